import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { Product } from '#content/products.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { ClientVoice } from '../parts/client-voice.tsx';
import { FactCells, figureFact } from '../parts/fact-cells.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { ProductStatus } from '../parts/product-status.tsx';
import { frame } from '../parts/section.tsx';
import { productFrames } from './product-frames.ts';
import { ProductCrop } from './screens/product-figure.tsx';

interface ProductHeadProps {
  content: SiteContent;
  /** The page's button. */
  children: ReactNode;
}

/** The head of the products: each as a sheet with one spot of its screen and its facts, then a customer. */
export function ProductHead({ content, children }: ProductHeadProps) {
  const { products, site } = content;
  const { hero, voice, price, facts = [] } = site.productsPage;
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
      {voice && (
        <div className="product-voice">
          <ClientVoice voice={voice} sheet="text-h3 lg:text-h2" />
        </div>
      )}
    </div>
  );
}

/** Who signed the case of a product. One that is still in design has nothing to sign. */
function listSigners({ cases, people }: SiteContent, { status, onward }: Product): string {
  const [study] = status === 'Coming Soon' ? [] : pickEntries(cases, onward?.cases ?? []);
  const names = pickEntries(people, study?.signedBy ?? []).map(({ name }) => name);
  return new Intl.ListFormat('en-US').format(names);
}

/** The products by name and state, each leading to its sheet below; their facts in rows, level with each other. */
export function ProductIndex({ content }: { content: SiteContent }) {
  const { rows } = content.site.productsPage;
  const { signers } = content.site.onward;
  return (
    <nav aria-label="Products" className="print:hidden">
      <ul className="product-cards grid gap-x-6 gap-y-3">
        {content.products.map((product) => (
          <li
            key={product.slug}
            className={`product-card group relative grid border bg-sheet ${productFrames[product.status]}`}
          >
            <div className="px-4 pt-2 pb-1 md:py-3">
              <p className="flex flex-wrap items-center gap-x-3 text-small font-medium">
                <ProductStatus product={product} />
                <span>{product.price}</span>
              </p>
              <p className="pt-1 text-h3 font-[560] [font-stretch:112%] lg:pt-2">
                <a
                  href={`#${product.slug}`}
                  className="underline underline-offset-4 group-hover:text-petrol after:absolute after:inset-0"
                >
                  {product.title}
                </a>
              </p>
              <p className="mt-2 text-small text-ink-2 max-md:hidden">{product.subtitle}</p>
            </div>
            <ProductCrop product={product} />
            <dl className="px-4 text-small md:py-2">
              <Row label={rows.fact} className="max-md:hidden">
                {product.fact}
              </Row>
              <Row label={signers} className={product.fact && 'md:border-t'}>
                {listSigners(content, product) || rows.unsigned}
              </Row>
            </dl>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RowProps {
  label: string;
  className?: string;
  children: string | undefined;
}

const Row = ({ label, className = '', children }: RowProps) =>
  children && (
    <div className={`flex justify-between gap-x-4 border-hairline py-1 md:py-2 ${className}`}>
      <dt className="text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
