import { products } from '#content/products.ts';
import type { Product } from '#content/schema.ts';
import { productDrawings } from '#design/figures/products/product-drawings.ts';
import { ProductStatus } from '../parts/product-status.tsx';

/** The three products as sheets of a set, each with its title block at the foot. */
export function Products() {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {products.map((product) => (
        <li key={product.icon}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

function ProductCard({ product }: { product: Product }) {
  const Drawing = productDrawings[product.icon];
  return (
    <article className="flex h-full flex-col border border-ink bg-sheet md:max-lg:grid md:max-lg:grid-cols-2">
      <div className="border-b border-ink p-4 md:max-lg:border-r md:max-lg:border-b-0 sm:p-6">
        <Drawing />
      </div>
      <div className="flex grow flex-col p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 className="text-h3">{product.title}</h3>
          <ProductStatus product={product} />
        </div>
        <p className="mt-2 font-medium">{product.subtitle}</p>
        <p className="mt-3 text-small text-ink-2">{product.description}</p>
        <ul className="mt-6 text-small">
          {product.features.map((feature) => (
            <li key={feature} className="border-t border-hairline py-2">
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
