import type { ServicesPage } from '#content/services.schema.ts';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';

type Audience = ServicesPage['audiences']['items'][number];

/** The sizes of organization, and how the work differs. Side by side, their points stand on rows: at most eight, of which empty ones have no height. */
export function ServiceAudiences({ items }: { items: readonly Audience[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-6 md:gap-y-10 lg:grid-cols-3 lg:gap-y-0">
      {items.map(({ id, drawing, title, text, points }) => (
        <li
          key={id}
          id={id}
          className="gap-6 border-t-2 border-ink pt-3 md:max-lg:grid md:max-lg:grid-cols-2 lg:row-span-9 lg:grid lg:grid-rows-subgrid lg:gap-y-0 lg:nth-[n+4]:mt-10"
        >
          <div>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 lg:flex lg:flex-col-reverse lg:items-start">
              <h3 className="text-h3">{title}</h3>
              {drawing && (
                <div className="w-28 lg:w-40">
                  <ReferencedDrawing name={`team-${drawing}`} decorative />
                </div>
              )}
            </div>
            <p className="mt-2 max-w-[26.5em] text-small text-ink-2 md:text-body">{text}</p>
          </div>
          <ul className="max-md:mt-4 lg:row-span-8 lg:mt-4 lg:grid lg:grid-rows-subgrid">
            {points.map((point) => (
              <li key={point} className="border-t border-hairline py-2 font-medium max-md:text-small md:py-3">
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
