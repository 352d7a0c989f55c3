import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messagesApi } from '../inbox/messages-api.ts';
import { toOpenTimes, type OpenTimes } from './read-timer.ts';

export const timerHoursKey = 'messages-hours';

/** The hours until they are known: the calendar. */
const unknown: OpenTimes = toOpenTimes({
  enabled: false,
  time_zone: 'UTC',
  promise_hours: 0,
  soon_minutes: 60,
  open: [],
});

interface TimerHours {
  times: OpenTimes;
  /** Whether there are business hours; null if unknown. */
  isSet: boolean | null;
  /** The site's, as the business hours have it; UTC while it is unknown. */
  timeZone: string;
}

/** The hours that timers count by. */
export function useTimerHours(): TimerHours {
  const { data } = useQuery({
    queryKey: [timerHoursKey],
    queryFn: messagesApi.readHours,
    staleTime: 600_000,
    // A desk that stays open for weeks would run out of them.
    refetchInterval: 6 * 3_600_000,
  });
  const times = useMemo(() => (data ? toOpenTimes(data) : unknown), [data]);
  return { times, isSet: data?.enabled ?? null, timeZone: data?.time_zone ?? 'UTC' };
}
