import type { Product } from '#content/products.schema.ts';
import { SheetFigure } from '#design/figures/sheet/sheet-figure.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ProductStatus } from '../parts/product-status.tsx';

/** The products as sheets of a set, in rows of three or two, their parts level with each other. */
export function Products({ products }: { products: readonly Product[] }) {
  const columns = products.length === 2 || products.length === 4 ? 2 : 3;
  return (
    <ul className={`grid gap-6 lg:gap-y-0 ${columns === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'}`}>
      {products.map((product, index) => (
        <li
          key={product.slug}
          className={`lg:row-span-5 lg:grid lg:grid-rows-subgrid${index < columns ? '' : ' lg:mt-6'}`}
        >
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

function ProductCard({ product }: { product: Product }) {
  return (
    <article className="grid content-start border border-ink bg-sheet md:max-lg:grid-cols-2 lg:row-span-5 lg:grid-rows-subgrid">
      <div className="border-b border-ink p-4 sm:p-6 md:max-lg:row-span-3 md:max-lg:border-r md:max-lg:border-b-0">
        <PictureOrDrawing picture={product.picture} sizes="(min-width: 64rem) 30vw, 92vw">
          <SheetFigure name={`product-${product.icon}`} />
        </PictureOrDrawing>
      </div>
      <div className="flex flex-col items-start gap-3 p-4 pb-0 sm:p-6 sm:pb-0">
        <ProductStatus product={product} />
        <h3 className="text-h3">{product.title}</h3>
      </div>
      <p className="mt-2 px-4 font-medium sm:px-6">{product.subtitle}</p>
      <p className="mt-3 px-4 text-small text-ink-2 sm:px-6 md:max-lg:pb-6">{product.description}</p>
      <ul className="mt-6 px-4 pb-4 text-small sm:px-6 md:max-lg:col-span-2 md:max-lg:mt-0 md:max-lg:columns-2 md:max-lg:border-t md:max-lg:border-ink md:max-lg:pt-4">
        {product.features.map((feature) => (
          <li key={feature} className="break-inside-avoid border-t border-hairline py-2">
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}
