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
  const columns = products.length === 2 || products.length === 4 ? 'md:grid-cols-2' : 'md:grid-cols-3';
  return (
    <ul className={`grid gap-3 md:gap-4 lg:gap-6 ${columns}`}>
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
      <div className="product-head">
        <div className="empty:hidden">
          <PictureOrDrawing picture={product.picture} sizes="(min-width: 64rem) 400px, 85vw">
            <ProductFigure product={product} />
          </PictureOrDrawing>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small leading-snug font-medium">
          <ProductStatus product={product} />
          <span>{product.price}</span>
        </p>
      </div>
      <div className="relative">
        <div className="px-4 py-2">
          <h3 className="product-title text-lead xl:text-h3">
            <a
              href={`${paths.products()}#${product.slug}`}
              className="py-1 underline underline-offset-4 hover:text-petrol"
            >
              {product.title}
            </a>
          </h3>
          <p className="mt-1 leading-snug font-medium max-md:text-small">{product.subtitle}</p>
        </div>
        {product.features.length > 0 ? (
          <ProductDetails product={product} featuresLabel={featuresLabel} />
        ) : (
          <p className="px-4 pb-3 text-small text-ink-2">{product.description}</p>
        )}
      </div>
    </article>
  );
}

/** Folded on a phone, where a card with them would be long: its toggle stands beside the title. */
function ProductDetails({ product: { title, description, features }, featuresLabel }: CardProps) {
  return (
    <details className="fold group">
      <DisclosureSummary className="absolute top-0 right-0 min-h-11 px-4">
        <span className="sr-only">{`${featuresLabel}: ${title}`}</span>
      </DisclosureSummary>
      <p className="px-4 pb-3 text-small text-ink-2">{description}</p>
      <ul className="mx-4 grid gap-2 border-t border-hairline py-3 text-small leading-snug">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </details>
  );
}
