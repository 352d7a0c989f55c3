import type { Workshop } from '#content/services.schema.ts';
import { Cells } from '../parts/cells.tsx';

/** The workshops: how long each is beside the longest, an hour to a cell, for whom it is, and what they leave with. */
export function Workshops({ items }: { items: readonly Workshop[] }) {
  const hours = items.map(({ length }) => readHours(length));
  const longest = Math.max(...hours);
  return (
    <ul className="border-t border-ink">
      {items.map(({ title, length, audience, outcome }, index) => (
        <li
          key={title}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-hairline py-2 not-first:border-t md:py-3 lg:grid-cols-12"
        >
          <h3 className="text-body md:text-lead lg:col-span-3">{title}</h3>
          <p className="text-body tabular-nums lg:col-span-2">{length}</p>
          {longest > 0 && (
            <Cells filled={hours[index]!} columns={longest} className="col-span-2 h-3 w-full lg:col-span-3" />
          )}
          <p className="col-span-2 mt-2 text-small text-ink-2 lg:col-span-4 lg:col-start-9 lg:mt-0">
            <b className="font-medium text-ink">{audience}.</b> {outcome}
          </p>
        </li>
      ))}
    </ul>
  );
}

const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Reads "half a day", "two days" or "three hours", six hours to a day; 0 for a length in other words. */
export function readHours(length: string): number {
  const [, count = '', unit] = /^(half a|\w+) (day|hour)s?$/.exec(length) ?? [];
  const number = count === 'half a' ? 0.5 : Math.max(counts.indexOf(count), Number(count) || 0);
  return unit === 'day' ? number * 6 : number;
}
