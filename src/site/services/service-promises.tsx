import type { ServicesPage } from '#content/services.schema.ts';
import { promiseDrawings } from '#design/drawings/promise-drawings.tsx';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { CellSection, fillColumns } from './cell-section.tsx';

/** The promises of every contract, whichever service is ordered. */
export function ServicePromises({ heading, lead, items }: ServicesPage['highlights']) {
  return (
    <CellSection heading={heading} lead={lead} tone="paper" columns={fillColumns(items.length) ?? 3}>
      {items.map(({ icon, title, text }) => {
        const Mark = promiseDrawings[icon];
        return (
          <li
            key={title}
            className="grid grid-cols-[4rem_1fr] gap-x-4 border-t border-hairline py-4 md:block md:border-ink md:pb-0"
          >
            <Mark decorative className="max-w-16" />
            <div className="md:mt-4">
              <h3 className="text-lead">{title}</h3>
              <p className="mt-1 text-small text-ink-2">{keepTogether(text)}</p>
            </div>
          </li>
        );
      })}
    </CellSection>
  );
}
