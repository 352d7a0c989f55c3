import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '#platform/database/open-database.ts';
import type { LeadNote } from '../../desk.contract.ts';
import type { Author } from './events.store.ts';

export async function insertNote(
  trx: Connection,
  { messageId, text, author, at }: { messageId: string; text: string; author: Author; at: string },
): Promise<LeadNote> {
  const note = { id: uuidv7(), text, author_id: author.id, author_name: author.name, created_at: at };
  await trx
    .insertInto('lead_notes')
    .values({ ...note, message_id: messageId })
    .execute();
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
