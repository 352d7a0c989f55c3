import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** With which API key a preview link was made. */
export function previewLinkKeys(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('preview_links').addColumn('api_key_id', 'text').execute();
    },
  };
}
