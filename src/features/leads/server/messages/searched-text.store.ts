import { sql } from 'kysely';
import { foldSearchedText } from '#platform/database/fold-search.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { ContactMessagesTable } from '../tables.ts';

/** The newest notes and entries of the thread that a search looks through, and the characters of each. */
const entriesAtMost = 20;
const charactersOfEach = 1000;

/** Characters of all of them: the index is written anew with each, in a few milliseconds. */
const charactersAtMost = 8000;

const searchedFields = ['name', 'email', 'subject', 'message', 'form_tag', 'quiz_answers'] as const;

/** What a search compares a message with. @param further what was written about it, the newest first */
export const toSearchedText = (
  message: Pick<ContactMessagesTable, (typeof searchedFields)[number]>,
  further = '',
): string =>
  foldSearchedText(
    [...searchedFields.map((name) => message[name] ?? ''), further.slice(0, charactersAtMost)].join('\n'),
  );

/** Writes that text anew, after a note or an entry of the thread was added or deleted. */
export async function writeSearchedText(trx: Connection, id: string): Promise<void> {
  // Locked, or of two changes at the same time one would not be found.
  const message = await trx
    .updateTable('contact_messages')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returning(searchedFields)
    .executeTakeFirst();
  if (!message) return;
  const begin = sql.lit(charactersOfEach);
  const { rows } = await sql<{ words: string }>`
    select words from (
      select created_at, substr(text, 1, ${begin}) as words from lead_notes where message_id = ${id}
      union all
      select created_at, coalesce(author_name, '') || ' ' || address || ' ' || subject || ' ' || substr(text, 1, ${begin})
      from lead_replies where message_id = ${id}
    ) as entries
    order by created_at desc limit ${entriesAtMost}`.execute(trx);
  await trx
    .updateTable('contact_messages')
    .set({ search_text: toSearchedText(message, rows.map(({ words }) => words).join('\n')) })
    .where('id', '=', id)
    .execute();
}
