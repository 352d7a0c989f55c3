import type { Product, ProductDetail } from '#content/products.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';

/** A product in daily use: what its screen is good for, in equal columns below it. */
export function ProductBlocks({ blocks }: Pick<ProductDetail, 'blocks'>) {
  return (
    <ul
      className={`grid gap-x-6 gap-y-4 ${blocks.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4'}`}
    >
      {blocks.map(({ title, text }) => (
        <li key={title}>
          <h3 className="text-body md:text-lead">{title}</h3>
          <p className="mt-1 max-w-[36em] text-small text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** What it has, in one row; folded on a phone. */
export function ProductFeatures({ features, label }: Pick<Product, 'features'> & { label: string }) {
  return (
    <details className="fold group border-y border-ink">
      <DisclosureSummary className="min-h-12 font-medium">{label}</DisclosureSummary>
      <ul className="grid gap-x-6 text-small font-medium max-md:pb-3 md:grid-cols-3 md:py-3 xl:grid-cols-5">
        {features.map((feature) => (
          <li key={feature} className="py-1">
            {feature}
          </li>
        ))}
      </ul>
    </details>
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
    <details className="group border-y border-ink print:details-content:[content-visibility:visible]">
      <DisclosureSummary className="min-h-12 py-2 font-medium">Specification</DisclosureSummary>
      <dl className="grid gap-x-6 gap-y-3 pb-4 text-small md:grid-cols-2 lg:grid-cols-4">
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
