import { sql, type RawBuilder } from 'kysely';
import type { Connection } from './open-database.ts';
import type { Tables } from './tables.ts';

/**
 * A deletion by age, for a `RetentionRule`.
 * @param key the columns of the table's key
 * @param column its time, or its `day`
 * @param only which rows, if not all
 * @returns how many; fewer than `limit` when none are left
 */
export const deleteOlder =
  <Table extends keyof Tables>(
    table: Table,
    key: (keyof Tables[Table] & string)[],
    column: keyof Tables[Table] & string,
    only: RawBuilder<boolean> = sql`true`,
  ) =>
  async (connection: Connection, { before, limit }: { before: string; limit: number }): Promise<number> => {
    const columns = sql.join(key.map((name) => sql.ref(name)));
    const isOld = sql`${sql.ref(column)} < ${column === 'day' ? before.slice(0, 10) : before} and ${only}`;
    // Compared again outside: PostgreSQL looks anew at a row that changed meanwhile, but not at the rows selected.
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)}
      where (${columns}) in (select ${columns} from ${sql.table(table)} where ${isOld} limit ${limit}) and ${isOld}
    `.execute(connection);
    return Number(numAffectedRows);
  };
