import { useRef, useState, type ReactNode } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { buttonClass } from '#design/ui/button.tsx';
import { ListSearchBox, type ListSearch } from '#design/admin/lists/list-search.tsx';
import type { ListState } from '#design/admin/lists/list-state.ts';
import { ListView } from '#design/admin/lists/list-view.tsx';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import type { Message } from '../contract.ts';
import { MessageItem } from './message-item.tsx';

interface MessagesTabProps {
  messages: ListState<Message>;
  search: ListSearch;
  /** Leads to the inbox and to spam. */
  boxes: ReactNode;
  emptyText: string;
  /** Of the same rows as a file. */
  exportAddress: string;
  onMarkRead: (id: string) => void;
  onMarkSpam: (id: string) => void;
  onRelease: (id: string) => void;
  onDelete: (id: string) => void;
}

/** The contact messages of a box, newest first. */
export function MessagesTab({ messages, search, boxes, emptyText, exportAddress, ...on }: MessagesTabProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone with its row, or by itself.
  const andFocus = (act: (id: string) => void, id: string) => () => {
    act(id);
    heading.current?.focus();
  };
  const [toDelete, setToDelete] = useState<string | null>(null);

  return (
    <>
      <ScreenHeading title="Contact Messages" headingRef={heading}>
        <a href={exportAddress} download className={buttonClass('secondary', 'compact')}>
          Download CSV
        </a>
      </ScreenHeading>
      {boxes}
      <ListSearchBox label="Search messages" search={search} list={messages} />
      <ListView
        list={messages}
        name="messages"
        emptyText={emptyText}
        failedText="The messages could not be loaded."
      >
        {(rows) => (
          <ul className="flex flex-col gap-4">
            {rows.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                onMarkRead={andFocus(on.onMarkRead, message.id)}
                onMarkSpam={andFocus(on.onMarkSpam, message.id)}
                onRelease={andFocus(on.onRelease, message.id)}
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
        onConfirm={() => toDelete && on.onDelete(toDelete)}
        fallbackFocus={heading}
      />
    </>
  );
}
