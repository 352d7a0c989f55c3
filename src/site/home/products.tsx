import { products } from '#content/products.ts';
import type { Product } from '#content/schema.ts';
import { SheetFigure } from '#design/figures/sheet/sheet-figure.tsx';
import { ProductStatus } from '../parts/product-status.tsx';

/** The three products as sheets of a set, their parts level with each other. */
export function Products() {
  return (
    <ul className="product-cards">
      {products.map((product) => (
        <li key={product.icon}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

function ProductCard({ product }: { product: Product }) {
  return (
    <article>
      <div>
        <SheetFigure name={`product-${product.icon}`} />
      </div>
      <div>
        <ProductStatus product={product} />
        <h3>{product.title}</h3>
      </div>
      <p>{product.subtitle}</p>
      <p>{product.description}</p>
      <ul>
        {product.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}
