import type { ProductDetail } from '#content/products.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { FoldableTerm } from '../parts/foldable-term.tsx';

/** A product in daily use; for whom it is, its connections, where it runs, and whose data it is. */
export function ProductDetails({ detail }: { detail: ProductDetail }) {
  const facts = [
    { title: 'Made for', text: <Audience items={detail.audience} /> },
    { title: 'Integration', text: detail.integration },
    { title: 'Deployment', text: detail.deployment },
    { title: 'Data ownership', text: detail.dataOwnership },
  ];
  return (
    <>
      <ul>
        {detail.blocks.map((item) => (
          <li key={item.title} className="border-t border-hairline first:border-ink md:py-3">
            <FoldableTerm item={item} row="md:grid md:grid-cols-[1fr_2fr] md:gap-x-6" textClass="md:mt-0" />
          </li>
        ))}
      </ul>
      <details className="fold group border-y border-hairline">
        <DisclosureSummary className="min-h-12 py-2 font-medium">Specification</DisclosureSummary>
        <dl className="divide-y divide-hairline text-small max-md:pb-3">
          {facts.map(({ title, text }) => (
            <div key={title} className="py-2 md:grid md:grid-cols-[1fr_2fr] md:gap-x-6 md:py-3">
              <dt className="font-medium md:text-body">{title}</dt>
              <dd className="max-w-[36em] text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
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
