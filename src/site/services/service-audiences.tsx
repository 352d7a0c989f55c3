import type { ServicesPage } from '#content/services.schema.ts';

type Audience = ServicesPage['audiences']['items'][number];

/** The sizes of organization, each a row: its name, how the work differs, and what that means. */
export function ServiceAudiences({ items }: { items: readonly Audience[] }) {
  return (
    <ul>
      {items.map(({ id, title, size, text, points }) => (
        <li key={id} id={id} className="grid gap-x-6 border-t border-ink py-3 md:grid-cols-2 lg:grid-cols-3">
          <div className="md:max-lg:row-span-2">
            <h3 className={size ? 'text-small' : 'text-h3'}>{title}</h3>
            {size && <p className="text-h3 font-[560] tracking-tight [font-stretch:112%]">{size}</p>}
          </div>
          <p className="max-w-[26.5em] text-small text-ink-2 max-md:mt-2">{text}</p>
          <ul className="max-md:mt-2 md:max-lg:mt-3">
            {points.map((point) => (
              <li
                key={point}
                className="border-hairline py-1 text-small font-medium not-first:border-t lg:first:pt-0"
              >
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
