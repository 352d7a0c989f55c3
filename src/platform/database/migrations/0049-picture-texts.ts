import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Posts, also those in the bin, get a text for their image; empty where it says nothing more than the title. */
export function pictureTexts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['blogs', 'deleted_blogs']) {
        await db.schema
          .alterTable(table)
          .addColumn('image_alt', 'text', (c) => c.notNull().defaultTo(''))
          .execute();
      }
    },
  };
}
