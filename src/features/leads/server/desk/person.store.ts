import { sql } from 'kysely';
import { parseObject } from '#platform/database/encode-rows.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { LeadEvent } from '../../desk.contract.ts';
import { releaseLeads } from './release-leads.store.ts';

/** What was noted about the messages of an address. @param email in lower case */
export const selectNotesOf = (connection: Connection, email: string) =>
  connection
    .selectFrom('lead_notes')
    .select(['id', 'message_id', 'text', 'author_name', 'created_at'])
    .where('message_id', 'in', messagesOf(email))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** What happened to the messages of an address. @param email in lower case */
export async function selectEventsOf(connection: Connection, email: string) {
  const rows = await connection
    .selectFrom('lead_events')
    .select(['id', 'message_id', 'kind', 'data', 'author_name', 'created_at'])
    .where('message_id', 'in', messagesOf(email))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, data: (parseObject(row.data) ?? {}) as LeadEvent['data'] }));
}

const messagesOf = (email: string) =>
  sql<string>`(select id from contact_messages where lower(email) = ${email})`;

/**
 * Before the account of an address is erased: its leads are nobody's, and what it noted and did stays without its
 * name.
 * @param person their address, in lower case
 * @returns the account, and how many of its leads are not done; null where there is none
 */
export async function forgetColleague(
  trx: Connection,
  { email, at }: { email: string; at: string },
): Promise<{ id: string; undone: number } | null> {
  const account = await trx
    .selectFrom('user')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email}`)
    .executeTakeFirst();
  if (!account) return null;
  const undone = await releaseLeads(trx, { assigneeId: account.id, reason: 'account_erased', at });
  for (const table of ['lead_notes', 'lead_events'] as const) {
    await trx
      .updateTable(table)
      .set({ author_id: null, author_name: null })
      .where('author_id', '=', account.id)
      .execute();
  }
  await forgetAssigneeName(trx, account.id);
  return { id: account.id, undone };
}

/** Each text of `data` once: as many as there were owners before, not as there are leads. */
async function forgetAssigneeName(trx: Connection, userId: string): Promise<void> {
  const rows = await trx
    .selectFrom('lead_events')
    .select('data')
    .distinct()
    .where('kind', '=', 'assigned')
    .where('data', 'like', `%"to":${JSON.stringify(userId)}%`)
    .execute();
  for (const { data } of rows) {
    const parsed = parseObject(data);
    if (parsed?.['to'] !== userId) continue;
    await trx
      .updateTable('lead_events')
      .set({ data: JSON.stringify({ ...parsed, name: null }) })
      .where('kind', '=', 'assigned')
      .where('data', '=', data)
      .execute();
  }
}
