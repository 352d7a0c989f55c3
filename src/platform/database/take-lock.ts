import { sql } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import type { Connection } from './open-database.ts';

/**
 * Makes transactions that take the same lock run one after the other, in all instances: what one of them has
 * read stays true until it commits. It is taken before anything else, or two could deadlock. On SQLite, which
 * has one writer, all transactions do.
 */
export async function takeLock(trx: Connection, name: string): Promise<void> {
  if (isSqlite(trx)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
