import type { Connection } from '#platform/database/open-database.ts';

/** The names of accounts by their ids. */
export async function selectNames(connection: Connection, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await connection.selectFrom('user').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The name of the account, if it is still there. */
export async function findName(connection: Connection, id: string | null): Promise<string | null> {
  return id === null ? null : ((await selectNames(connection, [id])).get(id) ?? null);
}
