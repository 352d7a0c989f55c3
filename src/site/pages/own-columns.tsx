import type { SuccessStat, TitledText } from '#content/schema.ts';

/**
 * The attributes of a grid (own-pages.css) whose last row is full: by as many columns as divide the count, or leave one
 * over, which the last entry has as well.
 */
export function columnsFor(count: number, name = '') {
  const [columns, wide] = [pickColumns(count, [3, 2]), pickColumns(count, [4, 3, 5, 2])];
  return {
    className: `grid gap-6 md:gap-y-10 ${columns === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'} ${wideGrids[wide] ?? ''} ${name}`,
    'data-columns': columns,
    'data-wide-columns': wide,
  };
}

const wideGrids: Record<number, string> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

const pickColumns = (count: number, columns: readonly number[]): number =>
  columns.find((column) => count % column === 0) ?? columns.find((column) => count % column === column - 1)!;

/** Titled texts side by side. */
export const Columns = ({ items }: { items: readonly TitledText[] }) => (
  <ul {...columnsFor(items.length, 'own-ruled')}>
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3 className="text-lead">{title}</h3>
        <p className="mt-2 max-w-[36em] text-small text-ink-2">{text}</p>
      </li>
    ))}
  </ul>
);

/** The figures that are claimed, large in one frame, and how they were counted. */
export const Figures = ({ items }: { items: readonly SuccessStat[] }) => (
  <ul {...columnsFor(items.length, 'own-boxes')}>
    {items.map(({ value, label, basis }) => (
      <li key={label}>
        <p className="own-value font-[560] tracking-tight [font-stretch:112%]">{value}</p>
        <p className="mt-1 font-medium md:text-lead">{label}</p>
        <p className="mt-1 max-w-[28em] text-small text-ink-2">{basis}</p>
      </li>
    ))}
  </ul>
);

/** Whether the items of a list stand side by side: below each other they would leave most of the page empty. */
export const isFewAndShort = (items: readonly TitledText[]): boolean =>
  items.length > 2 && isHalfAPage(items);

/** Whether the items of a list leave half of a wide page to another. */
export const isHalfAPage = (items: readonly TitledText[]): boolean =>
  items.length > 1 && items.length <= 4 && items.every(({ text }) => text.length <= 120);
