import { useQuery } from '@tanstack/react-query';
import type { Box } from '#design/admin/lists/box.ts';
import type { ListState } from '#design/admin/lists/list-state.ts';
import { useList } from '#design/admin/lists/use-list.ts';
import type { Message } from '../contract.ts';
import { messagesApi } from './messages-api.ts';

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
    loadPage: (next) => messagesApi.list(next, search, box),
    failure: 'Failed to load messages.',
  });

/** How many contact messages are unread; none while that is not known. */
export function useUnreadCount(): number {
  const { data } = useQuery({
    queryKey: [unreadKey],
    queryFn: messagesApi.countUnread,
    refetchInterval: unreadIntervalMs,
  });
  return data ?? 0;
}
