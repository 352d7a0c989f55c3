import { sql } from 'kysely';
import { eraseFromAudit } from '#domain/audit/server/audit.store.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { lastAdmin } from '#platform/http/problem.ts';
import { withAccountTables, type StoredTime } from './account-tables.ts';
import { deleteInvitationsOf } from './team/invitations.store.ts';
import { countAdminRows, deleteAdminRole, lockRoles, selectAdminEmails } from './roles.store.ts';

type PersonTables = {
  session: {
    createdAt: StoredTime;
    ipAddress: string | null;
    userAgent: string | null;
  };
};

const withPersonTables = (connection: Connection) => withAccountTables(connection).withTables<PersonTables>();

/**
 * The account of an address and what belongs to it, without passwords, tokens, keys or hashes of them.
 * @param email in lower case
 */
export async function selectAccountOf(connection: Connection, email: string) {
  const tables = withPersonTables(connection);
  const user = await tables
    .selectFrom('user')
    .select(['id', 'email', 'name', 'emailVerified', 'twoFactorEnabled', 'createdAt'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return null;
  const sessions = await tables
    .selectFrom('session')
    .select(['createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', user.id)
    .execute();
  const passkeys = await tables
    .selectFrom('passkey')
    .select(['name', 'createdAt'])
    .where('userId', '=', user.id)
    .execute();
  const roles = await tables.selectFrom('user_roles').select('role').where('user_id', '=', user.id).execute();
  const keys = await tables
    .selectFrom('api_keys')
    .select(['name', 'key_prefix', 'created_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .execute();
  const posts = await Promise.all(
    (['blogs', 'deleted_blogs'] as const).map((table) =>
      tables
        .selectFrom(table)
        .select(['id', 'title', 'created_at'])
        .where('author_id', '=', user.id)
        .execute(),
    ),
  );
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    email_confirmed: Boolean(user.emailVerified),
    authenticator_app: Boolean(user.twoFactorEnabled),
    created_at: toText(user.createdAt),
    roles: roles.map(({ role }) => role),
    sessions: sessions.map((row) => ({
      created_at: toText(row.createdAt),
      expires_at: toText(row.expiresAt),
      ip_address: row.ipAddress,
      user_agent: row.userAgent,
    })),
    passkeys: passkeys.map(({ name, createdAt }) => ({ name, created_at: createdAt && toText(createdAt) })),
    api_keys: keys,
    posts: posts.flat(),
  };
}

/** @param email in lower case @throws Problem 409 for the last admin */
export async function refuseLastAdmin(connection: Connection, email: string): Promise<void> {
  const admins = await selectAdminEmails(connection);
  if (admins.length === 1 && admins[0]!.toLowerCase() === email) throw lastAdmin(email);
}

/**
 * Deletes the account of an address and everything that belongs to it; its posts stay, without an author, and what it
 * did, without its name.
 * @param email in lower case
 * @returns how many accounts
 * @throws Problem 409 for the last admin
 */
export async function deleteAccountOf(connection: Connection, email: string): Promise<number> {
  await lockRoles(connection);
  await deleteInvitationsOf(connection, email);
  const tables = withPersonTables(connection);
  const user = await tables.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  await eraseFromAudit(connection, { email, userId: user?.id ?? null });
  if (!user) return 0;
  if ((await deleteAdminRole(connection, user.id)) && (await countAdminRows(connection)) === 0) {
    throw lastAdmin(email);
  }
  await tables
    .deleteFrom('verification')
    .where((eb) =>
      eb.or([
        eb('value', '=', user.id),
        sql<boolean>`value like ${`%${user.id}%`}`,
        eb('identifier', '=', email),
      ]),
    )
    .execute();
  await tables.deleteFrom('user').where('id', '=', user.id).execute();
  return 1;
}

const toText = (time: StoredTime): string => new Date(time).toISOString();
