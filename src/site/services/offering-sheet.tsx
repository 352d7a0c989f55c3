import type { TitledText } from '#content/schema.ts';
import type { Service } from '#content/services.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { toHeadingId } from '../parts/heading-id.ts';
import { shortText } from './offerings.tsx';
import { PartsList } from './service-lists.tsx';

interface OfferingSheetProps {
  items: readonly TitledText[];
  technologies: Service['technologies'];
  questions: Service['questions'];
}

/** What a service delivers as a specification: its items in cells that leave no gap, at the foot what it is made with and answers. */
export function OfferingSheet({ items, technologies, questions }: OfferingSheetProps) {
  const isRow = items.length === 4 && items.every(({ text }) => text.length <= shortText);
  const wide = items.length % 3 === 1 ? 4 : items.length % 3;
  const narrow = isRow ? 'lg:col-span-3' : 'lg:col-span-4';
  return (
    <div className="border border-ink bg-sheet">
      <ul className="grid gap-px bg-ink lg:grid-cols-12">
        {items.map((item, index) => (
          <li
            key={item.title}
            className={`bg-sheet px-4 py-3 md:px-6 md:py-6 grid-cols-1 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0 ${index < wide && !isRow ? 'lg:col-span-6' : narrow}`}
          >
            <h3 className={`text-body text-balance ${isRow ? 'md:text-lead' : 'md:text-h3'}`}>
              {item.title}
            </h3>
            <p className="mt-1 text-small text-ink-2 md:mt-3 md:text-body">{item.text}</p>
          </li>
        ))}
      </ul>
      {technologies && <Technologies {...technologies} />}
      {questions && <Answers {...questions} />}
    </div>
  );
}

/** What the service is made with: on a phone folded. */
function Technologies({ heading, lead, items }: NonNullable<OfferingSheetProps['technologies']>) {
  const name = toHeadingId(heading);
  return (
    <section aria-labelledby={name} className="border-t border-ink px-4 md:px-6 md:py-6">
      <details className="fold group">
        <DisclosureSummary className="min-h-12 py-2 font-medium">{heading}</DisclosureSummary>
        <div className="grid gap-x-6 gap-y-3 max-md:pb-3 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <h2 id={name} className="fold-heading text-lead">
              {heading}
            </h2>
            {lead && <p className="text-small text-ink-2">{lead}</p>}
          </div>
          <div className="lg:col-span-9">
            <PartsList groups={items} />
          </div>
        </div>
      </details>
    </section>
  );
}

/** A few questions and their answers, side by side where there is room. */
function Answers({ heading, items }: NonNullable<Service['questions']>) {
  const name = toHeadingId(heading);
  return (
    <section
      aria-labelledby={name}
      className="grid gap-x-6 gap-y-3 border-t border-ink px-4 py-3 md:px-6 md:py-6 lg:grid-cols-12"
    >
      <h2 id={name} className="text-lead lg:col-span-3">
        {heading}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 text-small md:auto-cols-fr md:grid-flow-col lg:col-span-9">
        {items.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-medium">{question}</dt>
            <dd className="text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
