import { sql } from 'kysely';
import { countRows } from '#platform/database/count-rows.ts';
import { changeInPages, type IdPage } from '#platform/database/change-in-pages.ts';
import type { Connection, Database } from '#platform/database/open-database.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import { messageColumns, readMessageFields } from './messages/messages.store.ts';
import type { LeadEvent } from '../inbox.contract.ts';
import { forgetReplyWriter } from './replies/forget-writer.store.ts';
import { releaseLeads } from './inbox/release-leads.store.ts';
import { selectFiles } from './replies/replies.store.ts';
import { writeSearchedText } from './messages/searched-text.store.ts';

/**
 * Addresses of messages are ASCII (RFC 5321), so `lower` works on both databases. @param email in lower case
 */
const isFrom = (email: string) => sql<boolean>`lower(email) = ${email}`;

/** A page of a person's messages. */
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
const deletedAtOnce = 50;

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
    if (counts.messages < deletedAtOnce) return deleted;
  }
}

async function deleteBatch(trx: Connection, email: string) {
  const rows = await trx
    .selectFrom('contact_messages')
    .select('id')
    .where(isFrom(email))
    .limit(deletedAtOnce)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { messages: 0, notes: 0, events: 0, replies: 0 };
  const count = (table: 'lead_notes' | 'lead_events' | 'lead_replies') =>
    countRows(trx.selectFrom(table).where('message_id', 'in', ids));
  const belonging = {
    notes: await count('lead_notes'),
    events: await count('lead_events'),
    replies: await count('lead_replies'),
  };
  const result = await trx.deleteFrom('contact_messages').where('id', 'in', ids).executeTakeFirst();
  return { ...belonging, messages: Number(result.numDeletedRows) };
}

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
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as LeadEvent['data'] }));
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
        const parsed = JSON.parse(data) as LeadEvent['data'];
        if (parsed['to'] !== userId) continue;
        await trx
          .updateTable('lead_events')
          .set({ data: JSON.stringify({ ...parsed, name: null }) })
          .where('id', '=', id)
          .execute();
      }
    },
  });

/** Replies to an address, mails from it, and the rest of the threads about what it sent. */
const concerns = (email: string) =>
  sql<boolean>`(lower(address) = ${email} or message_id in (select id from contact_messages where lower(email) = ${email}))`;

const accountsOf = (email: string) => sql<string>`(select id from "user" where lower(email) = ${email})`;

/** The text below the replies of an address's account; null if there is none. @param email in lower case */
export async function selectSignatureOf(connection: Connection, email: string): Promise<string | null> {
  const row = await connection
    .selectFrom('reply_signatures')
    .select('text')
    .where('user_id', 'in', accountsOf(email))
    .executeTakeFirst();
  return row?.text ?? null;
}

/** A page of the replies to an address, and of the mails that answer them. @param email in lower case */
export async function selectRepliesOf(connection: Connection, email: string, { after, limit }: IdPage) {
  const thread = await connection
    .selectFrom('lead_replies')
    .select([
      'id',
      'message_id',
      'kind',
      'state',
      'author_name',
      'address',
      'failed_verification',
      'subject',
      'text',
      'html',
      'created_at',
      'sent_at',
    ])
    .where(concerns(email))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  const files = await selectFiles(
    connection,
    thread.map(({ id }) => id),
  );
  return thread.map((reply) => ({
    ...reply,
    failed_verification: reply.failed_verification === 1,
    attachments: files.get(reply.id) ?? [],
  }));
}

/**
 * Deletes a person's mails in others' threads, and replies to them, in separate transactions. Their files are
 * deleted with the next sweep: see `deleteOrphanedFiles`.
 * @returns how many
 */
export const deleteRepliesOf = (database: Database, email: string): Promise<number> =>
  deleteInBatches((limit) =>
    database.write(async (trx) => {
      const deleted = await trx
        .deleteFrom('lead_replies')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('lead_replies')
            .select('id')
            .where(sql<boolean>`lower(address) = ${email}`)
            .limit(limit),
        )
        .returning('message_id')
        .execute();
      for (const id of new Set(deleted.map((reply) => reply.message_id))) await writeSearchedText(trx, id);
      return deleted.length;
    }),
  );
