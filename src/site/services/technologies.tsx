import type { Service } from '#content/services.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { toHeadingId } from '../parts/heading-id.ts';
import { joinNames } from './service-lists.tsx';

type TechnologiesProps = NonNullable<Service['technologies']> & {
  /** In a column beside what is delivered, instead of in lines. */
  isBeside?: boolean;
};

/** What a service is made with, each group below its name, or in lines beside a button; on a phone folded. */
export function Technologies({ heading, lead, items, isBeside = false }: TechnologiesProps) {
  const name = toHeadingId(heading);
  return (
    <section aria-labelledby={name} className={isBeside ? '' : 'lg:col-span-8'}>
      <details className="fold group">
        <DisclosureSummary className="min-h-12 py-2 font-medium">{heading}</DisclosureSummary>
        <div
          className={`text-small text-ink-2 max-md:pb-3 ${isBeside ? 'md:border-ink md:pt-3 lg:border-t' : ''}`}
        >
          <h2 id={name} className={`fold-heading text-ink ${isBeside ? 'text-lead' : 'text-small'}`}>
            {heading}
          </h2>
          {lead && <p>{lead}</p>}
          <ul className={isBeside ? 'mt-2 grid gap-x-6 md:max-lg:grid-cols-2' : 'flex flex-wrap gap-x-6'}>
            {items.map((group) => (
              <li key={group.name} className={isBeside ? 'border-t border-hairline py-2' : ''}>
                <b className={isBeside ? 'block font-medium text-ink' : 'font-medium text-ink'}>
                  {group.name}
                </b>{' '}
                {joinNames(group.items)}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}
