import { sql } from 'kysely';
import { parseObject } from '#platform/database/encode-rows.ts';
import type { IdPage } from '#platform/database/id-page.ts';
import type { Connection, Database } from '#platform/database/open-database.ts';
import { takeTurn } from '#platform/take-turn.ts';
import type { LeadEvent } from '../../desk.contract.ts';
import { forgetReplyAddress } from '../replies/person.store.ts';
import { releaseLeads } from './release-leads.store.ts';

/** What was noted about the messages of an address, a page of it. @param email in lower case */
export const selectNotesOf = (connection: Connection, email: string, { after, limit }: IdPage) =>
  connection
    .selectFrom('lead_notes')
    .select(['id', 'message_id', 'text', 'author_name', 'created_at'])
    .where('message_id', 'in', messagesOf(email))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** What happened to the messages of an address, a page of it. @param email in lower case */
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
 * Before the account of an address is erased: its leads are nobody's, and what it noted, did and wrote to others stays
 * without its name. In transactions of their own; once more, it changes what is left.
 * @param person their address, in lower case
 * @returns the account, and how many of its leads are not done; null where there is none
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
  const undone = await releaseLeads(database, { assigneeId: account.id, reason: 'account_erased', at });
  await forgetReplyAddress(database, { id: account.id, email });
  for (const table of ['lead_notes', 'lead_events', 'lead_replies'] as const) {
    await forgetAuthor(database, table, account.id);
  }
  await forgetAssigneeName(database, account.id);
  return { id: account.id, undone };
}

async function forgetAuthor(
  database: Database,
  table: 'lead_notes' | 'lead_events' | 'lead_replies',
  userId: string,
): Promise<void> {
  const selectPage = (connection: Connection, after: string) =>
    connection
      .selectFrom(table)
      .select('id')
      .where('author_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
  await changeInPages(database, selectPage, (trx, rows) =>
    trx
      .updateTable(table)
      .set({ author_id: null, author_name: null })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute(),
  );
}

async function forgetAssigneeName(database: Database, userId: string): Promise<void> {
  const selectPage = (connection: Connection, after: string) =>
    connection
      .selectFrom('lead_events')
      .select(['id', 'data'])
      .where('kind', '=', 'assigned')
      .where('data', 'like', `%"to":${JSON.stringify(userId)}%`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
  await changeInPages(database, selectPage, async (trx, rows) => {
    for (const { id, data } of rows) {
      const parsed = parseObject(data);
      if (parsed?.['to'] !== userId) continue;
      await trx
        .updateTable('lead_events')
        .set({ data: JSON.stringify({ ...parsed, name: null }) })
        .where('id', '=', id)
        .execute();
    }
  });
}

/** Rows that no index leads to: they are sought apart from the event loop, and each page is changed by itself. */
async function changeInPages<Row extends { id: string }>(
  database: Database,
  selectPage: (connection: Connection, after: string) => Promise<Row[]>,
  change: (trx: Connection, rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let after = ''; ;) {
    const rows = await database.read('people', (connection) => selectPage(connection, after));
    await takeTurn();
    if (rows.length > 0) await database.write((trx) => change(trx, rows));
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}
