import { focusRing } from '#design/ui/focus-ring.ts';
import { headClass } from './scrolled-table.tsx';
import type { Sorting } from './use-sorted.ts';

interface SortHeadingProps<Key extends string> {
  name: string;
  column: Key;
  sorting: Sorting<Key>;
  className?: string;
}

/** A column heading that sorts by it. */
export function SortHeading<Key extends string>({
  name,
  column,
  sorting,
  className = '',
}: SortHeadingProps<Key>) {
  const isSorted = sorting.key === column;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? 'descending' : undefined}
      className={`${headClass} text-right whitespace-nowrap ${className}`}
    >
      <button
        type="button"
        className={`min-h-6 cursor-pointer rounded-control underline-offset-4 hover:underline ${isSorted ? 'text-ink' : ''} ${focusRing}`}
        onClick={() => sorting.sortBy(column)}
      >
        {name}
        <span aria-hidden="true" className={isSorted ? '' : 'invisible'}>
          {' ↓'}
        </span>
      </button>
    </th>
  );
}
