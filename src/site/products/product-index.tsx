import type { Product } from '#content/products.schema.ts';
import { focusRing } from '#design/ui/focus-ring.ts';
import { ProductStatus } from '../parts/product-status.tsx';

/** The products by name, price and state, as the page's facts; each leads to its sheet below. */
export function ProductIndex({ products }: { products: readonly Product[] }) {
  return (
    <nav aria-label="Products" className="bg-sheet print:hidden">
      <ul className="divide-y divide-hairline">
        {products.map((product) => (
          <li key={product.slug}>
            <a
              href={`#${product.slug}`}
              className={`group flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 ${focusRing}`}
            >
              <span className="min-w-0 flex-1 basis-40">
                <span className="block font-medium underline underline-offset-4 group-hover:text-petrol">
                  {product.title}
                </span>
                <span className="block text-small text-ink-2 max-md:hidden">{product.subtitle}</span>
                {product.price && <span className="block text-small font-medium">{product.price}</span>}
              </span>
              <span className="shrink-0">
                <ProductStatus product={product} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
