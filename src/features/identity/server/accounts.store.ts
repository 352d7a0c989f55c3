import { v7 as uuidv7 } from 'uuid';
import type { Connection, Database } from '#platform/database/open-database.ts';
import { toFlag, withAccountTables } from './account-tables.ts';
import { deleteResetLinks } from './mailed-links.store.ts';
import { deleteSessions } from './sessions.store.ts';

export interface Account {
  id: string;
  email: string;
  emailVerified: boolean;
}

/** @param email in lower case */
export async function findAccount(connection: Connection, email: string): Promise<Account | null> {
  const row = await withAccountTables(connection)
    .selectFrom('user')
    .select(['id', 'email', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? { ...row, emailVerified: Boolean(row.emailVerified) } : null;
}

/** An account and its password hash. */
export interface Credential {
  userId: string;
  email: string;
  passwordHash: string;
}

/** @param whose an address in lower case, or an account's id */
export async function findCredential(
  connection: Connection,
  whose: { email: string } | { userId: string },
): Promise<Credential | null> {
  const row = await withAccountTables(connection)
    .selectFrom('user')
    .innerJoin('account', 'account.userId', 'user.id')
    .select(['user.id as userId', 'user.email', 'account.password as passwordHash'])
    .where('account.providerId', '=', 'credential')
    .where((eb) => ('email' in whose ? eb('user.email', '=', whose.email) : eb('user.id', '=', whose.userId)))
    .executeTakeFirst();
  return row?.passwordHash ? { ...row, passwordHash: row.passwordHash } : null;
}

/**
 * Inserts a confirmed account that signs in with a password.
 * @param email in lower case
 * @returns its id, or null when the address has an account
 */
export async function insertVerifiedAccount(
  database: Database,
  connection: Connection,
  account: { email: string; passwordHash: string; now: Date },
): Promise<string | null> {
  const id = uuidv7();
  const now = account.now.toISOString();
  const tables = withAccountTables(connection);
  const inserted = await tables
    .insertInto('user')
    .values({
      id,
      email: account.email,
      name: account.email.split('@')[0]!,
      emailVerified: toFlag(database.kind, true),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  await insertCredential(connection, id, account.passwordHash, now);
  return id;
}

/**
 * Replaces an account's password, and ends what the previous one granted: its sessions and open reset links.
 */
export async function replacePassword(
  connection: Connection,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const tables = withAccountTables(connection);
  const { numUpdatedRows } = await tables
    .updateTable('account')
    .set({ password: passwordHash, updatedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await insertCredential(connection, userId, passwordHash, now.toISOString());
  await deleteSessions(connection, userId);
  await deleteResetLinks(connection, userId);
}

async function insertCredential(
  connection: Connection,
  userId: string,
  password: string,
  now: string,
): Promise<void> {
  await withAccountTables(connection)
    .insertInto('account')
    .values({
      id: uuidv7(),
      accountId: userId,
      providerId: 'credential',
      userId,
      password,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

export async function renameAccount(connection: Connection, userId: string, name: string): Promise<void> {
  await connection.updateTable('user').set({ name }).where('id', '=', userId).execute();
}

export async function markEmailVerified(
  database: Database,
  connection: Connection,
  userId: string,
  now: Date,
): Promise<void> {
  await withAccountTables(connection)
    .updateTable('user')
    .set({ emailVerified: toFlag(database.kind, true), updatedAt: now.toISOString() })
    .where('id', '=', userId)
    .execute();
}

/** Records that an account is used: it signs in, or its session goes on. */
export async function recordUse(connection: Connection, userId: string, now: Date): Promise<void> {
  await withAccountTables(connection)
    .updateTable('user')
    .set({ updatedAt: now.toISOString() })
    .where('id', '=', userId)
    .execute();
}

interface Unused {
  unconfirmedBefore: Date;
  unusedBefore: Date;
  limit: number;
  /** Of these alone. */
  email?: string;
}

/**
 * Accounts without a role, and not deactivated, that were never confirmed, or are no longer used.
 * @returns their addresses, in lower case
 */
export async function selectUnusedAccounts(
  connection: Connection,
  kind: Database['kind'],
  { unconfirmedBefore, unusedBefore, limit, email }: Unused,
): Promise<string[]> {
  const rows = await withAccountTables(connection)
    .selectFrom('user')
    .select('user.email')
    .$if(email !== undefined, (query) => query.where('user.email', '=', email!))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('user_roles').select('role').whereRef('user_roles.user_id', '=', 'user.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deactivated_accounts as former')
            .select('former.user_id')
            .whereRef('former.user_id', '=', 'user.id'),
        ),
      ),
    )
    .where(({ and, or, eb, not, exists, selectFrom }) =>
      or([
        and([
          eb('user.emailVerified', '=', toFlag(kind, false)),
          eb('user.createdAt', '<', unconfirmedBefore.toISOString()),
        ]),
        and([
          eb('user.updatedAt', '<', unusedBefore.toISOString()),
          not(exists(selectFrom('session').select('id').whereRef('session.userId', '=', 'user.id'))),
        ]),
      ]),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => row.email);
}
