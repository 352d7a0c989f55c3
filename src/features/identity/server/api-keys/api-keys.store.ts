import type { ExpressionBuilder } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import { newestFirst } from '#platform/database/newest-first.ts';
import { cutPage, type Page, type Position } from '#platform/http/listing.ts';
import type { Tables } from '#platform/database/tables.ts';
import { scopes, type ApiKey, type Scope } from '../../api-keys.contract.ts';
import type { ApiKeysTable } from '../tables.ts';

/** Of one account, or of all. */
type Owner = { userId: string } | null;

const columns = [
  'id',
  'name',
  'key_prefix',
  'revoked',
  'expires_at',
  'created_at',
  'last_used_at',
  'scopes',
  'user_id',
] as const;

type Row = Pick<ApiKeysTable, (typeof columns)[number]> & { owner_name: string | null };

const ownerName = (eb: ExpressionBuilder<Tables, 'api_keys'>) =>
  eb.selectFrom('user').select('user.name').whereRef('user.id', '=', 'api_keys.user_id').as('owner_name');

const isOwnedBy = (owner: Owner) => (eb: ExpressionBuilder<Tables, 'api_keys'>) =>
  owner ? eb('api_keys.user_id', '=', owner.userId) : eb.lit(true);

const toApiKey = ({ user_id, owner_name, scopes: restricted, ...row }: Row): ApiKey => ({
  ...row,
  revoked: row.revoked === 1,
  scopes: readScopes(restricted),
  owner: { id: user_id, name: owner_name ?? '' },
});

/** As a column has them. */
export const readScopes = (column: string | null): Scope[] | null => {
  if (column === null) return null;
  const stored = JSON.parse(column) as unknown[];
  return scopes.filter((scope) => stored.includes(scope));
};

/** The key as stored. */
export async function insertApiKey(connection: Connection, row: ApiKeysTable): Promise<ApiKey> {
  const inserted = await connection
    .insertInto('api_keys')
    .values(row)
    .returning(columns)
    .returning(ownerName)
    .executeTakeFirstOrThrow();
  return toApiKey(inserted);
}

export async function selectApiKeys(
  connection: Connection,
  owner: Owner,
  position: Position | null,
  limit: number,
): Promise<Page<ApiKey>> {
  const query = connection.selectFrom('api_keys').select(columns).select(ownerName).where(isOwnedBy(owner));
  const page = cutPage(await newestFirst(query, position, limit).execute(), limit);
  return { ...page, rows: page.rows.map(toApiKey) };
}

/** The key as revoked; null when there is none. */
export async function setRevoked(connection: Connection, owner: Owner, id: string): Promise<ApiKey | null> {
  const row = await connection
    .updateTable('api_keys')
    .set({ revoked: 1 })
    .where('id', '=', id)
    .where(isOwnedBy(owner))
    .returning(columns)
    .returning(ownerName)
    .executeTakeFirst();
  return row ? toApiKey(row) : null;
}

/** The key as it was; null when there was none. */
export async function deleteApiKeyRow(
  connection: Connection,
  owner: Owner,
  id: string,
): Promise<{ name: string } | null> {
  const row = await connection
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where(isOwnedBy(owner))
    .returning('name')
    .executeTakeFirst();
  return row ?? null;
}

/** A key that is neither revoked nor expired and whose owner has a role. */
export async function selectUsableKey(
  connection: Connection,
  keyHash: string,
  now: string,
): Promise<Pick<ApiKeysTable, 'id' | 'user_id' | 'key_hash' | 'last_used_at' | 'scopes'> | null> {
  const key = await connection
    .selectFrom('api_keys')
    .select([
      'api_keys.id',
      'api_keys.user_id',
      'api_keys.key_hash',
      'api_keys.last_used_at',
      'api_keys.scopes',
    ])
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
