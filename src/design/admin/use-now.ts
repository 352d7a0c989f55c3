import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time, anew every minute: ages that stand on the screen go on. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
