import type { CompiledQuery } from 'kysely';
import type { Database } from '#platform/database/open-database.ts';

/** How the database would read a large table: PostgreSQL keeps to indexes as far as it can. */
export async function explainQuery({ kind, write }: Database, query: CompiledQuery): Promise<string> {
  return write(async (trx) => {
    const run = (statement: string, parameters = query.parameters) =>
      trx.executeQuery<Record<string, string>>({ ...query, parameters, sql: statement });
    if (kind === 'sqlite') return join((await run(`explain query plan ${query.sql}`)).rows, 'detail');
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await run(`set local enable_${way} = off`, []);
    return join((await run(`explain ${query.sql}`)).rows, 'QUERY PLAN');
  });
}

const join = (rows: Record<string, string>[], column: string): string =>
  rows.map((row) => row[column]).join('\n');
