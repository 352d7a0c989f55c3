import { useRef, useState } from 'react';
import { AlertDialog } from '#design/ui/alert-dialog.tsx';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { describeEmptyList, ListSearchBox, type ListSearch } from '#design/ui/list-search.tsx';
import type { ListState } from '#design/ui/list-state.ts';
import { ListView } from '#design/ui/list-view.tsx';
import { ScreenHeading } from '#design/ui/screen-heading.tsx';
import type { Subscription } from '../contract.ts';

interface NewsletterTabProps {
  subscriptions: ListState<Subscription>;
  search: ListSearch;
  /** Of the same rows as a file. */
  exportAddress: string;
  onDelete: (id: string) => void;
}

/** The newsletter's subscribers, newest first. */
export function NewsletterTab({ subscriptions, search, exportAddress, onDelete }: NewsletterTabProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [toDelete, setToDelete] = useState<string | null>(null);

  return (
    <>
      <ScreenHeading title="Newsletter Subscriptions" headingRef={heading}>
        <a href={exportAddress} download className={buttonClass('secondary', 'compact')}>
          Download CSV
        </a>
      </ScreenHeading>
      <ListSearchBox label="Search subscriptions" search={search} list={subscriptions} />
      <ListView
        list={subscriptions}
        name="subscriptions"
        emptyText={describeEmptyList('subscriptions', search)}
        failedText="The subscriptions could not be loaded."
      >
        {(rows) => (
          <ul className="max-w-3xl">
            {rows.map(({ id, email, created_at: createdAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-2"
              >
                <span id={`subscription-${id}`} className="min-w-0 flex-1 basis-56 wrap-anywhere">
                  {email}
                </span>
                <time dateTime={createdAt} className="text-small text-ink-2">
                  {formatDate(createdAt)}
                </time>
                <Button
                  variant="danger"
                  size="compact"
                  aria-describedby={`subscription-${id}`}
                  onClick={() => setToDelete(id)}
                >
                  Delete
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListView>
      <AlertDialog
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title="Delete subscription?"
        description="Are you sure you want to delete this subscription?"
        confirmLabel="Delete"
        onConfirm={() => toDelete && onDelete(toDelete)}
        fallbackFocus={heading}
      />
    </>
  );
}
