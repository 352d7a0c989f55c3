import type { Connection } from '#platform/database/open-database.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { adminPasswordMinLength } from '../contract.ts';
import { findRoleHolder } from './roles.store.ts';

const tooShort = `Your account can manage this website: its password must have at least ${adminPasswordMinLength} characters`;

/**
 * Holds a password set by mail to the same rules as one set by the operator.
 * @param userId the mail's recipient: nobody else learns who has a role
 * @throws Problem 400
 */
export async function checkNewPassword(
  connection: Connection,
  userId: string,
  password: string,
): Promise<void> {
  if ([...password].length >= adminPasswordMinLength) return;
  const holder = await findRoleHolder(connection, userId);
  if (holder?.isAdmin) throw invalidFields([{ field: 'newPassword', message: tooShort }]);
}
