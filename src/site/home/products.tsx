import type { Product } from '#content/products.schema.ts';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ProductStatus } from '../parts/product-status.tsx';

/** The products as sheets of a set, in rows of three or two, their parts level with each other. */
export function Products({
  products,
  featuresLabel,
}: Pick<CardProps, 'featuresLabel'> & { products: readonly Product[] }) {
  const columns = products.length === 2 || products.length === 4 ? 2 : 3;
  return (
    <ul className={`grid gap-6 lg:gap-y-0 ${columns === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'}`}>
      {products.map((product, index) => (
        <li
          key={product.slug}
          className={`lg:row-span-3 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid${index < columns ? '' : ' lg:mt-6'}`}
        >
          <ProductCard product={product} featuresLabel={featuresLabel} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  product: Product;
  /** The heading of the folded features. */
  featuresLabel: string;
}

function ProductCard({ product, featuresLabel }: CardProps) {
  return (
    <article className="border border-ink bg-sheet lg:row-span-3 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid">
      <div className="flex gap-4 p-4">
        <div className="min-w-0 grow">
          <ProductStatus product={product} />
          <h3 className="mt-2 text-lead lg:text-h3">{product.title}</h3>
          <p className="mt-1 text-small font-medium">{product.subtitle}</p>
        </div>
        {(product.picture ?? product.icon) && (
          <div className="w-24 max-w-1/3 shrink-0 sm:w-32">
            <PictureOrDrawing picture={product.picture} sizes="8rem">
              {product.icon && <ReferencedDrawing name={`product-${product.icon}`} decorative />}
            </PictureOrDrawing>
          </div>
        )}
      </div>
      <p className="px-4 pb-4 text-small text-ink-2">{product.description}</p>
      <ProductFeatures product={product} featuresLabel={featuresLabel} />
    </article>
  );
}

/** Collapsed where three cards with them would be long; open when they are side by side, and on paper. */
function ProductFeatures({ product: { title, features }, featuresLabel }: CardProps) {
  return (
    <details className="group border-t border-hairline lg:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
      <DisclosureSummary className="min-h-11 px-4 text-small font-medium lg:supports-[selector(::details-content)]:hidden">
        <span>
          {featuresLabel}
          <span className="sr-only">{`: ${title}`}</span>
        </span>
      </DisclosureSummary>
      <ul className="px-4 pb-3 text-small">
        {features.map((feature) => (
          <li key={feature} className="border-hairline py-1.5 not-first:border-t">
            {feature}
          </li>
        ))}
      </ul>
    </details>
  );
}
