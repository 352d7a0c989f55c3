import type { QueryClient } from '@tanstack/react-query';
import type { ListData } from '#domain/rows/admin/use-list.ts';
import { changeRow } from '#domain/rows/admin/use-row-action.ts';
import type { Message } from '../../contract.ts';
import { isStillListed, readFilter } from './lead-filter.ts';

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
