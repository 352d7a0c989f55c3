import { sql } from 'kysely';
import type { IdPage } from '#platform/database/id-page.ts';
import type { Connection, Database } from '#platform/database/open-database.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { messageColumns, readMessageFields } from './messages/message-columns.store.ts';

/**
 * Addresses of messages are ASCII (RFC 5321), so `lower` works on both databases. @param email in lower case
 */
const isFrom = (email: string) => sql<boolean>`lower(email) = ${email}`;

/** What a person wrote, a page of it. */
export async function selectMessagesOf(connection: Connection, email: string, { after, limit }: IdPage) {
  const rows = await connection
    .selectFrom('contact_messages')
    .select(messageColumns)
    .where(isFrom(email))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ spam, version: _version, ...row }) => ({ ...readMessageFields(row), spam: spam === 1 }));
}

/**
 * How many messages, with what belongs to them, are deleted at once: visitors' messages are stored in
 * between.
 */
const batch = 50;

/**
 * Deletes what a person wrote, with everything that belongs to it, in separate transactions. @returns how
 * many of each
 */
export async function deleteMessagesOf(database: Database, email: string) {
  const deleted = { messages: 0, notes: 0, events: 0, replies: 0 };
  for (;;) {
    await takeTurn();
    const counts = await database.write((trx) => deleteBatch(trx, email));
    for (const name of ['messages', 'notes', 'events', 'replies'] as const) deleted[name] += counts[name];
    if (counts.messages < batch) return deleted;
  }
}

async function deleteBatch(trx: Connection, email: string) {
  const rows = await trx
    .selectFrom('contact_messages')
    .select('id')
    .where(isFrom(email))
    .limit(batch)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { messages: 0, notes: 0, events: 0, replies: 0 };
  const count = async (table: 'lead_notes' | 'lead_events' | 'lead_replies') => {
    const row = await trx
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .where('message_id', 'in', ids)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const belonging = {
    notes: await count('lead_notes'),
    events: await count('lead_events'),
    replies: await count('lead_replies'),
  };
  const result = await trx.deleteFrom('contact_messages').where('id', 'in', ids).executeTakeFirst();
  return { ...belonging, messages: Number(result.numDeletedRows) };
}
