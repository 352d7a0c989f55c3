import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { DatabaseKind, Tables } from '#platform/database/tables.ts';

/**
 * Makes sure that nothing else uses the database: neither the product nor one of its commands. SQLite stays
 * locked until the connection is closed.
 * @throws Error with one clear line
 */
export async function claimDatabase(kysely: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite' ? await isSqliteInUse(kysely) : await isPostgresInUse(kysely)) {
    throw new Error('the product is running on this database: stop it first');
  }
}

async function isSqliteInUse(kysely: Kysely<Tables>): Promise<boolean> {
  await sql`pragma busy_timeout = 500`.execute(kysely);
  await sql`pragma locking_mode = exclusive`.execute(kysely);
  try {
    // Leaving WAL mode requires exclusive access to the database.
    await sql`pragma journal_mode = delete`.execute(kysely);
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return true;
    throw error;
  }
}

/** Each instance polls the content's version every second: it is always connected. */
async function isPostgresInUse(kysely: Kysely<Tables>): Promise<boolean> {
  // A terminated session stays in the list for a moment.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { rows } = await otherSessions.execute(kysely);
    if (rows.length === 0) return false;
    await sleep(100);
  }
  return true;
}

const otherSessions = sql`
  select 1 from pg_stat_activity
  where datname = current_database() and application_name like 'countermark%' and pid <> pg_backend_pid()`;
