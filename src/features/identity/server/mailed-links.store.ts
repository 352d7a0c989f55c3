import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
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

/** Whether a link to choose a new password can still be used. better-auth stores hashes of them. */
export async function hasResetLink(connection: Connection, token: string, now: Date): Promise<boolean> {
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url');
  const link = await withAccountTables(connection)
    .selectFrom('verification')
    .select('id')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  return link !== undefined;
}

const identify = (tokenHash: string): string => `change-email:${tokenHash}`;

/** A link that gives an account another address: among the account's others, so that it ends with them. */
export async function insertAddressLink(
  connection: Connection,
  { tokenHash, userId, at, expiresAt }: { tokenHash: string; userId: string; at: Date; expiresAt: Date },
): Promise<void> {
  await withAccountTables(connection)
    .insertInto('verification')
    .values({
      id: uuidv7(),
      identifier: identify(tokenHash),
      value: userId,
      expiresAt: expiresAt.toISOString(),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    })
    .execute();
}

/** @returns whether it was there: of several who use it at once, one gets it */
export async function takeAddressLink(
  connection: Connection,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await withAccountTables(connection)
    .deleteFrom('verification')
    .where('identifier', '=', identify(tokenHash))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
