import type { Connection } from '#platform/database/open-database.ts';
import { newestFirst } from '#platform/database/newest-first.ts';
import { cutPage, type Page, type Position } from '#platform/http/listing.ts';
import type { ApiKey } from '../../api-keys.contract.ts';
import type { ApiKeysTable } from '../tables.ts';

const columns = ['id', 'name', 'key_prefix', 'revoked', 'expires_at', 'created_at', 'last_used_at'] as const;

const toApiKey = (row: Pick<ApiKeysTable, (typeof columns)[number]>): ApiKey => ({
  ...row,
  revoked: row.revoked === 1,
});

export async function insertApiKey(connection: Connection, row: ApiKeysTable): Promise<void> {
  await connection.insertInto('api_keys').values(row).execute();
}

export async function selectApiKeys(
  connection: Connection,
  position: Position | null,
  limit: number,
): Promise<Page<ApiKey>> {
  const query = connection.selectFrom('api_keys').select(columns);
  const page = cutPage(await newestFirst(query, position, limit).execute(), limit);
  return { ...page, rows: page.rows.map(toApiKey) };
}

/** The key as revoked; null when there is none. */
export async function setRevoked(connection: Connection, id: string): Promise<ApiKey | null> {
  const row = await connection
    .updateTable('api_keys')
    .set({ revoked: 1 })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return row ? toApiKey(row) : null;
}

/** False when there was none. */
export async function deleteApiKeyRow(connection: Connection, id: string): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** A key that is neither revoked nor expired and whose owner has a role. */
export async function selectUsableKey(
  connection: Connection,
  keyHash: string,
  now: string,
): Promise<Pick<ApiKeysTable, 'id' | 'user_id' | 'key_hash' | 'last_used_at'> | null> {
  const key = await connection
    .selectFrom('api_keys')
    .select(['api_keys.id', 'api_keys.user_id', 'api_keys.key_hash', 'api_keys.last_used_at'])
    .where('api_keys.key_hash', '=', keyHash)
    .where('api_keys.revoked', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('user_roles').select('role').whereRef('user_roles.user_id', '=', 'api_keys.user_id')),
    )
    .where((eb) => eb.or([eb('api_keys.expires_at', 'is', null), eb('api_keys.expires_at', '>', now)]))
    .executeTakeFirst();
  return key ?? null;
}

export async function recordUse(connection: Connection, id: string, now: string): Promise<void> {
  await connection.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
}
