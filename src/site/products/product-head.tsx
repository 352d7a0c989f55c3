import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { Product } from '#content/products.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { FactCells, figureFact } from '../parts/fact-cells.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ProductStatus } from '../parts/product-status.tsx';
import { frame } from '../parts/section.tsx';
import { ProductFigure } from './screens/product-figure.tsx';

interface ProductHeadProps {
  content: SiteContent;
  /** The page's button. */
  children: ReactNode;
}

/** The head of the products: what sets them apart in a table, then the page's facts. */
export function ProductHead({ content, children }: ProductHeadProps) {
  const { products, site } = content;
  const { hero, price, facts = [] } = site.productsPage;
  if (products.length === 0) {
    return (
      <PageIntro {...hero} isEmpty>
        {children}
      </PageIntro>
    );
  }
  const cells = [...(price ? [figureFact(price)] : []), ...facts];
  return (
    <div className={`${frame} grid gap-y-4 py-6 md:gap-y-6 md:py-10`}>
      <h1 className="text-balance text-h2 sm:text-h1">{keepTogether(hero.heading)}</h1>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-body text-ink-2 sm:text-lead">{keepTogether(hero.lead)}</p>
        {children}
      </div>
      <ProductIndex content={content} />
      {cells.length > 0 && <FactCells facts={cells} className="border border-ink lg:flex lg:*:flex-1" />}
    </div>
  );
}

/** Who signed a product, or else its case; nobody yet if it is still in design, and nothing if nobody is to sign it. */
function findSigners({ cases, people, site }: SiteContent, product: Product): string | undefined {
  const isDesigned = product.status !== 'Coming Soon';
  const [study] = isDesigned ? pickEntries(cases, product.onward?.cases ?? []) : [];
  const names = pickEntries(people, product.signedBy ?? study?.signedBy ?? []).map(({ name }) => name);
  if (names.length === 0) return isDesigned ? undefined : site.productsPage.rows.unsigned;
  return new Intl.ListFormat('en-US').format(names);
}

/** Its picture, or the spot of its screen that stands for it, where there is room. What is no spot is below, in its sheet. */
function RowFigure({ product }: { product: Product }) {
  const { picture, screen, icon } = product;
  if (!picture && (screen ? screen.kind === 'results' : !icon)) return null;
  return (
    <div className="product-figure content-center border-r border-hairline bg-paper">
      <PictureOrDrawing picture={picture} sizes="240px" decorative>
        <ProductFigure product={product} />
      </PictureOrDrawing>
    </div>
  );
}

/** The products compared: name, state, price and facts, each row leading to its sheet below. */
export function ProductIndex({ content }: { content: SiteContent }) {
  const { rows } = content.site.productsPage;
  const { signers } = content.site.onward;
  const signed = content.products.map((product) => findSigners(content, product));
  const label = 'shrink-0 text-ink-2';
  return (
    <nav aria-label="Products" className="border border-ink bg-sheet">
      <ul>
        {content.products.map((product, index) => (
          <li key={product.slug} className="group relative flex border-hairline not-first:border-t">
            <RowFigure product={product} />
            <div className="product-row grid flex-1 content-center gap-x-6 gap-y-1 px-4 py-2 text-small">
              <div>
                <p className="text-lead font-[560] [font-stretch:112%]">
                  <a
                    href={`#${product.slug}`}
                    className="underline underline-offset-4 group-hover:text-petrol after:absolute after:inset-0"
                  >
                    {product.title}
                  </a>
                </p>
                <p className="text-ink-2 max-lg:hidden">{product.subtitle}</p>
              </div>
              <p className="product-state flex flex-wrap items-center gap-x-3 font-medium">
                <ProductStatus product={product} />
                <span>{product.price}</span>
              </p>
              <dl className="flex flex-wrap gap-x-6">
                {product.fact && (
                  <div className="product-start flex gap-x-2 lg:block">
                    <dt className={label}>{rows.fact}</dt>
                    <dd>{product.fact}</dd>
                  </div>
                )}
                {signed[index] && (
                  <div className="product-signer flex gap-x-2 lg:block">
                    <dt className={label}>{signers}</dt>
                    <dd>{signed[index]}</dd>
                  </div>
                )}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
