import type { ListState } from '#design/ui/list-state.ts';
import type { Message } from '#features/messages/contract.ts';
import { api } from './api-client.ts';
import type { Unread } from './shell-tab-list.tsx';
import { useList } from './use-list.ts';

export const messagesKey = 'messages';

/** The contact messages, or those that a search finds, and how many of those loaded are unread. */
export function useMessages(search = ''): ListState<Message> & { unread: Unread } {
  const list = useList<Message>({
    key: messagesKey,
    search,
    loadPage: (next) => api.messages.list(next, search),
    failure: 'Failed to load messages.',
  });
  const count = list.rows.filter((message) => !message.read).length;
  return { ...list, unread: { count, isAtLeast: list.hasMore } };
}
