import type { Service } from '#content/services.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { toHeadingId } from '../parts/heading-id.ts';
import { joinNames } from './service-lists.tsx';

/** What a service is made with: a row below those of what it delivers; on a phone folded. */
export function Technologies({ heading, lead, items }: NonNullable<Service['technologies']>) {
  const name = toHeadingId(heading);
  return (
    <section aria-labelledby={name}>
      <details className="fold group">
        <DisclosureSummary className="min-h-12 py-2 font-medium">{heading}</DisclosureSummary>
        <div className="gap-x-6 text-small text-ink-2 max-md:pb-3 md:pt-3 lg:grid lg:grid-cols-[1fr_2fr]">
          <div>
            <h2 id={name} className="fold-heading text-lead text-ink">
              {heading}
            </h2>
            {lead && <p>{lead}</p>}
          </div>
          <ul className="mt-1 grid content-start gap-x-6 gap-y-1 md:grid-cols-2">
            {items.map((group) => (
              <li key={group.name}>
                <b className="font-medium text-ink">{group.name}</b> {joinNames(group.items)}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}
