import type { ListState } from './list-state.ts';
import { controlClass } from '#design/ui/field-frame.tsx';

/** A list's search, wherever it is kept. */
export interface ListSearch {
  typed: string;
  /** The current search of the list; it follows the typing. */
  settled: string;
  onType: (text: string) => void;
}

interface ListSearchBoxProps {
  /** The field's label: "Search messages". */
  label: string;
  search: ListSearch;
  list: ListState<unknown>;
  /** For Enter and the down arrow: the list follows the typing by itself. */
  onEnter?: () => void;
  className?: string;
}

/** The field that searches a list, and how many entries were found. */
export function ListSearchField(props: ListSearchBoxProps) {
  const { label, search, list, onEnter, className = 'mb-4' } = props;
  const isShown = search.settled !== '' && list.status === 'ready' && list.rows.length > 0;
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter?.();
      }}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}
    >
      <input
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        value={search.typed}
        onChange={(event) => search.onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'ArrowDown') return;
          event.preventDefault();
          onEnter();
        }}
        className={`${controlClass} min-w-0 flex-1 sm:max-w-72 sm:basis-60 lg:min-h-9! lg:py-1! lg:text-small!`}
      />
      <p role="status" className="text-small whitespace-nowrap text-ink-2 empty:hidden">
        {isShown && `${list.rows.length}${list.hasMore ? ' or more' : ''} found`}
        {list.status === 'ready' && !isShown && search.settled !== '' && (
          <span className="sr-only">Nothing found</span>
        )}
      </p>
    </form>
  );
}

/** Shown in place of a list that is empty, or when nothing was found. */
export const describeEmptyList = (name: string, { settled }: ListSearch): string =>
  settled === '' ? `No ${name} yet.` : `No ${name} with “${settled}”.`;
