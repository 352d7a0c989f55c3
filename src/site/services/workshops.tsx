import type { Workshop } from '#content/services.schema.ts';

/** The workshops as a timetable; on narrow screens each row becomes a block. */
export function Workshops({ items }: { items: readonly Workshop[] }) {
  return (
    <table className="w-full text-left max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-b-2 border-ink text-small">
          <th scope="col" className="w-[22%] py-2 pr-6 font-medium">
            Workshop
          </th>
          <th scope="col" className="w-[13%] py-2 pr-6 font-medium">
            Length
          </th>
          <th scope="col" className="w-[26%] py-2 pr-6 font-medium">
            For
          </th>
          <th scope="col" className="py-2 font-medium">
            What you leave with
          </th>
        </tr>
      </thead>
      <tbody className="border-ink max-lg:block max-lg:border-t">
        {items.map(({ title, length, audience, outcome }) => (
          <tr
            key={title}
            className="border-b border-hairline align-baseline max-lg:flex max-lg:flex-wrap max-lg:justify-between max-lg:gap-x-4 max-lg:py-2"
          >
            <th scope="row" className="py-3 pr-6 text-body font-[560] max-lg:py-0 [font-stretch:112%]">
              {title}
            </th>
            <td className="py-3 text-body max-lg:py-0 lg:pr-6">{length}</td>
            <td className={meaning}>{audience}</td>
            <td className={meaning}>{outcome}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meaning = 'py-3 text-small text-ink-2 max-lg:w-full max-lg:py-0 lg:pr-6';
