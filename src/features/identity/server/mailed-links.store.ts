import type { Connection } from '#platform/database/open-database.ts';
import { withAccountTables } from './account-tables.ts';

/**
 * Ends what an account's password can be got around with: its open reset links, and sign-ins that wait
 * for their second step.
 * @param exceptId the link that is being used
 */
export async function deleteResetLinks(
  connection: Connection,
  userId: string,
  exceptId: string | null = null,
): Promise<void> {
  // better-auth keeps whom they are for as the value alone.
  const deletion = withAccountTables(connection).deleteFrom('verification').where('value', '=', userId);
  await (exceptId === null ? deletion : deletion.where('id', '!=', exceptId)).execute();
}
