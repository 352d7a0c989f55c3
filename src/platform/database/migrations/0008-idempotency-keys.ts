import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Idempotency keys as hashes, bound to their sender. The columns that held them in clear text stay until no
 * instance of a version that writes them is left (docs/scaling.md).
 */
export function idempotencyKeys(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('idempotency_keys')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('fingerprint', 'text', (c) => c.notNull())
        .addColumn('made_id', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('idempotency_keys_created_at')
        .on('idempotency_keys')
        .column('created_at')
        .execute();
    },
  };
}
