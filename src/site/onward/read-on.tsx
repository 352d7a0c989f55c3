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
import { CaseValue, findChange } from '../portfolio/case-value.tsx';
import type { Ways } from './find-onward.ts';
import { OnwardList } from './onward-list.tsx';

interface ReadOnProps {
  words: OnwardWords;
  ways: Ways;
  posts: readonly PostCard[];
  tone: keyof typeof tones;
}

/** The foot of a page: the ways onward, cases by their change, and articles with their images beside them. */
export function ReadOn({ words, ways, posts, tone }: ReadOnProps) {
  return (
    <section
      aria-labelledby="onward-heading"
      className={`border-t border-hairline print:hidden${tones[tone]}`}
    >
      <div className={`${frame} grid gap-4 py-6 md:gap-6 md:py-12`}>
        <h2 id="onward-heading" className="text-h3 md:text-h2">
          {words.heading}
        </h2>
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
          <div className="flex flex-col gap-4">
            {ways.cases.map((study) => (
              <CaseWay key={study.slug} study={study} kind={words.case} />
            ))}
            {ways.services.length > 0 && (
              <OnwardList words={words} ways={{ ...ways, cases: [], products: [] }} layout="stack" />
            )}
            {ways.products.map((product) => (
              <ProductWay key={product.slug} product={product} kind={words.product} />
            ))}
          </div>
          <ul className="grid content-start gap-x-6 gap-y-4 sm:grid-cols-2">
            {posts.map((post) => (
              <ArticleWay key={post.slug} post={post} kind={words.article} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** What changed at the client, large; beside it, where there is room, the top of its screen. */
function CaseWay({ study, kind }: { study: Ways['cases'][number]; kind: string }) {
  const { client, picture, thumbnail } = study;
  const change = findChange(study);
  return (
    <div className={pictured}>
      <div>
        <p className="text-fine text-ink-2">{kind}</p>
        {change && (
          <CaseValue className="mt-1 block text-h3 leading-tight font-[560] tracking-tight [font-stretch:112%] md:text-h2">
            {change.value}
          </CaseValue>
        )}
        <a
          href={paths.caseStudy(study.slug)}
          className="font-medium underline underline-offset-4 group-hover:text-petrol after:absolute after:inset-0 md:text-lead"
        >
          {client}
        </a>
        {change && <p className="mt-1 text-small text-ink-2">{change.metric}</p>}
      </div>
      {(picture ?? thumbnail) && (
        <div className="border border-ink bg-sheet max-sm:hidden">
          <PictureOrDrawing picture={picture} sizes="(min-width: 80rem) 380px, 66vw" decorative>
            {thumbnail && <ReferencedCaseDrawing drawn={thumbnail} part={caseParts.top} decorative />}
          </PictureOrDrawing>
        </div>
      )}
    </div>
  );
}

const pictured = 'group relative grid items-start gap-x-6 border-t border-ink pt-3 sm:grid-cols-[15rem_1fr]';

/** Its name and what it is; beside them, where there is room, a spot of its screen. */
const ProductWay = ({ product, kind }: { product: Ways['products'][number]; kind: string }) => (
  <div className={pictured}>
    <div>
      <p className="text-fine text-ink-2">{kind}</p>
      <a
        href={`${paths.products()}#${product.slug}`}
        className="font-medium underline underline-offset-4 group-hover:text-petrol after:absolute after:inset-0 md:text-lead"
      >
        {product.title}
      </a>
      <p className="mt-1 text-small text-ink-2 max-md:hidden">{product.subtitle}</p>
    </div>
    <div className="border border-ink bg-sheet max-sm:hidden">
      <ProductFigure product={product} />
    </div>
  </div>
);

/** Its image is above its title, or on a phone beside it. */
const ArticleWay = ({ post, kind }: { post: PostCard; kind: string }) => (
  <li className="group relative flex flex-row-reverse items-start gap-4 border-t border-ink pt-3 sm:block">
    {post.image_url && (
      <PostPicture
        url={post.image_url}
        focus={post.image_focus}
        sizes="(min-width: 40rem) 300px, 112px"
        className="mb-3 w-24 shrink-0 sm:w-auto"
      />
    )}
    <div className="grow">
      <p className="text-fine text-ink-2">{kind}</p>
      <a
        href={paths.article(post.slug)}
        className="font-medium underline underline-offset-4 wrap-anywhere group-hover:text-petrol after:absolute after:inset-0"
      >
        {keepTogether(post.title)}
      </a>
    </div>
  </li>
);
