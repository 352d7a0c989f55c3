import type { Insertable } from 'kysely';
import { countRows } from '#platform/database/count-rows.ts';
import { rolesWithRightTo } from '#platform/rights.contract.ts';
import { deleteOlder } from '#platform/database/delete-older.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { PreviewLink } from '../contract.ts';
import type { PreviewLinksTable } from './tables.ts';

export async function insertPreviewLink(
  connection: Connection,
  row: Insertable<PreviewLinksTable>,
): Promise<void> {
  await connection.insertInto('preview_links').values(row).execute();
}

/** Those that have not expired and whose maker may still edit, with the key that they were made with. */
const selectValid = (connection: Connection, now: string) =>
  connection
    .selectFrom('preview_links as link')
    .innerJoin('user as maker', 'maker.id', 'link.created_by')
    .leftJoin('api_keys as key', (join) =>
      join
        .onRef('key.id', '=', 'link.api_key_id')
        .on('key.revoked', '=', 0)
        .on((eb) => eb.or([eb('key.expires_at', 'is', null), eb('key.expires_at', '>', now)])),
    )
    .where('link.expires_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_roles as role')
          .select('role.role')
          .whereRef('role.user_id', '=', 'maker.id')
          .where('role.role', 'in', rolesWithRightTo('createPreviewLink')),
      ),
    )
    .where((eb) => eb.or([eb('link.api_key_id', 'is', null), eb('key.id', 'is not', null)]));

/** Those still valid, newest first. */
export const selectPreviewLinks = (connection: Connection, now: string): Promise<PreviewLink[]> =>
  selectValid(connection, now)
    .select(['link.id', 'link.path', 'link.created_at', 'link.expires_at', 'maker.name as created_by'])
    .orderBy('link.created_at', 'desc')
    .limit(500)
    .execute();

export const countPreviewLinks = (connection: Connection, now: string): Promise<number> =>
  countRows(selectValid(connection, now));

/** The page that a valid link leads to. */
export async function selectPreviewPath(
  connection: Connection,
  { tokenHash, now }: { tokenHash: string; now: string },
): Promise<string | null> {
  const row = await selectValid(connection, now)
    .select('link.path')
    .where('link.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.path ?? null;
}

/** @returns its path; null if there is none */
export async function deletePreviewLinkRow(connection: Connection, id: string): Promise<string | null> {
  const query = connection.deleteFrom('preview_links').where('id', '=', id).returning('path');
  return (await query.executeTakeFirst())?.path ?? null;
}

/** Deletes those that an account has made. */
export async function deletePreviewLinksOf(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom('preview_links').where('created_by', '=', userId).execute();
}

export const deleteEndedLinks = deleteOlder('preview_links', ['id'], 'expires_at');
