import type { SuccessStat } from '#content/schema.ts';
import { Cells } from '../parts/cells.tsx';

interface LargeStatsProps {
  items: readonly SuccessStat[];
  /** Without strips, beside words. */
  isPlain?: boolean;
}

/** The figures that are claimed and how they were counted, one below the other; a percentage above its cells in a strip. */
export const LargeStats = ({ items, isPlain = false }: LargeStatsProps) => (
  <ul className="flex h-full flex-col gap-y-6">
    {items.map(({ value, label, basis }) => (
      <li
        key={label}
        className="grid flex-1 grid-cols-[auto_1fr] items-start gap-x-4 gap-y-1 border-t border-ink pt-3 sm:grid-rows-[auto_1fr] sm:gap-x-6"
      >
        <p className="text-h1 font-[560] tracking-tight [font-stretch:112%] sm:row-span-2 md:text-hero">
          {value}
        </p>
        <p className="font-medium md:text-lead">{label}</p>
        <p className="max-w-[28em] text-small text-ink-2 max-sm:col-span-2">{basis}</p>
        {!isPlain && isPercentage(value) && (
          <Cells {...readShare(value)} className="col-span-2 mt-2 h-4 w-full self-end" />
        )}
      </li>
    ))}
  </ul>
);

/** One or two figures that have a band to themselves, as large as their few characters allow; others as usual. */
export function LoneStats({ items }: { items: readonly SuccessStat[] }) {
  if (items.length > 2 || items.some(({ value }) => value.length > 5)) return <LargeStats items={items} />;
  return (
    <ul className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
      {items.map(({ value, label, basis }) => (
        <li key={label}>
          <p className="lone-figure leading-none font-[560] tracking-tight [font-stretch:112%]">{value}</p>
          {isPercentage(value) && <Cells {...readShare(value)} className="mt-4 h-4 w-full" />}
          <p className="mt-4 font-medium md:text-h3">{label}</p>
          <p className="mt-1 text-small text-ink-2">{basis}</p>
        </li>
      ))}
    </ul>
  );
}

/** From 0% to 100%, with or without decimals. */
const isPercentage = (value: string): boolean => /^\d{1,2}(\.\d+)?\s?%$|^100\s?%$/.test(value);

/** A hundred cells, in two rows. */
const readShare = (value: string) => ({ filled: Number.parseFloat(value), columns: 50, rows: 2 });
