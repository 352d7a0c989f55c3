import { useQuery } from '@tanstack/react-query';
import { listWarnings } from './warnings-api.ts';

/** How soon a problem shows on an open dashboard. */
const intervalMs = 60_000;

/** What is wrong with the setup, and what is not set; none until it is known. */
export function useWarnings() {
  const { data = [] } = useQuery({
    queryKey: ['warnings'],
    queryFn: listWarnings,
    refetchInterval: intervalMs,
  });
  return data;
}
