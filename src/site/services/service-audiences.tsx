import type { ServicesPage } from '#content/services.schema.ts';

type Audience = ServicesPage['audiences']['items'][number];

/** The sizes of organization, and how the work differs. */
export function ServiceAudiences({ items }: { items: readonly Audience[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-6 md:gap-y-10 lg:grid-cols-3">
      {items.map(({ id, title, text, points }) => (
        <li
          key={id}
          id={id}
          className="gap-6 border-t-2 border-ink pt-3 md:max-lg:grid md:max-lg:grid-cols-2 lg:grid lg:row-span-2 lg:grid-rows-subgrid lg:gap-4"
        >
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-[26.5em] text-small text-ink-2 md:text-body">{text}</p>
          </div>
          <ul className="max-md:mt-4">
            {points.map((point) => (
              <li key={point} className="border-t border-hairline py-2 font-medium md:py-3">
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
