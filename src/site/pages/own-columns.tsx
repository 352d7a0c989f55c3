import type { SuccessStat, TitledText } from '#content/schema.ts';

/**
 * The attributes of a grid (own-pages.css) whose last row is full: by as many columns as divide the count, or leave one
 * over, which the last entry has as well.
 */
export const columnsFor = (count: number) => ({
  className: 'own-columns',
  'data-columns': pickColumns(count, [3, 2]),
  'data-wide-columns': pickColumns(count, [4, 3, 5, 2]),
});

const pickColumns = (count: number, columns: readonly number[]): number =>
  columns.find((column) => count % column === 0) ?? columns.find((column) => count % column === column - 1)!;

/** Titled texts side by side. */
export const Columns = ({ items }: { items: readonly TitledText[] }) => (
  <ul {...columnsFor(items.length)} className="own-columns own-ruled">
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3 className="text-lead">{title}</h3>
        <p className="mt-2 max-w-[36em] text-small text-ink-2">{text}</p>
      </li>
    ))}
  </ul>
);

/** The figures that are claimed, large, and how they were counted. */
export const Figures = ({ items }: { items: readonly SuccessStat[] }) => (
  <ul {...columnsFor(items.length)} className="own-columns own-ruled">
    {items.map(({ value, label, basis }) => (
      <li key={label}>
        <p className="own-value">{value}</p>
        <p className="mt-2 font-medium md:text-lead">{label}</p>
        <p className="mt-1 max-w-[28em] text-small text-ink-2">{basis}</p>
      </li>
    ))}
  </ul>
);

/** Steps on one line, their numbers large. */
export const Steps = ({ items }: { items: readonly TitledText[] }) => (
  <ol {...columnsFor(items.length)} className="own-columns own-steps">
    {items.map(({ title, text }, index) => (
      <li key={title}>
        <span aria-hidden="true" className="own-number">
          {index + 1}
        </span>
        <div>
          <h3 className="text-lead">{title}</h3>
          <p className="mt-2 max-w-[32em] text-ink-2">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
