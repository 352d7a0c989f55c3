import { useQuery } from '@tanstack/react-query';
import type { ListState } from '#design/admin/list-state.ts';
import type { Message } from '#features/leads/contract.ts';
import { api } from './api-client.ts';
import type { Box } from './use-list-search.ts';
import { useList } from './use-list.ts';

export const messagesKey = 'messages';
export const unreadKey = 'messages-unread';

/** How soon a new message shows on the tab of a dashboard that stands open. */
const unreadIntervalMs = 60_000;

/** The contact messages of a box, or those that a search finds. */
export const useMessages = (box: Box, search = ''): ListState<Message> =>
  useList<Message>({
    key: messagesKey,
    search,
    box,
    loadPage: (next) => api.messages.list(next, search, box),
    failure: 'Failed to load messages.',
  });

/** How many contact messages are unread; none while that is not known. */
export function useUnreadCount(): number {
  const { data } = useQuery({
    queryKey: [unreadKey],
    queryFn: api.messages.countUnread,
    refetchInterval: unreadIntervalMs,
  });
  return data ?? 0;
}
