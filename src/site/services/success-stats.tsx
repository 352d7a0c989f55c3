import type { SuccessStat } from '#content/schema.ts';
import { Cells } from '../parts/cells.tsx';

/** The figures that are claimed and how they were counted, beside each other; as large as a page has them where two share a row. */
export function SuccessStats({ items }: { items: readonly SuccessStat[] }) {
  const isThree = items.length % 3 === 0;
  const hasCells = items.every(({ value }) => isPercentage(value));
  return (
    <ul className={`grid gap-x-6 gap-y-6 ${isThree ? 'lg:grid-cols-3' : 'md:grid-cols-2'}`}>
      {items.map((item) => (
        <Stat
          key={item.label}
          {...item}
          {...{ hasCells }}
          size={isThree ? 'text-h1' : 'text-h1 md:text-hero'}
        />
      ))}
    </ul>
  );
}

/** The same one below the other. */
export const LargeStats = ({ items }: { items: readonly SuccessStat[] }) => (
  <ul className="flex h-full flex-col gap-y-6">
    {items.map((item) => (
      <Stat key={item.label} {...item} size="text-h1 md:text-hero" />
    ))}
  </ul>
);

interface StatProps extends SuccessStat {
  size: string;
  /** Whether a percentage has its strip: all of a row have one, or none. */
  hasCells?: boolean;
}

/** A figure beside its words; a percentage above its cells in a strip. */
const Stat = ({ value, label, basis, size, hasCells = true }: StatProps) => (
  <li className="grid flex-1 grid-cols-[auto_1fr] items-start gap-x-4 gap-y-1 border-t border-ink pt-3 sm:grid-rows-[auto_1fr] sm:gap-x-6">
    <p className={`${size} font-[560] tracking-tight [font-stretch:112%] sm:row-span-2`}>{value}</p>
    <p className="font-medium md:text-lead">{label}</p>
    <p className="max-w-[28em] text-small text-ink-2 max-sm:col-span-2">{basis}</p>
    {hasCells && isPercentage(value) && (
      <Cells {...readShare(value)} className="col-span-2 mt-2 h-4 w-full self-end" />
    )}
  </li>
);

/** From 0% to 100%, with or without decimals. */
const isPercentage = (value: string): boolean => /^\d{1,2}(\.\d+)?\s?%$|^100\s?%$/.test(value);

/** A hundred cells, in two rows. */
const readShare = (value: string) => ({ filled: Number.parseFloat(value), columns: 50, rows: 2 });
