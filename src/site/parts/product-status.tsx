import type { Product } from '#content/products.schema.ts';

/** Filled if it is in use, framed if it is in trials, dashed if it is still being designed. */
const looks: Record<Product['statusColor'], string> = {
  pass: 'border-ink bg-ink text-paper',
  petrol: 'border-petrol text-petrol',
  'ink-2': 'border-dashed border-ink-2 text-ink-2',
};

/** How far a product is. */
export function ProductStatus({ product: { status, statusColor } }: { product: Product }) {
  return (
    <span
      className={`inline-flex min-h-7 items-center rounded-control border px-2 text-fine font-medium whitespace-nowrap ${looks[statusColor]}`}
    >
      {status}
    </span>
  );
}
