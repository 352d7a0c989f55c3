import type { Connection } from '#platform/database/open-database.ts';
import { withAccountTables } from './account-tables.ts';

/**
 * Ends everything that bypasses an account's password: its open reset links, and sign-ins waiting for their
 * second step.
 * @param exceptId the link that is being used
 */
export async function deleteResetLinks(
  connection: Connection,
  userId: string,
  exceptId: string | null = null,
): Promise<void> {
  // better-auth stores their account only as the value.
  const deletion = withAccountTables(connection).deleteFrom('verification').where('value', '=', userId);
  await (exceptId === null ? deletion : deletion.where('id', '!=', exceptId)).execute();
}
