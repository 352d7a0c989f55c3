import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts that nobody uses are deleted: those of today count as used now, since no use was recorded. */
export function accountUses(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`update "user" set "updatedAt" = ${new Date().toISOString()}`.execute(db);
    },
  };
}
