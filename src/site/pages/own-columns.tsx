import type { TitledText } from '#content/schema.ts';

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

/** Titled texts side by side, numbered where they are steps. */
export function Columns({ items, isNumbered }: { items: readonly TitledText[]; isNumbered?: boolean }) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List {...columnsFor(items.length)}>
      {items.map(({ title, text }, index) => (
        <li key={title} className={`border-t-2 border-ink pt-4 ${isNumbered ? 'own-step' : ''}`}>
          {isNumbered && (
            <span aria-hidden="true" className="font-mono text-h3 text-petrol">
              {index + 1}
            </span>
          )}
          <div>
            <h3 className="text-lead">{title}</h3>
            <p className="mt-2 max-w-[36em] text-small text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
