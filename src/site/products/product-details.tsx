import type { Product, ProductBlock, ProductDetail } from '#content/products.schema.ts';
import type { Question } from '#content/schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import type { ScreenPlace } from './screens/screen-frame.tsx';

const places: readonly (ScreenPlace | undefined)[] = ['left', 'middle', 'right', undefined];

/** What has a place on the screen as it stands there, then the rest. */
const inPlaces = (blocks: readonly ProductBlock[]): ProductBlock[] =>
  blocks.toSorted((one, other) => places.indexOf(one.place) - places.indexOf(other.place));

/** What its screen is good for, in equal columns below it, each with its number there; a narrow screen has them at its panes. */
export function ProductBlocks({ blocks }: Pick<ProductDetail, 'blocks'>) {
  return (
    <ul
      className={`product-blocks grid gap-x-6 gap-y-4 ${blocks.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4'}`}
    >
      {inPlaces(blocks).map(({ title, text, place }) => (
        <li key={title} className={place && 'at-pane'}>
          <h3 className={`text-lead${place ? ' numbered' : ''}`}>{title}</h3>
          <p className="mt-1 text-ink-2">{text}</p>
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
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      ),
    },
    { title: 'Integration', text: details.integration },
    { title: 'Deployment', text: details.deployment },
    { title: 'Data ownership', text: details.dataOwnership },
  ];
  return (
    <details className="group border-y border-ink">
      <DisclosureSummary className="min-h-12 py-2">
        <h3 className="text-lead">Specification</h3>
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
  <dl className="text-small">
    {items.map(({ question, answer }) => (
      <div key={question} className="border-t border-hairline py-3">
        <dt className="font-medium">{question}</dt>
        <dd className="text-ink-2">{answer}</dd>
      </div>
    ))}
  </dl>
);
