import type { TitledText } from '#content/schema.ts';
import type { TechGroup } from '#content/services.schema.ts';

/** For whom: three cases side by side on the same line. */
export function AudienceCases({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 lg:grid-cols-3">
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="border-t border-ink pt-4 md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-x-6"
        >
          <h3 className="max-w-[16em] text-lead">{title}</h3>
          <p className="mt-2 max-w-[30em] text-ink-2 md:max-lg:mt-0">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The technologies of a service, as a parts list. */
export function PartsList({ groups }: { groups: readonly TechGroup[] }) {
  return (
    <dl className="border-b border-hairline">
      {groups.map(({ name, items }) => (
        <div key={name} className="gap-x-6 border-t border-hairline py-3 sm:grid sm:grid-cols-8">
          <dt className="font-medium sm:col-span-2">{name}</dt>
          <dd className="text-ink-2 sm:col-span-6">
            <ul className="flex flex-wrap gap-x-6">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The deliverables, as a list to tick at the handover. */
export function Deliverables({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-x-6 md:grid-cols-2">
      {items.map((item) => (
        <li
          key={item}
          className="flex gap-3 border-t border-hairline py-3 before:mt-1 before:size-4 before:shrink-0 before:border before:border-ink"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}

/** The next three moves, numbered. */
export function NextMoves({ items }: { items: readonly TitledText[] }) {
  return (
    <ol className="grid gap-x-6 gap-y-10 lg:grid-cols-3">
      {items.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[3.5rem_1fr] lg:block">
          <span aria-hidden="true" className="block font-mono text-h2 text-petrol">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lead lg:mt-3">{title}</h3>
            <p className="mt-1 max-w-[27.5em] text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
