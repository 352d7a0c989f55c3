import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { buttonClass } from '#design/ui/button.tsx';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { toFolderSearch, type Folder } from './folder.ts';
import { FolderLinks } from './folder-links.tsx';
import { describeEmptyList, ListSearchField } from './list-search.tsx';
import { ListView } from './list-view.tsx';
import type { FolderList } from './use-folder-list.ts';

interface RowActions {
  /** Runs an action that removes a row or its button; the heading gets the focus. */
  act: (action: () => void) => void;
  /** Asks before it deletes the row. */
  askToDelete: (id: string) => void;
}

interface FolderListScreenProps<Row> {
  title: string;
  /** The words for the rows: "message" and "messages". */
  one: string;
  many: string;
  /** The main folder's name. */
  mainLabel: string;
  list: FolderList<Row>;
  /** These rows as a file. */
  exportUrl: string;
  onDelete: (id: string) => void;
  /** Further actions on the list as a whole. */
  actions?: ReactNode;
  /** Stands above the search: what concerns the whole list. */
  above?: ReactNode;
  /** Further restrictions, beside the search. */
  choices?: ReactNode;
  /** The main folder's text where nothing meets those. */
  emptyText?: string | undefined;
  /** An action where nothing is listed. */
  emptyAction?: ReactNode;
  /** The height of a row. */
  rowClass?: string;
  children: (rows: Row[], actions: RowActions) => ReactNode;
}

/** A list with a spam folder, newest first: search, download, and a confirmation before deleting. */
export function FolderListScreen<Row>(props: FolderListScreenProps<Row>) {
  const { title, one, many, mainLabel, list, exportUrl, onDelete, actions, above, children } = props;
  const { choices, emptyText, emptyAction, rowClass } = props;
  const { search, rows, spam } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const [toDelete, setToDelete] = useState<string | null>(null);
  const [path] = useLocation();
  const hrefOf = (folder: Folder) => path + toFolderSearch(search.settled, folder);
  const isSpamWhole = search.folder === 'spam' && search.settled === '';

  function act(action: () => void) {
    action();
    heading.current?.focus();
  }

  return (
    <>
      <ScreenHeading title={title} headingRef={heading}>
        {actions}
        <a href={exportUrl} download className={buttonClass('secondary', 'compact')}>
          Download CSV
        </a>
      </ScreenHeading>
      <FolderLinks
        links={[
          { label: mainLabel, href: hrefOf('main'), isCurrent: search.folder === 'main' },
          { label: 'Spam', href: hrefOf('spam'), isCurrent: search.folder === 'spam', list: spam },
        ]}
      />
      {above}
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <ListSearchField
          label={`Search ${many}`}
          search={search}
          list={rows}
          className="min-w-0 flex-1 sm:flex-none"
        />
        {choices}
      </div>
      <ListView
        list={rows}
        name={many}
        emptyText={isSpamWhole ? 'No spam.' : (emptyText ?? describeEmptyList(many, search))}
        emptyAction={emptyAction}
        failedText={`The ${many} could not be loaded.`}
        rowClass={rowClass}
      >
        {(shown) => children(shown, { act, askToDelete: setToDelete })}
      </ListView>
      <AlertDialog
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title={`Delete ${one}?`}
        description={`Are you sure you want to delete this ${one}?`}
        confirmLabel="Delete"
        onConfirm={() => toDelete && onDelete(toDelete)}
        fallbackFocus={heading}
      />
    </>
  );
}
