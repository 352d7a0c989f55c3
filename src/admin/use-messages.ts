import type { ListState } from '#design/ui/list-state.ts';
import type { Message } from '#features/messages/contract.ts';
import { api } from './api-client.ts';
import type { Unread } from './shell-tab-list.tsx';
import { useList } from './use-list.ts';

export const messagesKey = 'messages';

/** The contact messages, and how many of those loaded are unread. */
export function useMessages(): ListState<Message> & { unread: Unread } {
  const list = useList<Message>({
    key: messagesKey,
    loadPage: api.messages.list,
    failure: 'Failed to load messages.',
  });
  const count = list.rows.filter((message) => !message.read).length;
  return { ...list, unread: { count, isAtLeast: list.hasMore } };
}
