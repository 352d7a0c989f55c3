import type { ProductDetail } from '#content/products.schema.ts';
import { FoldableTerm } from '../parts/foldable-term.tsx';

/** A product in daily use, for whom it is, its connections, where it runs, and whose data it is. */
export function ProductDetails({ detail }: { detail: ProductDetail }) {
  const rows = [
    ...detail.blocks,
    { title: 'Made for', text: <Audience items={detail.audience} /> },
    { title: 'Integration', text: detail.integration },
    { title: 'Deployment', text: detail.deployment },
    { title: 'Data ownership', text: detail.dataOwnership },
  ];
  return (
    <ul className="border-b border-hairline">
      {rows.map((item) => (
        <li key={item.title} className="border-t border-hairline first:border-ink md:py-3">
          <FoldableTerm item={item} row="md:grid md:grid-cols-[1fr_2fr] md:gap-x-6" textClass="md:mt-0" />
        </li>
      ))}
    </ul>
  );
}

function Audience({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item}
          className="flex gap-3 before:mt-3 before:h-px before:w-3 before:shrink-0 before:bg-ink"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
