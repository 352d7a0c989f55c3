import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foldSearchedText } from '../fold-search.ts';
import type { Tables } from '../tables.ts';

/** Messages in memory at once, with their notes and threads. */
const pageSize = 100;

/** Notes and threads from before are found from now on; as much of each as `searched-text.store.ts` takes. */
export const searchedThreads = (): Migration => ({
  async up(db: Kysely<Tables>) {
    for (let after = ''; ;) {
      const { rows } = await sql<{ message_id: string }>`
        select message_id from (select message_id from lead_notes union select message_id from lead_replies) as written
        where message_id > ${after} order by message_id limit ${pageSize}`.execute(db);
      for (const { message_id: id } of rows) {
        const { rows: entries } = await sql<{ words: string }>`
          select words from (
            select created_at, substr(text, 1, 1000) as words from lead_notes where message_id = ${id}
            union all
            select created_at, coalesce(author_name, '') || ' ' || address || ' ' || subject || ' ' || substr(text, 1, 1000)
            from lead_replies where message_id = ${id}
          ) as entries
          order by created_at desc limit 20`.execute(db);
        const words = entries.map((entry) => entry.words).join('\n');
        const further = foldSearchedText(words.slice(0, 8000));
        await db
          .updateTable('contact_messages')
          .set((eb) => ({ search_text: sql`${eb.ref('search_text')} || ${`\n${further}`}` }))
          .where('id', '=', id)
          .execute();
      }
      if (rows.length < pageSize) return;
      after = rows.at(-1)!.message_id;
    }
  },
});
