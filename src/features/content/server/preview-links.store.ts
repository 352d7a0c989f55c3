import type { Insertable } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { PreviewLink } from '../contract.ts';
import type { PreviewLinksTable } from './tables.ts';

export async function insertPreviewLink(
  connection: Connection,
  row: Insertable<PreviewLinksTable>,
): Promise<void> {
  await connection.insertInto('preview_links').values(row).execute();
}

/** Those still valid, newest first. */
export const selectPreviewLinks = (connection: Connection, now: string): Promise<PreviewLink[]> =>
  connection
    .selectFrom('preview_links as link')
    .leftJoin('user as maker', 'maker.id', 'link.created_by')
    .select(['link.id', 'link.path', 'link.created_at', 'link.expires_at', 'maker.name as created_by'])
    .where('link.expires_at', '>', now)
    .orderBy('link.created_at', 'desc')
    .limit(500)
    .execute();

export async function countPreviewLinks(connection: Connection, now: string): Promise<number> {
  const row = await connection
    .selectFrom('preview_links')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function hasPreviewLink(
  connection: Connection,
  { tokenHash, now }: { tokenHash: string; now: string },
): Promise<boolean> {
  const row = await connection
    .selectFrom('preview_links')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePreviewLinkRow(connection: Connection, id: string): Promise<boolean> {
  const result = await connection.deleteFrom('preview_links').where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}

/** @returns how many; fewer than `limit` when none are left */
export async function deleteEndedLinks(
  connection: Connection,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const result = await connection
    .deleteFrom('preview_links')
    .where('id', 'in', (eb) =>
      eb.selectFrom('preview_links').select('id').where('expires_at', '<', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
