import type { ServicesPage } from '#content/services.schema.ts';
import { promiseDrawings } from '#design/drawings/promise-drawings.tsx';
import { keepTogether } from '#design/ui/unbroken.tsx';

/** The promises of every contract, whichever service is ordered. */
export function ServicePromises({ items }: { items: ServicesPage['highlights']['items'] }) {
  return (
    <ul>
      {items.map(({ icon, title, text }) => {
        const Mark = promiseDrawings[icon];
        return (
          <li
            key={title}
            className="grid grid-cols-[4.5rem_1fr] items-start gap-x-6 gap-y-2 border-t border-ink py-4 first:border-t-0 first:pt-0 md:grid-cols-[7rem_1fr] md:gap-x-10"
          >
            <Mark decorative className="md:[&_*]:[vector-effect:non-scaling-stroke]" />
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-[30em] text-ink-2">{keepTogether(text)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
