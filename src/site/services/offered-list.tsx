import type { Service } from '#content/services.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { toHeadingId } from '../parts/heading-id.ts';
import { ruledRows, shortText } from './offerings.tsx';
import { PartsList } from './service-lists.tsx';

interface OfferedListProps {
  items: Service['offerings']['items'];
  /** Beside them what they are made with, on a phone folded. */
  technologies?: Service['technologies'];
}

/** What a service delivers, one to a row, its name, and its price if it has one, across from what it is. */
export function OfferedList({ items, technologies }: OfferedListProps) {
  const [ours, theirs, columns] = items.every(({ text }) => text.length <= shortText)
    ? ['lg:col-span-7', 'lg:col-span-5', 'lg:grid-cols-[2fr_3fr]']
    : ['lg:col-span-8', 'lg:col-span-4', 'lg:grid-cols-[1fr_2fr]'];
  return (
    <div className={`grid gap-x-6 md:gap-y-6 ${technologies ? 'lg:grid-cols-12' : ''}`}>
      <ul className={technologies ? `${ruledRows} ${ours}` : ruledRows}>
        {items.map(({ title, text, price }) => (
          <li
            key={title}
            className={`border-hairline not-first:border-t items-baseline lg:grid ${columns} lg:gap-x-6 py-3`}
          >
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lead">
              {title} {price && <span>{price}</span>}
            </h3>
            <p className="mt-1 max-w-[41.625rem] text-small text-ink-2 md:text-body lg:mt-0">{text}</p>
          </li>
        ))}
      </ul>
      {technologies && (
        <div className={`grid gap-6 content-start ${theirs}`}>
          <Technologies {...technologies} />
        </div>
      )}
    </div>
  );
}

function Technologies({ heading, lead, items }: NonNullable<Service['technologies']>) {
  const name = toHeadingId(heading);
  return (
    <section aria-labelledby={name} className="border-ink lg:border-t lg:pt-3 max-sm:border-t">
      <details className="fold group">
        <DisclosureSummary className="min-h-12 py-2 font-medium">{heading}</DisclosureSummary>
        <h2 id={name} className="fold-heading text-lead">
          {heading}
        </h2>
        {lead && <p className="text-small text-ink-2">{lead}</p>}
        <PartsList groups={items} rule="border-hairline" />
      </details>
    </section>
  );
}
