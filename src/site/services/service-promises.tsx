import type { ServicesPage } from '#content/services.schema.ts';
import { promiseDrawings } from '#design/drawings/promise-drawings.tsx';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { Section } from '../parts/section.tsx';

/** The promises of every contract, whichever service is ordered. */
export function ServicePromises({ heading, lead, items }: ServicesPage['highlights']) {
  return (
    <Section heading={heading} {...(lead && { lead })} layout="aside">
      <ul className="grid gap-x-6 gap-y-4 lg:grid-cols-3">
        {items.map(({ icon, title, text }) => {
          const Mark = promiseDrawings[icon];
          return (
            <li
              key={title}
              className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-start gap-x-4 border-t border-ink pt-3"
            >
              <h3 className="text-h3">{title}</h3>
              <div className="w-14">
                <Mark decorative />
              </div>
              <p className="col-span-2 mt-3 text-small text-ink-2">{keepTogether(text)}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
