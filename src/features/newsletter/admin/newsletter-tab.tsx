import { useRef, useState, type ReactNode } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { ListSearchBox, type ListSearch } from '#design/admin/lists/list-search.tsx';
import type { ListState } from '#design/admin/lists/list-state.ts';
import { ListView } from '#design/admin/lists/list-view.tsx';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import type { SpamReason, Subscription } from '../contract.ts';

interface NewsletterTabProps {
  subscriptions: ListState<Subscription>;
  search: ListSearch;
  /** Leads to the subscribers and to spam. */
  boxes: ReactNode;
  emptyText: string;
  /** Of the same rows as a file. */
  exportAddress: string;
  onRelease: (id: string) => void;
  onDelete: (id: string) => void;
}

/** What makes a subscription look like spam, in words. */
const reasonTexts: Record<SpamReason, string> = {
  honeypot: 'It fills in a field that people do not see.',
  link_in_address: 'Its address is written like one of the web.',
  marked: 'An admin moved it here.',
};

/** The newsletter's subscribers, or those quarantined as spam, newest first. */
export function NewsletterTab(props: NewsletterTabProps) {
  const { subscriptions, search, boxes, emptyText, exportAddress, onRelease, onDelete } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [toDelete, setToDelete] = useState<string | null>(null);

  return (
    <>
      <ScreenHeading title="Newsletter Subscriptions" headingRef={heading}>
        <a href={exportAddress} download className={buttonClass('secondary', 'compact')}>
          Download CSV
        </a>
      </ScreenHeading>
      {boxes}
      <ListSearchBox label="Search subscriptions" search={search} list={subscriptions} />
      <ListView
        list={subscriptions}
        name="subscriptions"
        emptyText={emptyText}
        failedText="The subscriptions could not be loaded."
      >
        {(rows) => (
          <ul>
            {rows.map(({ id, email, created_at: createdAt, spam_reasons: reasons }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-2"
              >
                <span
                  id={`subscription-${id}`}
                  className="min-w-0 basis-full wrap-anywhere sm:flex-1 sm:basis-56"
                >
                  {email}
                  {reasons && (
                    <span className="block text-small text-ink-2">
                      {reasons.map((reason) => reasonTexts[reason]).join(' ')}
                    </span>
                  )}
                </span>
                <time dateTime={createdAt} className="mr-auto text-small text-ink-2 sm:mr-0">
                  {formatDate(createdAt)}
                </time>
                {reasons && (
                  <Button
                    variant="secondary"
                    size="compact"
                    aria-describedby={`subscription-${id}`}
                    onClick={() => {
                      onRelease(id);
                      heading.current?.focus();
                    }}
                  >
                    Not Spam
                  </Button>
                )}
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
