import type { Product } from '#content/products.schema.ts';
import { focusRing } from '#design/ui/focus-ring.ts';
import { ProductStatus } from '../parts/product-status.tsx';
import { frame } from '../parts/section.tsx';

/** The products by name and state, each leading to its sheet below. */
export function ProductIndex({ products }: { products: readonly Product[] }) {
  return (
    <nav aria-label="Products" className="border-t-2 border-ink print:hidden">
      <ul className={`${frame} divide-hairline max-md:divide-y md:grid md:grid-cols-3 md:gap-x-6`}>
        {products.map((product) => (
          <li key={product.slug}>
            <a
              href={`#${product.slug}`}
              className={`flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 font-medium md:justify-start underline-offset-6 hover:underline ${focusRing}`}
            >
              {product.title}
              <ProductStatus product={product} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
