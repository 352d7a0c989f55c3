import type { Labels } from '#content/labels.schema.ts';
import type { ServicesPage } from '#content/services.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { Section } from '../parts/section.tsx';
import { Signed, Value } from './record-sheet.tsx';

/** The promises of every contract in one table: each name, what it says, and the line of work that kept it. */
export function ServicePromises({
  heading,
  lead,
  items,
  labels,
}: ServicesPage['highlights'] & { labels: Labels }) {
  return (
    <Section heading={heading} {...(lead && { lead })} tone="sheet" dense="half">
      <ul className="border-y border-ink">
        {items.map(({ title, note, lines = [], text }) => (
          <li
            key={title}
            className="grid items-center gap-x-6 gap-y-2 border-hairline py-4 not-first:border-t lg:grid-cols-12"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:col-span-3 lg:block">
              <h3 className="text-h3">{title}</h3>
              <p className="text-small text-ink-2">{note}</p>
            </div>
            <p
              className={`text-small text-ink-2 md:text-body ${lines.length > 0 ? 'lg:col-span-5' : 'lg:col-span-9'}`}
            >
              {keepTogether(text)}
            </p>
            <ul className="grid gap-2 wrap-anywhere empty:hidden lg:col-span-4">
              {lines.map((row) => (
                <li key={row.label} className="promise-line flex items-center gap-x-4">
                  <span className="promise-label flex-1 text-small text-ink-2">{row.label}</span>
                  <span className="text-lead">
                    <Value row={row} />
                  </span>
                  <Signed row={row} labels={labels} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
