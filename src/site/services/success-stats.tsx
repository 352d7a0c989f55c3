import type { SuccessStat } from '#content/schema.ts';
import { Cells } from '../parts/cells.tsx';

/** The figures that are claimed and how they were counted; each percentage beside its hundred cells. */
export function SuccessStats({
  items,
  isNarrow = false,
}: {
  items: readonly SuccessStat[];
  /** Half of the page's width: one below the other. */
  isNarrow?: boolean;
}) {
  const wide = items.length % 3 === 0 ? 'lg:grid-cols-3' : 'md:grid-cols-2';
  const columns = isNarrow ? 'md:max-lg:grid-cols-2' : wide;
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

/** From 0% to 100%, with or without decimals. */
const isPercentage = (value: string): boolean => /^\d{1,2}(\.\d+)?\s?%$|^100\s?%$/.test(value);
