import type { Message } from '#features/messages/contract.ts';
import { MessagesTab } from '#features/messages/ui/messages-tab.tsx';
import { api } from './api-client.ts';
import { toErrorNotice } from './error-notice.ts';
import { useListSearch } from './use-list-search.ts';
import { messagesKey, unreadKey, useMessages } from './use-messages.ts';
import { useRowAction } from './use-row-action.ts';

/** The Contact Messages tab, with the API behind it. */
export function MessagesScreen() {
  const search = useListSearch();
  const messages = useMessages(search.settled);
  const markRead = useRowAction<Message>({
    list: messagesKey,
    count: unreadKey,
    change: (message) => ({ ...message, read: true }),
    send: api.messages.markRead,
    done: 'Message marked as read',
    toNotice: toErrorNotice,
  });
  const remove = useRowAction<Message>({
    list: messagesKey,
    count: unreadKey,
    change: () => null,
    send: api.messages.remove,
    done: 'Message deleted',
    toNotice: toErrorNotice,
  });
  return (
    <MessagesTab
      messages={messages}
      search={search}
      exportAddress={api.messages.exportAddress(search.settled)}
      onMarkRead={markRead}
      onDelete={remove}
    />
  );
}
