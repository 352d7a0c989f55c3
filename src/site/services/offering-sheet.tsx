import type { TitledText } from '#content/schema.ts';
import type { Service } from '#content/services.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { toHeadingId } from '../parts/heading-id.ts';
import { PartsList } from './service-lists.tsx';

interface OfferingSheetProps {
  items: readonly TitledText[];
  technologies: Service['technologies'];
}

/** What a service delivers as a specification: its items in cells that leave no gap, and at the foot what it is made with. */
export function OfferingSheet({ items, technologies }: OfferingSheetProps) {
  const wide = items.length % 3 === 1 ? 4 : items.length % 3;
  const isTall = items.slice(wide).some(({ title }) => title.length > shortTitle);
  return (
    <div className="border border-ink bg-sheet">
      <ul className="grid gap-px bg-ink lg:grid-cols-12">
        {items.map((item, index) => (
          <li
            key={item.title}
            className={`bg-sheet px-4 py-3 md:px-6 md:py-6 ${index < wide ? 'lg:col-span-6' : 'lg:col-span-4'}`}
          >
            <h3
              className={`text-body text-balance md:text-h3 ${index >= wide && isTall ? 'lg:min-h-15' : ''}`}
            >
              {item.title}
            </h3>
            <p className="mt-1 text-small text-ink-2 md:mt-3 md:text-body">{item.text}</p>
          </li>
        ))}
      </ul>
      {technologies && <Technologies {...technologies} />}
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

/** The characters of a title that fits a line of a third of the page. */
const shortTitle = 23;
