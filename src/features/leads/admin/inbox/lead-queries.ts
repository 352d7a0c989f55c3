import { useMay } from '#domain/rights/admin/use-may.tsx';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useList, type ListData } from '#domain/rows/admin/use-list.ts';
import { changeRow } from '#domain/rows/admin/use-row-action.ts';
import type { ListState } from '#domain/rows/admin/list-state.ts';
import { ApiError } from '#design/api/api-error.ts';
import type { Message } from '../../contract.ts';
import { isStillListed, readFilter, toInboxSearch, type LeadFilter } from './lead-filter.ts';
import { messagesApi } from './messages-api.ts';

/** The key of all lists of leads; the folder and the filter, as in the address, follow. */
export const leadsKey = 'messages';

/** The key of leads fetched individually; the id follows. */
export const leadKey = 'message';

/** The key of data that belongs to one lead; the id follows. */
export const notesKey = 'message-notes';
export const activityKey = 'message-activity';
export const personKey = 'message-person';

/**
 * Updates a lead everywhere in the browser's cache; lists that it no longer belongs to lose it.
 * @param me own account's id
 */
export function patchLead(client: QueryClient, id: string, patch: Partial<Message>, me: string | null): void {
  const change = (lead: Message): Message => Object.assign({ ...lead }, patch);
  let changed: Message | null = null;
  for (const [key, data] of client.getQueriesData<ListData<Message>>({ queryKey: [leadsKey] })) {
    if (!data) continue;
    const filter = readFilter(String(key[2]));
    client.setQueryData(
      key,
      changeRow(data, id, (row) => {
        changed = change(row);
        return isStillListed(changed, filter, me) ? changed : null;
      }),
    );
  }
  // A lead that has left its list may still be open.
  client.setQueryData<Message>([leadKey, id], (lead) => (lead ? change(lead) : (changed ?? undefined)));
}

/** Removes leads from all lists. */
export function dropLeads(client: QueryClient, ids: readonly string[]): void {
  for (const id of ids) {
    client.setQueriesData<ListData<Message>>(
      { queryKey: [leadsKey] },
      (data) => data && changeRow(data, id, () => null),
    );
  }
}

/** A snapshot, to be restored if the server refuses. */
export function rememberLeads(client: QueryClient): () => void {
  const lists = client.getQueriesData({ queryKey: [leadsKey] });
  const opened = client.getQueriesData({ queryKey: [leadKey] });
  return () => {
    for (const [key, data] of [...lists, ...opened]) client.setQueryData(key, data);
  };
}

/** The leads of a filter, newest first, page after page. */
export const useLeads = (filter: LeadFilter): ListState<Message> =>
  useList<Message>({
    key: leadsKey,
    folder: filter.folder,
    search: toInboxSearch(filter, null),
    loadPage: (next) => messagesApi.list(next, filter),
    failure: 'Failed to load messages.',
  });

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

/** A lead's events, newest first. */
export const useLeadActivity = (id: string) =>
  useQuery({ queryKey: [activityKey, id], queryFn: () => messagesApi.listActivity(id) });

export const unreadKey = 'messages-unread';

/** How soon a new message shows on the tab of an open dashboard. */
const intervalMs = 60_000;

/** How many contact messages are unread; undefined while that is not known. */
export function useUnreadCount(): number {
  const may = useMay();
  const { data } = useQuery({
    queryKey: [unreadKey],
    queryFn: messagesApi.countUnread,
    enabled: may('countUnreadMessages'),
    refetchInterval: intervalMs,
  });
  return data ?? 0;
}

/** How many are in each state but done; renewed with the unread ones. */
export const useCounts = () =>
  useQuery({
    queryKey: [unreadKey, 'by-state'],
    queryFn: messagesApi.countByState,
    refetchInterval: intervalMs,
  }).data;
