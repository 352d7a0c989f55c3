import type { SuccessStat } from '#content/schema.ts';

/** The figures that are claimed and how they were counted; with room, each percentage beside its hundred cells. */
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
          {!isNarrow && isPercentage(value) && <HundredCells filled={Number.parseInt(value, 10)} />}
          <div className="flex-[1_1_10rem]">
            <p className="text-h1 font-[560] tracking-tight [font-stretch:112%]">{value}</p>
            <p className="mt-1 text-body font-medium">{label}</p>
            <p className={`mt-1 text-small text-ink-2 ${isNarrow ? 'max-w-[36em]' : 'max-w-[25em]'}`}>
              {basis}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** From 0% to 100%, with or without decimals. */
const isPercentage = (value: string): boolean => /^\d{1,2}(\.\d+)?\s?%$|^100\s?%$/.test(value);

/** A hundred cells in ten rows, this many of them filled; the misses are outlined. */
function HundredCells({ filled }: { filled: number }) {
  const rows = Array.from({ length: 10 }, (_, row) => {
    const inRow = Math.max(0, Math.min(10, filled - row * 10));
    return { y: row * 10 + 4, inRow };
  });
  const hits = rows.filter(({ inRow }) => inRow > 0).map(({ y, inRow }) => `M0 ${y}h${inRow * 10 - 2}`);
  const misses = rows.flatMap(({ y, inRow }) =>
    Array.from({ length: 10 - inRow }, (_, index) => `M${(inRow + index) * 10 + 0.5} ${y - 3.5}h7v7h-7z`),
  );
  return (
    <svg viewBox="0 0 98 98" aria-hidden="true" className="mt-2 w-24 self-start fill-none sm:w-28">
      <path className="stroke-current stroke-8" strokeDasharray="8 2" d={hits.join('')} />
      <path className="stroke-control stroke-[1.5]" d={misses.join('')} />
    </svg>
  );
}
