import type { ReactNode } from 'react';
import type { OnwardWords } from '#content/onward.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { PostPicture } from '#features/posts/site/post-picture.tsx';
import { caseParts } from '#design/drawings/cases/case-screen.tsx';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import { frame, tones } from '../parts/section.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ProductFigure } from '../products/screens/product-figure.tsx';
import { ReferencedCaseDrawing } from '../portfolio/case-drawing.tsx';
import { findChange } from '../portfolio/case-value.tsx';
import type { Ways } from './find-onward.ts';
import { OnwardList } from './onward-list.tsx';

interface ReadOnProps {
  words: OnwardWords;
  ways: Ways;
  posts: readonly PostCard[];
  tone: keyof typeof tones;
}

/** The foot of a page: the ways onward, each a picture, where there is room, above its name; cases have what they changed. */
export function ReadOn({ words, ways, posts, tone }: ReadOnProps) {
  const count = ways.cases.length + ways.products.length + posts.length;
  if (count + ways.services.length === 0) return null;
  const columns = count % 3 === 0 ? 'lg:grid-cols-3' : 'xl:grid-cols-4';
  return (
    <section
      aria-labelledby="onward-heading"
      className={`border-t border-hairline print:hidden${tones[tone]}`}
    >
      <div className={`${frame} grid gap-4 py-6 md:gap-6 md:py-12`}>
        <h2 id="onward-heading" className="text-h3 md:text-h2">
          {words.heading}
        </h2>
        <ul className={`grid gap-x-6 gap-y-4 md:grid-cols-2 ${columns}`}>
          {ways.cases.map((study, index) => (
            <CaseWay
              key={study.slug}
              study={study}
              kind={words.case}
              className={index === 0 && count % 2 ? twoColumns : ''}
            />
          ))}
          {ways.products.map((product) => (
            <Way
              key={product.slug}
              picture={<ProductFigure product={product} />}
              kind={words.product}
              href={`${paths.products()}#${product.slug}`}
              title={product.title}
            />
          ))}
          {posts.map(({ slug, title, image_url, image_focus }) => (
            <Way
              key={slug}
              picture={
                image_url && (
                  <PostPicture url={image_url} focus={image_focus} sizes={sizes} className="border-0" />
                )
              }
              kind={words.article}
              href={paths.article(slug)}
              title={title}
            />
          ))}
        </ul>
        {ways.services.length > 0 && (
          <OnwardList words={words} ways={{ ...ways, cases: [], products: [] }} layout="stack" />
        )}
      </div>
    </section>
  );
}

const sizes = '(min-width: 80rem) 395px, 47vw';

/** The first of an odd number, on a tablet: its picture beside its words. */
const twoColumns = 'md:max-lg:col-span-2 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-6';

interface WayProps {
  picture: ReactNode;
  kind: string;
  href: string;
  title: string;
  className?: string;
  children?: ReactNode;
}

const Way = ({ picture, kind, href, title, className = '', children }: WayProps) => (
  <li className={`group relative border-ink border-t pt-3 ${picture ? 'way-drawn' : ''} ${className}`}>
    {picture && (
      <div className="mb-3 grid aspect-video items-center overflow-hidden border border-ink bg-sheet max-md:hidden">
        {picture}
      </div>
    )}
    <div>
      <p className="text-fine text-ink-2">{kind}</p>
      <a
        href={href}
        className="block font-medium text-balance underline underline-offset-4 wrap-anywhere group-hover:text-petrol after:absolute after:inset-0"
      >
        {keepTogether(title)}
      </a>
      {children}
    </div>
  </li>
);

/** A case's name is above what changed. */
function CaseWay({ study, ...rest }: { study: Ways['cases'][number]; kind: string; className: string }) {
  const { client, picture, thumbnail, slug } = study;
  const change = findChange(study);
  return (
    <Way
      picture={
        (picture ?? thumbnail) && (
          <PictureOrDrawing picture={picture} sizes={sizes} decorative>
            {thumbnail && (
              <div className="h-full bg-sunk">
                <div className="border-b border-ink bg-sheet">
                  <ReferencedCaseDrawing drawn={thumbnail} part={caseParts.top} decorative />
                </div>
              </div>
            )}
          </PictureOrDrawing>
        )
      }
      {...rest}
      href={paths.caseStudy(slug)}
      title={client}
    >
      {change && (
        <p className="text-small text-ink-2">
          {`${change.metric}: `}
          <b className="font-[560] text-ink sm:whitespace-nowrap [font-stretch:112%]">{change.value}</b>
        </p>
      )}
    </Way>
  );
}
