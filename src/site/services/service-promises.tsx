import type { Labels } from '#content/labels.schema.ts';
import type { ServicesPage } from '#content/services.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { Section } from '../parts/section.tsx';
import { RecordLines } from './record-sheet.tsx';

/** The promises of every contract, each as a sheet of the work that keeps it, or a rule, above what it says. */
export function ServicePromises({
  heading,
  lead,
  items,
  labels,
}: ServicesPage['highlights'] & { labels: Labels }) {
  return (
    <Section heading={heading} {...(lead && { lead })} tone="sheet" dense="half">
      <ul className="grid gap-6 lg:grid-cols-3">
        {items.map(({ title, note, lines = [], text }) => (
          <li key={title}>
            <div className={`border-ink text-small ${lines.length > 0 ? 'border' : 'border-t pt-2'}`}>
              <div
                className={`flex flex-wrap items-baseline justify-between gap-x-4 ${lines.length > 0 ? 'px-4 py-1.5' : ''}`}
              >
                <h3 className="text-h3">{title}</h3>
                <p className="text-ink-2">{note}</p>
              </div>
              <RecordLines lines={lines} labels={labels} />
            </div>
            <p className="mt-3 text-small text-ink-2 md:text-body">{keepTogether(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
