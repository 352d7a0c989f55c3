import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';

/** better-auth 1.7.7's two-factor and @better-auth/passkey 1.7.6's passkey, with their column names. */
export function secondFactors(kind: DatabaseKind): Migration {
  const time = kind === 'postgres' ? 'timestamptz' : 'text';
  const flag = kind === 'postgres' ? 'boolean' : 'integer';

  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('user').addColumn('twoFactorEnabled', flag).execute();

      await db.schema
        .createTable('twoFactor')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('backupCodes', 'text', (c) => c.notNull())
        .addColumn('userId', 'text', (c) => c.notNull().unique().references('user.id').onDelete('cascade'))
        .addColumn('verified', flag)
        .addColumn('failedVerificationCount', 'integer', (c) => c.defaultTo(0))
        .addColumn('lockedUntil', time)
        .execute();

      await db.schema
        .createTable('passkey')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text')
        .addColumn('publicKey', 'text', (c) => c.notNull())
        .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
        .addColumn('credentialID', 'text', (c) => c.notNull().unique())
        // Unsigned 32 bits: PostgreSQL's integer is too small, and its bigint is returned as text.
        .addColumn('counter', sql`double precision`, (c) => c.notNull())
        .addColumn('deviceType', 'text', (c) => c.notNull())
        .addColumn('backedUp', flag, (c) => c.notNull())
        .addColumn('transports', 'text')
        .addColumn('createdAt', time)
        .addColumn('aaguid', 'text')
        .execute();
      await db.schema.createIndex('passkey_user').on('passkey').column('userId').execute();
    },
  };
}
