import { BoxLinks } from '#design/admin/lists/box-links.tsx';
import { describeEmptyList } from '#design/admin/lists/list-search.tsx';
import { useListSearch } from '#design/admin/lists/use-list-search.ts';
import { useRowAction } from '#design/admin/lists/use-row-action.ts';
import type { Message } from '../contract.ts';
import { messagesApi } from './messages-api.ts';
import { MessagesTab } from './messages-tab.tsx';
import { messagesKey, unreadKey, useMessages } from './use-messages.ts';

/** The Contact Messages tab, with the API behind it. */
export function MessagesScreen() {
  const search = useListSearch();
  const { box, settled } = search;
  const messages = useMessages(box, settled);
  const spam = useMessages('spam');
  const markRead = useRowAction<Message>({
    list: messagesKey,
    count: unreadKey,
    change: (message) => ({ ...message, read: true }),
    send: messagesApi.markRead,
    done: 'Message marked as read',
  });
  const takeOut = { list: messagesKey, count: unreadKey, change: () => null };
  const markSpam = useRowAction<Message>({
    ...takeOut,
    send: (id) => messagesApi.markSpam(id, true),
    done: 'Message moved to spam',
  });
  const release = useRowAction<Message>({
    ...takeOut,
    send: (id) => messagesApi.markSpam(id, false),
    done: 'Message moved to the inbox',
  });
  const remove = useRowAction<Message>({
    ...takeOut,
    send: messagesApi.remove,
    done: 'Message deleted',
  });
  return (
    <MessagesTab
      messages={messages}
      search={search}
      boxes={<BoxLinks mainLabel="Inbox" box={box} search={settled} spam={spam} />}
      emptyText={box === 'spam' && settled === '' ? 'No spam.' : describeEmptyList('messages', search)}
      exportAddress={messagesApi.exportAddress(settled, box)}
      onMarkRead={markRead}
      onMarkSpam={markSpam}
      onRelease={release}
      onDelete={remove}
    />
  );
}
