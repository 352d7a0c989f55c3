import type { Connection } from '#platform/database/open-database.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { adminPasswordMinLength } from '../contract.ts';
import { findRoleHolder } from './roles.store.ts';

const tooShort = `Your account can manage this website: its password must have at least ${adminPasswordMinLength} characters`;

/**
 * Asks as much of a password that is set by mail as of one that the operator sets.
 * @param userId whom the mail was sent to: nobody else learns who has a role
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
