import type { Service } from '#content/services.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { toHeadingId } from '../parts/heading-id.ts';
import { Questions } from '../parts/questions.tsx';
import { PartsList } from './service-lists.tsx';

/** What a service delivers, each below a rule, with its price if it has one: in two columns, of an odd number the first across both. */
export const OfferedList = ({ items }: { items: Service['offerings']['items'] }) => (
  <ul className="grid gap-x-6 border-b border-hairline md:gap-y-6 md:grid-cols-2 md:border-0">
    {items.map(({ title, text, price }, index) => (
      <li
        key={title}
        className={`border-t border-hairline py-3 md:border-ink md:pb-0 ${index === 0 && items.length % 2 ? 'md:col-span-2' : ''}`}
      >
        <h3
          className={`text-body ${price ? 'flex flex-wrap items-baseline justify-between gap-x-4 md:block md:text-lead' : 'md:text-h3'}`}
        >
          {title} {price && <span className="text-lead md:block md:text-h2">{price}</span>}
        </h3>
        <p className="mt-1 max-w-[41.625rem] text-small text-ink-2 md:text-body">{text}</p>
      </li>
    ))}
  </ul>
);

/** What the service is made with: on a phone folded. */
export function Technologies({ heading, lead, items }: NonNullable<Service['technologies']>) {
  const name = toHeadingId(heading);
  return (
    <section aria-labelledby={name}>
      <details className="fold group">
        <DisclosureSummary className="min-h-12 py-2 font-medium">{heading}</DisclosureSummary>
        <h2 id={name} className="fold-heading text-lead">
          {heading}
        </h2>
        {lead && <p className="text-small text-ink-2">{lead}</p>}
        <PartsList groups={items} isNarrow />
      </details>
    </section>
  );
}

/** A few questions about what is offered. */
export function OfferedAnswers({ heading, items }: NonNullable<Service['questions']>) {
  const name = toHeadingId(heading);
  return (
    <section aria-labelledby={name} className="mt-6">
      <h2 id={name} className="mb-2 text-lead">
        {heading}
      </h2>
      <Questions items={items} />
    </section>
  );
}
