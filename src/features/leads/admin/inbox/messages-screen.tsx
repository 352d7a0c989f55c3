import { BoxedListScreen } from '#design/admin/lists/boxed-list-screen.tsx';
import { useBoxedList } from '#design/admin/lists/use-boxed-list.ts';
import { useRowAction } from '#design/admin/lists/use-row-action.ts';
import type { Message } from '../../contract.ts';
import { MessageItem } from './message-item.tsx';
import { messagesApi } from './messages-api.ts';
import { unreadKey } from './use-unread-count.ts';

const key = 'messages';
const lists = { list: key, count: unreadKey };

/** The Contact Messages tab. */
export function MessagesScreen() {
  const messages = useBoxedList<Message>({
    key,
    loadPage: messagesApi.list,
    failure: 'Failed to load messages.',
  });
  const { settled, box } = messages.search;
  const markRead = useRowAction<Message>({
    ...lists,
    change: (message) => ({ ...message, read: true }),
    send: messagesApi.markRead,
    done: 'Message marked as read',
  });
  const markSpam = useRowAction<Message>({
    ...lists,
    send: (id) => messagesApi.markSpam(id, true),
    done: 'Message moved to spam',
  });
  const release = useRowAction<Message>({
    ...lists,
    send: (id) => messagesApi.markSpam(id, false),
    done: 'Message moved to the inbox',
  });
  const remove = useRowAction<Message>({ ...lists, send: messagesApi.remove, done: 'Message deleted' });

  return (
    <BoxedListScreen
      title="Contact Messages"
      one="message"
      many="messages"
      mainLabel="Inbox"
      list={messages}
      exportAddress={messagesApi.exportAddress(settled, box)}
      onDelete={remove}
    >
      {(rows, { act, askToDelete }) => (
        <ul className="flex flex-col gap-4">
          {rows.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              onMarkRead={() => act(() => markRead(message.id))}
              onMarkSpam={() => act(() => markSpam(message.id))}
              onRelease={() => act(() => release(message.id))}
              onDelete={() => askToDelete(message.id)}
            />
          ))}
        </ul>
      )}
    </BoxedListScreen>
  );
}
