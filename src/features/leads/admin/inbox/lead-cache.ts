import type { QueryClient } from '@tanstack/react-query';
import type { ListData } from '#design/admin/lists/use-list.ts';
import { changeRow } from '#design/admin/lists/use-row-action.ts';
import type { Message } from '../../contract.ts';

/** The key of all lists of leads; the box and the filter, as the address has it, follow. */
export const leadsKey = 'messages';

/** The key of leads read by themselves; the id follows. */
export const leadKey = 'message';

/** Changes a lead wherever the browser has it. */
export function patchLead(client: QueryClient, id: string, patch: Partial<Message>): void {
  const change = (lead: Message): Message => Object.assign({ ...lead }, patch);
  client.setQueriesData<ListData<Message>>(
    { queryKey: [leadsKey] },
    (data) => data && changeRow(data, id, change),
  );
  client.setQueryData<Message>([leadKey, id], (lead) => lead && change(lead));
}

/** Takes leads out of all lists. */
export function dropLeads(client: QueryClient, ids: readonly string[]): void {
  for (const id of ids) {
    client.setQueriesData<ListData<Message>>(
      { queryKey: [leadsKey] },
      (data) => data && changeRow(data, id, () => null),
    );
  }
}

/** All that is known, to be put back when the server refuses. */
export function rememberLeads(client: QueryClient): () => void {
  const lists = client.getQueriesData({ queryKey: [leadsKey] });
  const opened = client.getQueriesData({ queryKey: [leadKey] });
  return () => {
    for (const [key, data] of [...lists, ...opened]) client.setQueryData(key, data);
  };
}
