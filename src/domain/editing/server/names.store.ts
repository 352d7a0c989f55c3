import type { Connection } from '#platform/database/open-database.ts';

/** The names of accounts by their ids. */
export async function selectNames(connection: Connection, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await connection.selectFrom('user').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
