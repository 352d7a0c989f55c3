import type { ServicesPage } from '#content/services.schema.ts';
import { promiseDrawings } from '#design/drawings/promise-drawings.tsx';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { Section } from '../parts/section.tsx';

/** The promises of every contract, whichever service is ordered. */
export function ServicePromises({ heading, lead, items }: ServicesPage['highlights']) {
  return (
    <Section heading={heading} {...(lead && { lead })} layout="aside">
      <ul className="border-b border-ink">
        {items.map(({ icon, title, text }) => {
          const Mark = promiseDrawings[icon];
          return (
            <li
              key={title}
              className="grid grid-cols-[min(3rem,15%)_1fr] gap-x-4 border-t border-ink py-4 md:grid-cols-[4rem_1fr] md:gap-x-6"
            >
              <Mark decorative />
              <div className="flex-wrap items-baseline gap-x-6 md:flex">
                <h3 className="text-lead md:basis-44 md:text-h3">{title}</h3>
                <p className="mt-1 text-small text-ink-2 md:mt-0 md:flex-[1_1_20rem] md:text-body">
                  {keepTogether(text)}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
