import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#design/api/api-error.ts';
import type { Message } from '../../contract.ts';
import { leadKey } from './lead-cache.ts';
import { messagesApi } from './messages-api.ts';

/** The opened lead, from the list if it has it, otherwise fetched individually. */
export function useLead(id: string | null, rows: readonly Message[]) {
  const listed = rows.find((row) => row.id === id) ?? null;
  const query = useQuery({
    queryKey: [leadKey, id],
    queryFn: () => messagesApi.read(id!),
    enabled: id !== null && listed === null,
    gcTime: 60_000,
  });
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  return {
    lead: listed ?? query.data ?? null,
    status: listed || query.data ? 'ready' : query.isError ? (isMissing ? 'missing' : 'failed') : 'loading',
    retry: () => void query.refetch(),
  } as const;
}
