import { describeEmptyList } from '#design/admin/list-search.tsx';
import type { Message } from '#features/leads/contract.ts';
import { MessagesTab } from '#features/leads/admin/messages-tab.tsx';
import { api } from './api-client.ts';
import { BoxLinks } from './box-links.tsx';
import { toErrorNotice } from './error-notice.ts';
import { useListSearch } from './use-list-search.ts';
import { messagesKey, unreadKey, useMessages } from './use-messages.ts';
import { useRowAction } from './use-row-action.ts';

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
    send: api.messages.markRead,
    done: 'Message marked as read',
    toNotice: toErrorNotice,
  });
  const takeOut = { list: messagesKey, count: unreadKey, change: () => null, toNotice: toErrorNotice };
  const markSpam = useRowAction<Message>({
    ...takeOut,
    send: (id) => api.messages.markSpam(id, true),
    done: 'Message moved to spam',
  });
  const release = useRowAction<Message>({
    ...takeOut,
    send: (id) => api.messages.markSpam(id, false),
    done: 'Message moved to the inbox',
  });
  const remove = useRowAction<Message>({
    ...takeOut,
    send: api.messages.remove,
    done: 'Message deleted',
  });
  return (
    <MessagesTab
      messages={messages}
      search={search}
      boxes={<BoxLinks mainLabel="Inbox" box={box} search={settled} spam={spam} />}
      emptyText={box === 'spam' && settled === '' ? 'No spam.' : describeEmptyList('messages', search)}
      exportAddress={api.messages.exportAddress(settled, box)}
      onMarkRead={markRead}
      onMarkSpam={markSpam}
      onRelease={release}
      onDelete={remove}
    />
  );
}
