import type { Service } from '#content/services.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { toHeadingId } from '../parts/heading-id.ts';
import { joinNames } from './service-lists.tsx';

type TechnologiesProps = NonNullable<Service['technologies']> & {
  /** In a column beside what is delivered, instead of across the page below it. */
  isBeside?: boolean;
};

/** What a service is made with, each group below its name; on a phone folded. */
export function Technologies({ heading, lead, items, isBeside = false }: TechnologiesProps) {
  const name = toHeadingId(heading);
  return (
    <section aria-labelledby={name} className={isBeside ? '' : 'md:mt-6'}>
      <details className="fold group">
        <DisclosureSummary className="min-h-12 py-2 font-medium">{heading}</DisclosureSummary>
        <div
          className={`text-small text-ink-2 max-md:pb-3 md:border-ink md:pt-3 ${isBeside ? 'lg:border-t' : 'gap-x-6 md:border-t lg:grid lg:grid-cols-[1fr_2fr]'}`}
        >
          <div>
            <h2 id={name} className="fold-heading text-lead text-ink">
              {heading}
            </h2>
            {lead && <p>{lead}</p>}
          </div>
          <ul
            className={`grid content-start gap-x-6 ${isBeside ? 'mt-2 md:max-lg:grid-cols-2' : 'gap-y-2 md:grid-cols-2 lg:grid-cols-3'}`}
          >
            {items.map((group) => (
              <li key={group.name} className={isBeside ? 'border-t border-hairline py-2' : ''}>
                <b className="block font-medium text-ink">{group.name}</b> {joinNames(group.items)}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}
