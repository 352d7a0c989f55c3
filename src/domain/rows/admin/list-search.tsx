import type { ListState } from './list-state.ts';
import { TextField } from '#design/ui/text-field.tsx';

/** A list's search, wherever it is kept. */
export interface ListSearch {
  typed: string;
  /** The current search of the list; it follows the typing. */
  settled: string;
  onType: (text: string) => void;
}

interface ListSearchBoxProps {
  /** What is searched: "Search messages". */
  label: string;
  search: ListSearch;
  list: ListState<unknown>;
  /** For Enter and the down arrow: the list follows the typing by itself. */
  onEnter?: () => void;
}

/** The field that searches a list, and how many entries were found. */
export function ListSearchField({ label, search, list, onEnter }: ListSearchBoxProps) {
  const isShown = search.settled !== '' && list.status === 'ready' && list.rows.length > 0;
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter?.();
      }}
      className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-2"
    >
      <TextField
        type="search"
        label={label}
        maxLength={200}
        autoComplete="off"
        value={search.typed}
        onChange={(event) => search.onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'ArrowDown') return;
          event.preventDefault();
          onEnter();
        }}
        className="w-full max-w-3xl sm:w-96"
      />
      <p role="status" className="text-small text-ink-2 sm:pb-2.5">
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
