import { z } from 'zod';
import type { AuditAction } from '#domain/audit/contract.ts';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { anonymous, type Platform, type Site } from '#platform/context.ts';
import type { Role } from '#platform/rights.contract.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { adminPasswordMinLength, passwordMaxLength } from '../contract.ts';
import { findAccount, insertVerifiedAccount, markEmailVerified, replacePassword } from './accounts.store.ts';
import { countAdminRows, deleteAdminRole, insertRole, lockRoles, selectAdminEmails } from './roles.store.ts';
import { scryptPassword } from './scrypt-password.ts';
import { selectFormerRoles, selectNamed } from './team/team.store.ts';
import { deleteSecondFactors } from './second-factors.store.ts';
import { deleteSessions } from './sessions.store.ts';

/**
 * Creates a confirmed account with the admin role.
 * @throws AccountError for an address that has an account, or a password under 12 characters
 */
export async function createAdmin(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  credentials: { email: string; password: string },
): Promise<void> {
  const email = readAdminEmail(credentials.email);
  checkAdminPassword(credentials.password);
  const passwordHash = await scryptPassword.hash(credentials.password);
  await database.write(async (trx) => {
    const id = await insertVerifiedAccount(database, trx, { email, passwordHash, now: now() });
    if (!id) throw new AccountError(`${email} has an account already; grant it the role instead`);
    await insertRole(trx, id, 'admin');
    await recordCommand(now, trx, { action: 'roles.changed', id, details: '+ admin' });
  });
}

/**
 * Gives an account a role. If mail is delivered, only to a confirmed address: anyone can sign up with
 * someone else's.
 * @returns whether the address was ever confirmed
 * @throws AccountError
 */
export async function grantRole(
  platform: Pick<Platform, 'config' | 'database' | 'seal' | 'now'> & {
    site: Pick<Site, 'readOwnerSettings'>;
  },
  { email: emailText, role }: { email: string; role: Role },
): Promise<{ emailVerified: boolean }> {
  const { database, now } = platform;
  const email = readAdminEmail(emailText);
  const { mail } = await platform.site.readOwnerSettings(platform);
  return database.write(async (trx) => {
    await lockRoles(trx);
    const account = await findAccount(trx, email);
    if (!account) throw noSuchAccount(email);
    if (!account.emailVerified && mail.smtpUrl !== null) {
      throw new AccountError(`${email} has not confirmed its address yet`);
    }
    if ((await selectFormerRoles(trx, account.id)) !== null) {
      throw new AccountError(`${email} is deactivated; reactivate it on the Team screen first`);
    }
    await insertRole(trx, account.id, role);
    await recordCommand(now, trx, { action: 'roles.changed', id: account.id, details: `+ ${role}` });
    return { emailVerified: account.emailVerified };
  });
}

/**
 * Takes the admin role from an account; its keys and tokens stop working.
 * @returns the account's id, and whether it had the role
 * @throws AccountError if there is no such account, and for the last admin
 */
export async function withdrawAdmin(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  emailText: string,
): Promise<{ id: string; wasAdmin: boolean }> {
  const email = readAdminEmail(emailText);
  return database.write(async (trx) => {
    await lockRoles(trx);
    const account = await findAccount(trx, email);
    if (!account) throw noSuchAccount(email);
    const wasAdmin = await deleteAdminRole(trx, account.id);
    if (wasAdmin && (await countAdminRows(trx)) === 0) {
      throw new AccountError(`${email} is the last admin; create another one first`);
    }
    if (wasAdmin)
      await recordCommand(now, trx, { action: 'roles.changed', id: account.id, details: '- admin' });
    return { id: account.id, wasAdmin };
  });
}

/** The admins' addresses, in order. */
export const listAdmins = ({ database }: Pick<Platform, 'database'>): Promise<string[]> =>
  selectAdminEmails(database.kysely);

export const countAdmins = ({ database }: Pick<Platform, 'database'>): Promise<number> =>
  countAdminRows(database.kysely);

/**
 * Gives an account a new password on the operator's behalf, confirms it, and ends its sessions.
 * @throws AccountError
 */
export async function setPassword(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  credentials: { email: string; password: string },
): Promise<void> {
  const email = readAdminEmail(credentials.email);
  checkAdminPassword(credentials.password);
  const account = await findAccount(database.kysely, email);
  if (!account) throw noSuchAccount(email);
  const passwordHash = await scryptPassword.hash(credentials.password);
  await database.write(async (trx) => {
    await replacePassword(trx, account.id, passwordHash, now());
    await markEmailVerified(database, trx, account.id, now());
    await recordCommand(now, trx, { action: 'password.changed', id: account.id });
  });
}

/**
 * Removes authenticator app, recovery codes and passkeys from an account whose owner has lost them, and ends
 * its sessions.
 * @throws AccountError
 */
export async function removeSecondFactors(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  emailText: string,
): Promise<void> {
  const email = readAdminEmail(emailText);
  await database.write(async (trx) => {
    const account = await findAccount(trx, email);
    if (!account) throw noSuchAccount(email);
    await deleteSecondFactors(database, trx, account.id);
    await deleteSessions(trx, account.id);
    await recordCommand(now, trx, { action: 'second_factor.removed', id: account.id });
  });
}

/**
 * Creates the admin given by ADMIN_EMAIL and ADMIN_PASSWORD, confirmed, if there is no admin at all. An
 * existing account with that address gets the password, and its sessions end: sign-up is open, so it may have
 * been created by someone else.
 */
export async function ensureFirstAdmin(
  platform: Pick<Platform, 'config' | 'database' | 'log' | 'now'>,
): Promise<void> {
  const { config, database, log } = platform;
  const { firstAdmin } = config;
  if (!firstAdmin || (await countAdminRows(database.kysely)) > 0) return;
  const passwordHash = await scryptPassword.hash(firstAdmin.password);
  await database.write(async (trx) => {
    await lockRoles(trx);
    if ((await countAdminRows(trx)) > 0) return;
    const account = { email: firstAdmin.email, passwordHash, now: platform.now() };
    const id =
      (await insertVerifiedAccount(database, trx, account)) ?? (await takeOver(platform, trx, account));
    await insertRole(trx, id, 'admin');
    log.info('first admin created');
  });
}

/** @param id the account that it is about */
async function recordCommand(
  now: () => Date,
  trx: Connection,
  { id, action, details }: { id: string; action: AuditAction; details?: string },
): Promise<void> {
  const { name } = (await selectNamed(trx, id))!;
  const target = { kind: 'account', id, title: name } as const;
  await recordAudit(trx, { caller: anonymous, now }, { action, target, details });
}

async function takeOver(
  { database }: Pick<Platform, 'database'>,
  trx: Connection,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<string> {
  const account = await findAccount(trx, email);
  if (!account) throw new Error('the account of ADMIN_EMAIL was deleted');
  await replacePassword(trx, account.id, passwordHash, now);
  await markEmailVerified(database, trx, account.id, now);
  return account.id;
}

const emailSchema = z.string().trim().max(255).toLowerCase().pipe(z.email());

/** The address in the form that accounts store it. @throws AccountError */
function readAdminEmail(text: string): string {
  const parsed = emailSchema.safeParse(text);
  if (!parsed.success) throw new AccountError(`"${text}" is not an email address`);
  return parsed.data;
}

/** @throws AccountError for a password that is too weak for an admin */
function checkAdminPassword(password: string): void {
  const { length } = [...password];
  if (length < adminPasswordMinLength) {
    throw new AccountError(`an admin's password must have at least ${adminPasswordMinLength} characters`);
  }
  if (length > passwordMaxLength) {
    throw new AccountError(`a password must have at most ${passwordMaxLength} characters`);
  }
}

/** A refusal of the admin command; its message is one line for the terminal. */
export class AccountError extends Error {
  override name = 'AccountError';
}

const noSuchAccount = (email: string): AccountError => new AccountError(`${email} has no account`);
