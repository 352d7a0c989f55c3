import type { SuccessStat } from '#content/schema.ts';
import { Cells } from '../parts/cells.tsx';

/** The figures that are claimed and how they were counted; each percentage beside its hundred cells. */
export function SuccessStats({ items }: { items: readonly SuccessStat[] }) {
  const columns = items.length % 3 === 0 ? 'lg:grid-cols-3' : 'md:grid-cols-2';
  return (
    <ul className={`grid gap-x-6 gap-y-6 ${columns}`}>
      {items.map(({ value, label, basis }) => (
        <li key={label} className="flex flex-wrap gap-x-6 border-t border-ink pt-3">
          {isPercentage(value) && (
            <Cells
              filled={Number.parseInt(value, 10)}
              rows={10}
              columns={10}
              className="mt-2 w-24 self-start sm:w-28"
            />
          )}
          <div className="flex-[1_1_10rem]">
            <p className="text-h1 font-[560] tracking-tight [font-stretch:112%]">{value}</p>
            <p className="mt-1 text-body font-medium">{label}</p>
            <p className="mt-1 max-w-[28em] text-small text-ink-2">{basis}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The same one below the other, as large as a page has them, each above its hundred cells in a strip. */
export const LargeStats = ({ items }: { items: readonly SuccessStat[] }) => (
  <ul className="flex h-full flex-col gap-y-6">
    {items.map(({ value, label, basis }) => (
      <li
        key={label}
        className="grid flex-1 grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 border-t border-ink pt-3 sm:gap-x-6"
      >
        <p className="text-h1 md:text-hero font-[560] tracking-tight [font-stretch:112%] sm:row-span-2">
          {value}
        </p>
        <p className="font-medium md:text-lead lg:self-end">{label}</p>
        <p className="max-w-[28em] text-small text-ink-2 max-sm:col-span-2 lg:self-start">{basis}</p>
        {isPercentage(value) && (
          <Cells
            filled={Number.parseInt(value, 10)}
            rows={2}
            columns={50}
            className="col-span-2 mt-2 h-4 w-full self-end"
          />
        )}
      </li>
    ))}
  </ul>
);

/** From 0% to 100%, with or without decimals. */
const isPercentage = (value: string): boolean => /^\d{1,2}(\.\d+)?\s?%$|^100\s?%$/.test(value);
