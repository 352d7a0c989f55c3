import { useQuery } from '@tanstack/react-query';
import { messagesApi } from './messages-api.ts';

export const unreadKey = 'messages-unread';

/** How soon a new message shows on the tab of an open dashboard. */
const intervalMs = 60_000;

/** How many contact messages are unread; undefined while that is not known. */
export function useUnreadCount(): number {
  const { data } = useQuery({
    queryKey: [unreadKey],
    queryFn: messagesApi.countUnread,
    refetchInterval: intervalMs,
  });
  return data ?? 0;
}
