import { useRef, useState } from 'react';
import { AlertDialog } from '#design/ui/alert-dialog.tsx';
import { buttonClass } from '#design/ui/button.tsx';
import { describeEmptyList, ListSearchBox, type ListSearch } from '#design/ui/list-search.tsx';
import type { ListState } from '#design/ui/list-state.ts';
import { ListView } from '#design/ui/list-view.tsx';
import { ScreenHeading } from '#design/ui/screen-heading.tsx';
import type { Message } from '../contract.ts';
import { MessageItem } from './message-item.tsx';

interface MessagesTabProps {
  messages: ListState<Message>;
  search: ListSearch;
  /** Of the same rows as a file. */
  exportAddress: string;
  onMarkRead: (id: string) => void;
  onDelete: (id: string) => void;
}

/** The contact messages, newest first. */
export function MessagesTab({ messages, search, exportAddress, onMarkRead, onDelete }: MessagesTabProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [toDelete, setToDelete] = useState<string | null>(null);

  return (
    <>
      <ScreenHeading title="Contact Messages" headingRef={heading}>
        <a href={exportAddress} download className={buttonClass('secondary', 'compact')}>
          Download CSV
        </a>
      </ScreenHeading>
      <ListSearchBox label="Search messages" search={search} list={messages} />
      <ListView
        list={messages}
        name="messages"
        emptyText={describeEmptyList('messages', search)}
        failedText="The messages could not be loaded."
      >
        {(rows) => (
          <ul className="flex flex-col gap-4">
            {rows.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                onMarkRead={() => {
                  onMarkRead(message.id);
                  heading.current?.focus();
                }}
                onDelete={() => setToDelete(message.id)}
              />
            ))}
          </ul>
        )}
      </ListView>
      <AlertDialog
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title="Delete message?"
        description="Are you sure you want to delete this message?"
        confirmLabel="Delete"
        onConfirm={() => toDelete && onDelete(toDelete)}
        fallbackFocus={heading}
      />
    </>
  );
}
