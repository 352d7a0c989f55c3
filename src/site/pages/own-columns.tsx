import type { TitledText } from '#content/schema.ts';

/** The classes of a grid whose last row is full, or lacks as little as can be. */
export function columnsFor(count: number): string {
  if (count === 1) return 'max-w-160';
  if (count === 2) return 'md:grid-cols-2';
  if (count % 3 === 0) return 'md:grid-cols-2 lg:grid-cols-3';
  if (count % 4 === 0) return 'md:grid-cols-2 lg:grid-cols-4';
  return count % 3 === 2 ? 'md:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-2';
}

/** Titled texts side by side, numbered where they are steps. */
export function Columns({ items, isNumbered }: { items: readonly TitledText[]; isNumbered?: boolean }) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-x-6 gap-y-10 ${columnsFor(items.length)}`}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-ink pt-4 md:pr-6">
          {isNumbered && (
            <span aria-hidden="true" className="mb-2 block font-mono text-h3 text-petrol">
              {index + 1}
            </span>
          )}
          <h3 className="text-lead">{title}</h3>
          <p className="mt-2 text-small text-ink-2">{text}</p>
        </li>
      ))}
    </List>
  );
}
