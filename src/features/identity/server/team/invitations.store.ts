import { deleteOlder } from '#platform/database/delete-older.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { InvitationsTable } from '../tables.ts';

export type InvitationRow = InvitationsTable;

/** Newest first. */
export const selectInvitations = (connection: Connection): Promise<InvitationRow[]> =>
  connection
    .selectFrom('invitations')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const selectInvitation = (
  connection: Connection,
  by: { id: string } | { tokenHash: string } | { email: string },
): Promise<InvitationRow | undefined> =>
  connection
    .selectFrom('invitations')
    .selectAll()
    .where((eb) => {
      if ('id' in by) return eb('id', '=', by.id);
      return 'email' in by ? eb('email', '=', by.email) : eb('token_hash', '=', by.tokenHash);
    })
    .executeTakeFirst();

/** An address that is invited again has the new invitation alone. */
export async function insertInvitation(connection: Connection, row: InvitationRow): Promise<void> {
  await connection.deleteFrom('invitations').where('email', '=', row.email).execute();
  await connection.insertInto('invitations').values(row).execute();
}

export async function updateInvitation(
  connection: Connection,
  id: string,
  values: Partial<InvitationRow>,
): Promise<void> {
  await connection.updateTable('invitations').set(values).where('id', '=', id).execute();
}

/** @returns the one that was there: of several who take it at once, one gets it */
export const takeInvitation = (connection: Connection, id: string): Promise<InvitationRow | undefined> =>
  connection.deleteFrom('invitations').where('id', '=', id).returningAll().executeTakeFirst();

/** @param email in lower case */
export async function deleteInvitationsOf(connection: Connection, email: string): Promise<void> {
  await connection.deleteFrom('invitations').where('email', '=', email).execute();
}

export const deleteOldInvitations = deleteOlder('invitations', ['id'], 'expires_at');
