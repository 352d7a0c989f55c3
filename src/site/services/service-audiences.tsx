import type { ServicesPage } from '#content/services.schema.ts';

type Audience = ServicesPage['audiences']['items'][number];

/** The sizes of organization, and how the work differs. Side by side, their points stand on rows: at most eight, of which empty ones have no height. */
export function ServiceAudiences({ items }: { items: readonly Audience[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-4 md:gap-y-10 lg:grid-cols-3 lg:gap-y-0">
      {items.map(({ id, title, size, text, points }) => (
        <li
          key={id}
          id={id}
          className="gap-6 border-t-2 border-ink pt-3 md:max-lg:grid md:max-lg:grid-cols-2 lg:row-span-9 lg:grid lg:grid-rows-subgrid lg:gap-y-0 lg:nth-[n+4]:mt-10"
        >
          <div>
            <h3 className={size ? 'text-body' : 'text-h3'}>{title}</h3>
            {size && (
              <p className="text-h3 font-[560] md:text-h2 tracking-tight [font-stretch:112%]">{size}</p>
            )}
            <p className="mt-2 max-w-[26.5em] text-small text-ink-2 md:mt-3 md:text-body">{text}</p>
          </div>
          <ul className="max-md:mt-3 lg:row-span-8 lg:mt-4 lg:grid lg:grid-rows-subgrid">
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
