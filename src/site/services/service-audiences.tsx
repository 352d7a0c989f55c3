import type { ServicesPage } from '#content/services.schema.ts';

/** The sizes of organization as one table: each name, the team that comes, and line by line what that means. */
export const ServiceAudiences = ({ items }: Pick<ServicesPage['audiences'], 'items'>) => (
  <ul className="flex flex-wrap gap-px border border-ink bg-ink">
    {items.map(({ id, title, size, text, points }) => (
      <li
        key={id}
        id={id}
        className="audience gap-x-6 bg-sheet p-4 wrap-anywhere md:px-6 md:max-lg:grid md:max-lg:grid-cols-2"
      >
        <div>
          <h3 className={size ? 'text-small' : 'text-h3'}>{title}</h3>
          {size && (
            <p className="audience-size text-h3 font-[560] tracking-tight [font-stretch:112%]">{size}</p>
          )}
          <p className="mt-2 text-small text-ink-2">{text}</p>
        </div>
        <ul className="mt-3 text-small font-medium">
          {points.map((point) => (
            <li key={point} className="border-t border-hairline py-2">
              {point}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
