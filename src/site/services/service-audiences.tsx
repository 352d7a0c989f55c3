import type { ServicesPage } from '#content/services.schema.ts';

type Audience = ServicesPage['audiences']['items'][number];

/** Three of them widen with the size of the organization; any other number is as wide as each other. */
const widening = ['lg:col-span-3', 'lg:col-span-4', 'lg:col-span-5'];

/** The sizes of organization and how the work differs, each under a measure of its width. */
export function ServiceAudiences({ items }: { items: readonly Audience[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
      {items.map(({ id, title, text, points }, index) => (
        <li key={id} id={id} className={items.length === 3 ? widening[index] : 'lg:col-span-4'}>
          <Measure />
          <div className="mt-4 gap-6 md:max-lg:grid md:max-lg:grid-cols-2">
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-[26.5em] text-ink-2">{text}</p>
            </div>
            <ul className="mt-4 text-small md:max-lg:mt-0">
              {points.map((point) => (
                <li key={point} className="border-t border-hairline py-3">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A dimension line as wide as what it measures. */
function Measure() {
  return (
    <div
      aria-hidden="true"
      className="flex h-4 items-center border-x border-ink before:size-0 before:border-y-4 before:border-r-12 before:border-y-transparent before:border-r-ink after:size-0 after:border-y-4 after:border-l-12 after:border-y-transparent after:border-l-ink"
    >
      <span className="h-px grow bg-ink" />
    </div>
  );
}
