import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { Product } from '#content/products.schema.ts';
import { focusRing } from '#design/ui/focus-ring.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { ClientVoice } from '../parts/client-voice.tsx';
import { FactCells, figureFact } from '../parts/fact-cells.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { ProductStatus } from '../parts/product-status.tsx';
import { frame } from '../parts/section.tsx';
import { SignerLinks } from '../people/signer-links.tsx';
import { LessonCloseUp } from './lesson-close-up.tsx';

interface ProductHeadProps {
  content: SiteContent;
  /** The page's button. */
  children: ReactNode;
}

/** The head of the products: its words beside the work that they speak of, then the products with a buyer's first facts. */
export function ProductHead({ content, children }: ProductHeadProps) {
  const { products, site } = content;
  const { hero, voice } = site.productsPage;
  if (products.length === 0) {
    return (
      <PageIntro {...hero} isEmpty>
        {children}
      </PageIntro>
    );
  }
  const lesson = products.find(({ picture, screen }) => !picture && screen?.kind === 'lesson')?.screen;
  return (
    <div className={`${frame} grid gap-y-4 py-6 md:gap-y-6 md:py-10`}>
      <div className="grid items-center gap-x-6 gap-y-4 md:gap-y-6 lg:grid-cols-12">
        <div className={lesson ? 'lg:col-span-5' : 'lg:col-span-7'}>
          <h1 className="max-w-[14em] text-balance text-h2 sm:text-h1">{keepTogether(hero.heading)}</h1>
          <p className="mt-3 max-w-[33em] text-body text-ink-2 sm:text-lead md:mt-4">
            {keepTogether(hero.lead)}
          </p>
          <div className="mt-4 flex flex-wrap gap-3 md:mt-6">{children}</div>
        </div>
        {lesson && (
          <div className="lg:col-span-7">
            <LessonCloseUp words={lesson} />
          </div>
        )}
      </div>
      <div className="grid gap-px border border-ink bg-ink">
        <ProductIndex products={products} />
        <HeadFacts content={content} />
      </div>
      {voice && <ClientVoice voice={voice} />}
    </div>
  );
}

/** The products by name, price and state, each leading to its sheet below. */
export function ProductIndex({ products }: { products: readonly Product[] }) {
  return (
    <nav aria-label="Products" className="print:hidden">
      <ul className="grid gap-px lg:flex lg:*:flex-1">
        {products.map((product) => (
          <li key={product.slug} className="bg-sheet">
            <a href={`#${product.slug}`} className={`group block h-full px-4 py-2 md:py-3 ${focusRing}`}>
              <span className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="font-medium underline underline-offset-4 group-hover:text-petrol lg:text-lead">
                  {product.title}
                </span>
                <ProductStatus product={product} />
              </span>
              <span className="mt-1 block text-small text-ink-2 max-md:hidden">{product.subtitle}</span>
              {product.price && <span className="block text-small font-medium">{product.price}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The owner's facts, and who signed the work that the first of the products leads to. */
function HeadFacts({ content: { cases, people, products, site } }: { content: SiteContent }) {
  const study = pickEntries(
    cases,
    products.flatMap(({ onward }) => onward?.cases ?? []),
  )[0];
  const signers = pickEntries(people, study?.signedBy ?? []);
  const { price, facts = [] } = site.productsPage;
  const cells = [
    ...(price ? [figureFact(price)] : []),
    ...facts,
    ...(signers.length > 0 ? [{ label: site.onward.signers, value: <SignerLinks people={signers} /> }] : []),
  ];
  return cells.length > 0 ? <FactCells facts={cells} className="lg:flex lg:*:flex-1" /> : null;
}
