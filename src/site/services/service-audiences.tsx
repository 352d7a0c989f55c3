import type { ServicesPage } from '#content/services.schema.ts';

type Audience = ServicesPage['audiences']['items'][number];

/** The sizes of organization, and how the work differs. Side by side, their points stand on rows: at most eight, of which empty ones have no height. */
export function ServiceAudiences({ items }: { items: readonly Audience[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-4 md:gap-y-10 lg:grid-cols-3 lg:gap-y-0">
      {items.map(({ id, title, size, text, points }, index) => (
        <li
          key={id}
          id={id}
          className="gap-6 md:max-lg:grid md:max-lg:grid-cols-2 lg:row-span-9 lg:grid lg:grid-rows-subgrid lg:gap-y-0 lg:nth-[n+4]:mt-10"
        >
          <div>
            <Dimension length={((index + 1) / items.length) * 100} />
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

/** An arrow from one end to the other, as drawings state a size; its length is a percentage. */
const Dimension = ({ length }: { length: number }) => (
  <svg
    width={`${length}%`}
    height="12"
    aria-hidden="true"
    className="mb-2 overflow-visible fill-none stroke-ink stroke-[1.5]"
  >
    <path d="M1 0v12M9 2L2 6l7 4" />
    <line x1="1" x2="100%" y1="6" y2="6" />
    <svg x="100%" className="overflow-visible">
      <path d="M-1 0v12M-9 2l7 4-7 4" />
    </svg>
  </svg>
);
