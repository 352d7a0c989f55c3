import type { ProductDetail } from '#content/products.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { FoldableTerm } from '../parts/foldable-term.tsx';

/** A product in daily use. */
export function ProductBlocks({ blocks }: Pick<ProductDetail, 'blocks'>) {
  return (
    <ul
      className={`grid gap-x-6 border-b border-hairline ${blocks.length % 3 === 0 ? 'md:max-lg:grid-cols-3' : 'md:max-lg:grid-cols-2'}`}
    >
      {blocks.map((item) => (
        <li key={item.title} className="border-t border-hairline md:py-3">
          <FoldableTerm item={item} />
        </li>
      ))}
    </ul>
  );
}

/** For whom a product is, its connections, where it runs, and whose data it is. */
export function ProductSpecification({ detail }: { detail: ProductDetail }) {
  const facts = [
    { title: 'Made for', text: <Audience items={detail.audience} /> },
    { title: 'Integration', text: detail.integration },
    { title: 'Deployment', text: detail.deployment },
    { title: 'Data ownership', text: detail.dataOwnership },
  ];
  return (
    <details className="fold group border-t border-ink">
      <DisclosureSummary className="min-h-12 py-2 font-medium">Specification</DisclosureSummary>
      <dl className="grid gap-x-6 gap-y-3 text-small max-md:pb-3 md:grid-cols-2 md:pt-3 lg:grid-cols-4">
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium md:text-body">{title}</dt>
            <dd className="max-w-[36em] text-ink-2 md:mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
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
