import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foldSearchedText } from '../fold-search.ts';
import type { Tables } from '../tables.ts';

/** Rows in memory at once. */
const pageSize = 500;

/** The text that a search over messages matches is folded from now on, and has the digits of telephone numbers. */
export const foldedMessages = (): Migration => ({
  async up(db: Kysely<Tables>) {
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom('contact_messages')
        .select(['id', 'search_text'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageSize)
        .execute();
      for (const { id, search_text } of rows) {
        const folded = foldSearchedText(search_text);
        if (folded === search_text) continue;
        await db.updateTable('contact_messages').set({ search_text: folded }).where('id', '=', id).execute();
      }
      if (rows.length < pageSize) return;
      after = rows.at(-1)!.id;
    }
  },
});
