import { sql, type RawBuilder } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import type { Connection } from './open-database.ts';

/** Whether one of some columns contains one of these texts, as they are written. */
export function contains(
  connection: Connection,
  columns: readonly string[],
  texts: readonly string[],
): RawBuilder<boolean> {
  const position = sql.raw(isSqlite(connection) ? 'instr' : 'strpos');
  const conditions = columns.flatMap((column) =>
    texts.map((text) => sql`coalesce(${position}(${sql.ref(column)}, ${text}), 0) > 0`),
  );
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
