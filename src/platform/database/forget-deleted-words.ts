import { sql } from 'kysely';
import type { Connection, Database } from './open-database.ts';

/**
 * How much of the index one transaction rewrites, in pages: some milliseconds, which other writes wait for.
 */
const pagesAtOnce = 16;

/**
 * Removes the words of deleted rows from SQLite's search indexes, which would keep them until their segments
 * are merged, by merging them all (https://sqlite.org/fts5.html, 6.8 and 6.9; the option `secure-delete`
 * cannot remove words from a table that keeps no text). On PostgreSQL autovacuum does this.
 */
export async function forgetDeletedWords({
  kind,
  kysely,
  write,
}: Pick<Database, 'kind' | 'kysely' | 'write'>): Promise<void> {
  if (kind !== 'sqlite') return;
  for (const index of await selectSearchIndexes(kysely)) {
    // A negative number puts all segments up for merging, once.
    let pages = -pagesAtOnce;
    for (let isDone = false; !isDone; pages = pagesAtOnce) {
      const changes = await write(async (trx) => {
        const readTotal = async () =>
          (await sql<{ n: number }>`select total_changes() as n`.execute(trx)).rows[0]!.n;
        const before = await readTotal();
        const table = sql.table(index);
        await sql`insert into ${table} (${sql.ref(index)}, rank) values ('merge', ${pages})`.execute(trx);
        return (await readTotal()) - before;
      });
      isDone = pages > 0 && changes < 2;
    }
  }
}

async function selectSearchIndexes(connection: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and sql like '%using fts5(%'`.execute(connection);
  return rows.map(({ name }) => name);
}
