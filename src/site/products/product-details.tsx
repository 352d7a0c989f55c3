import type { Product, ProductDetail } from '#content/products.schema.ts';
import type { Question } from '#content/schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';

/** What its screen is good for: read out where it stands at a pane, which an image hides, and seen where it does not. */
export function ProductBlocks({ blocks }: Pick<ProductDetail, 'blocks'>) {
  return (
    <ul>
      {blocks.map(({ title, text, place }) => (
        <li
          key={title}
          className={place ? 'sr-only' : 'flex flex-wrap gap-x-6 border-t border-ink px-4 py-3'}
        >
          <h3 className="text-body">{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface SpecificationProps {
  product: Product;
  featuresLabel: string;
}

/** What it has, its connections, where it runs, and whose data it is; its name says so while it is closed. */
export function ProductSpecification({ product: { features, details }, featuresLabel }: SpecificationProps) {
  const facts = [
    {
      title: featuresLabel,
      text: (
        <ul>
          {features.map((feature) => (
            <li
              key={feature}
              className="flex gap-2 before:mt-2.75 before:h-px before:w-3 before:shrink-0 before:bg-ink"
            >
              {feature}
            </li>
          ))}
        </ul>
      ),
    },
    { title: 'Integration', text: details.integration },
    { title: 'Deployment', text: details.deployment },
    { title: 'Data ownership', text: details.dataOwnership },
  ];
  return (
    <details className="group mt-auto border-y border-hairline">
      <DisclosureSummary className="min-h-12 py-2">
        <h3 className="text-body">Specification</h3>
        <span className="grow text-small text-ink-2 max-md:hidden">
          {facts.map(({ title }, index) => (index === 0 ? title : title.toLowerCase())).join(', ')}
        </span>
      </DisclosureSummary>
      <dl className="text-small">
        {facts.map(({ title, text }) => (
          <div key={title} className="grid gap-x-6 border-t border-hairline py-3 sm:grid-cols-[8rem_1fr]">
            <dt className="font-medium">{title}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Questions whose answers can be read at once. */
export const Answers = ({ items }: { items: readonly Question[] }) => (
  <dl className="grid gap-x-6 gap-y-4 md:grid-cols-2">
    {items.map(({ question, answer }) => (
      <div key={question}>
        <dt className="text-lead leading-snug font-[560] [font-stretch:112%]">{question}</dt>
        <dd className="mt-2 text-ink-2">{answer}</dd>
      </div>
    ))}
  </dl>
);
