import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '#platform/database/open-database.ts';
import type { LeadEvent, LeadEventKind, LeadNote } from '../../inbox.contract.ts';
import { writeSearchedText } from '../messages/searched-text.store.ts';

/** Who did something; null if it happened automatically. */
export interface Author {
  id: string;
  name: string;
}

export interface NewLeadEvent {
  messageId: string;
  kind: LeadEventKind;
  /** The details of the activity line: words and numbers, no text that somebody wrote. */
  data?: LeadEvent['data'];
  author: Author | null;
  /** ISO 8601 */
  at: string;
}

/** Records what happened to a lead, in the transaction in which it happens. */
export async function recordEvent(trx: Connection, event: NewLeadEvent): Promise<void> {
  await recordEvents(trx, [event]);
}

export async function recordEvents(trx: Connection, events: NewLeadEvent[]): Promise<void> {
  if (events.length === 0) return;
  await trx
    .insertInto('lead_events')
    .values(
      events.map(({ messageId, kind, data = {}, author, at }) => ({
        id: uuidv7(),
        message_id: messageId,
        kind,
        data: JSON.stringify(data),
        author_id: author?.id ?? null,
        author_name: author?.name ?? null,
        created_at: at,
      })),
    )
    .execute();
}

/** The name of an account, to record with what it does. */
export async function findAuthor(trx: Connection, userId: string): Promise<Author> {
  const row = await trx.selectFrom('user').select('name').where('id', '=', userId).executeTakeFirst();
  return { id: userId, name: row?.name ?? '' };
}

/** The newest events of a lead, newest first. */
export async function selectEvents(
  connection: Connection,
  messageId: string,
  limit: number,
): Promise<LeadEvent[]> {
  const rows = await connection
    .selectFrom('lead_events')
    .select(['id', 'kind', 'data', 'author_id', 'author_name', 'created_at'])
    .where('message_id', '=', messageId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ kind, data, ...row }) => ({
    ...row,
    kind: kind as LeadEventKind,
    data: JSON.parse(data) as LeadEvent['data'],
  }));
}

export async function insertNote(
  trx: Connection,
  { messageId, text, author, at }: { messageId: string; text: string; author: Author; at: string },
): Promise<LeadNote> {
  const note = { id: uuidv7(), text, author_id: author.id, author_name: author.name, created_at: at };
  await trx
    .insertInto('lead_notes')
    .values({ ...note, message_id: messageId })
    .execute();
  await writeSearchedText(trx, messageId);
  return note;
}

/** The newest notes of a lead, newest first. */
export const selectNotes = (connection: Connection, messageId: string, limit: number): Promise<LeadNote[]> =>
  connection
    .selectFrom('lead_notes')
    .select(['id', 'text', 'author_id', 'author_name', 'created_at'])
    .where('message_id', '=', messageId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
