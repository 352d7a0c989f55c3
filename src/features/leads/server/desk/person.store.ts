import { sql } from 'kysely';
import { changeInPages } from '#platform/database/change-in-pages.ts';
import { parseObject } from '#platform/database/encode-rows.ts';
import type { IdPage } from '#platform/database/id-page.ts';
import type { Connection, Database } from '#platform/database/open-database.ts';
import type { LeadEvent } from '../../desk.contract.ts';
import { forgetReplyWriter } from '../replies/forget-writer.store.ts';
import { releaseLeads } from './release-leads.store.ts';

/** A page of the notes about the messages of an address. @param email in lower case */
export const selectNotesOf = (connection: Connection, email: string, { after, limit }: IdPage) =>
  connection
    .selectFrom('lead_notes')
    .select(['id', 'message_id', 'text', 'author_name', 'created_at'])
    .where('message_id', 'in', messagesOf(email))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** A page of the events of the messages of an address. @param email in lower case */
export async function selectEventsOf(connection: Connection, email: string, { after, limit }: IdPage) {
  const rows = await connection
    .selectFrom('lead_events')
    .select(['id', 'message_id', 'kind', 'data', 'author_name', 'created_at'])
    .where('message_id', 'in', messagesOf(email))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, data: (parseObject(row.data) ?? {}) as LeadEvent['data'] }));
}

const messagesOf = (email: string) =>
  sql<string>`(select id from contact_messages where lower(email) = ${email})`;

/** Rows that one transaction changes. */
const batch = 100;

/**
 * Before the account of an address is erased: unassigns its leads, and removes its name from its notes, its
 * actions and its replies to others. In separate transactions; run again, it changes what is left.
 * @param person their address, in lower case
 * @returns the account, and how many of its leads are not done; null if there is none
 */
export async function forgetColleague(
  database: Database,
  { email, at }: { email: string; at: string },
): Promise<{ id: string; undone: number } | null> {
  const account = await database.kysely
    .selectFrom('user')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email}`)
    .executeTakeFirst();
  if (!account) return null;
  const { undone } = await releaseLeads(database, { assigneeId: account.id, reason: 'account_erased', at });
  await forgetReplyWriter(database, { id: account.id, email });
  for (const table of ['lead_notes', 'lead_events'] as const) {
    await forgetAuthor(database, table, account.id);
  }
  await forgetAssigneeName(database, account.id);
  return { id: account.id, undone };
}

const forgetAuthor = (
  database: Database,
  table: 'lead_notes' | 'lead_events',
  userId: string,
): Promise<void> =>
  changeInPages(database, {
    area: 'people',
    limit: batch,
    selectPage: (connection, { after, limit }) =>
      connection
        .selectFrom(table)
        .select('id')
        .where('author_id', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    change: (trx, rows) =>
      trx
        .updateTable(table)
        .set({ author_id: null, author_name: null })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute(),
  });

const forgetAssigneeName = (database: Database, userId: string): Promise<void> =>
  changeInPages(database, {
    area: 'people',
    limit: batch,
    selectPage: (connection, { after, limit }) =>
      connection
        .selectFrom('lead_events')
        .select(['id', 'data'])
        .where('kind', '=', 'assigned')
        .where('data', 'like', `%"to":${JSON.stringify(userId)}%`)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    async change(trx, rows) {
      for (const { id, data } of rows) {
        const parsed = parseObject(data);
        if (parsed?.['to'] !== userId) continue;
        await trx
          .updateTable('lead_events')
          .set({ data: JSON.stringify({ ...parsed, name: null }) })
          .where('id', '=', id)
          .execute();
      }
    },
  });
