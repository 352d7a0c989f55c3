import type { Product } from '#content/products.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { paths } from '#paths/paths.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ProductFigure } from '../products/screens/product-figure.tsx';
import { ProductStatus } from '../parts/product-status.tsx';

/** The products as sheets of a set, in rows of three or two. */
export function Products({
  products,
  featuresLabel,
}: Pick<CardProps, 'featuresLabel'> & { products: readonly Product[] }) {
  const columns = products.length === 2 || products.length === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3';
  return (
    <ul className={`card-row ${columns}`}>
      {products.map((product) => (
        <li key={product.slug}>
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
    <article className="flex h-full flex-col border border-ink bg-sheet">
      <div className="border-b border-ink bg-paper empty:hidden">
        <PictureOrDrawing picture={product.picture} sizes="(min-width: 64rem) 400px, 85vw">
          <ProductFigure product={product} />
        </PictureOrDrawing>
      </div>
      <div className="grow px-4 py-3">
        <p className="flex flex-wrap items-center gap-x-3 text-small font-medium">
          <ProductStatus product={product} />
          {product.price}
        </p>
        <h3 className="mt-2 text-lead xl:text-h3">
          <a
            href={`${paths.products()}#${product.slug}`}
            className="py-1 underline underline-offset-4 hover:text-petrol"
          >
            {product.title}
          </a>
        </h3>
        <p className="mt-1 text-small font-medium">{product.subtitle}</p>
        <p className="mt-1 text-small text-ink-2">{product.description}</p>
      </div>
      {product.features.length > 0 && <ProductFeatures product={product} featuresLabel={featuresLabel} />}
    </article>
  );
}

/** Folded on a phone, where a card with them would be long. */
function ProductFeatures({ product: { title, features }, featuresLabel }: CardProps) {
  return (
    <details className="fold group border-t border-hairline">
      <DisclosureSummary className="relative min-h-11 px-4 text-small font-medium">
        <span>
          {featuresLabel}
          <span className="sr-only">{`: ${title}`}</span>
        </span>
      </DisclosureSummary>
      <ul className="px-4 pb-3 text-small">
        {features.map((feature) => (
          <li key={feature} className="border-hairline py-1 not-first:border-t">
            {feature}
          </li>
        ))}
      </ul>
    </details>
  );
}
