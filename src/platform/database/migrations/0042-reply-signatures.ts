import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How much of a reply's text is its author's signature. */
export function replySignatures(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('lead_replies')
        .addColumn('signature_length', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  };
}
