import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import type { Platform } from '#platform/context.ts';
import { findAccount } from './accounts.store.ts';
import { composeAddressChanged, composePasswordChanged, confirmationLifetimeSeconds } from './auth-mails.ts';
import { deleteResetLinks, insertAddressLink, takeAddressLink } from './mailed-links.store.ts';

type Parts = Pick<Platform, 'config' | 'database' | 'outbox' | 'now'>;

const changeSchema = z.object({ email: z.string(), updateTo: z.string(), userId: z.string() });

/** Another address for an account. */
export interface AddressChange {
  email: string;
  updateTo: string;
  userId: string;
}

/** The change that a confirmation link is about, unverified; null if it confirms a new account. */
export function readAddressChange(token: string): AddressChange | null {
  try {
    return changeSchema.safeParse(decodeJwt(token)).data ?? null;
  } catch {
    return null;
  }
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Makes better-auth's link, a signed text, one that can be used once, and that ends when the account's password is
 * replaced.
 */
export async function keepAddressLink(
  { database, now }: Parts,
  { userId }: AddressChange,
  token: string,
): Promise<void> {
  const at = now();
  const expiresAt = new Date(at.getTime() + confirmationLifetimeSeconds * 1000);
  await insertAddressLink(database.kysely, { tokenHash: hashToken(token), userId, at, expiresAt });
}

/** Ends a link by using it. @returns false if it is not valid any more, or its address has an account by now */
export async function endAddressLink(
  { database, now }: Parts,
  { updateTo }: AddressChange,
  token: string,
): Promise<boolean> {
  if (!(await takeAddressLink(database.kysely, hashToken(token), now()))) return false;
  return (await findAccount(database.kysely, updateTo)) === null;
}

/** Ends the links in the former mailbox, and tells it. */
export async function finishAddressChange(
  { config, database, outbox, now }: Parts,
  { email, updateTo, userId }: AddressChange,
): Promise<void> {
  await database.write(async (trx) => {
    await deleteResetLinks(trx, userId);
    const target = { kind: 'account', id: userId } as const;
    await recordAudit(trx, { caller: { kind: 'user', userId }, now }, { action: 'email.changed', target });
    await outbox.enqueue(trx, composeAddressChanged(config.siteUrl, email, updateTo));
  });
}

/** Ends the account's links, and tells it by mail. */
export async function finishPasswordChange(
  { config, database, outbox }: Parts,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await database.write(async (trx) => {
    await deleteResetLinks(trx, userId);
    await outbox.enqueue(trx, composePasswordChanged(config.siteUrl, email));
  });
}
