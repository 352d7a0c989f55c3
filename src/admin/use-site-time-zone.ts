import { useQuery } from '@tanstack/react-query';
import { timerHoursKey } from '#features/leads/admin/deadlines/use-timer-hours.ts';
import { messagesApi } from '#features/leads/admin/inbox/messages-api.ts';

/** The site's time zone, as the business hours have it; UTC while it is unknown. */
export function useSiteTimeZone(): string {
  const { data } = useQuery({
    queryKey: [timerHoursKey],
    queryFn: messagesApi.readHours,
    staleTime: 600_000,
  });
  return data?.time_zone ?? 'UTC';
}
