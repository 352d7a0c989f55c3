import type { Connection } from '#platform/database/open-database.ts';
import { roles, type Role } from '#platform/rights.contract.ts';
import type { TeamMember } from '../../team.contract.ts';
import { withAccountTables } from '../account-tables.ts';

/** Everyone with a role, and who had one until they were deactivated; by name. */
export async function selectTeam(connection: Connection): Promise<Omit<TeamMember, 'is_me'>[]> {
  const accounts = await withAccountTables(connection)
    .selectFrom('user')
    .leftJoin('deactivated_accounts as former', 'former.user_id', 'user.id')
    .select(['user.id', 'name', 'email', 'twoFactorEnabled', 'updatedAt', 'former.roles as formerRoles'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('passkey').select('passkey.id').whereRef('passkey.userId', '=', 'user.id')).as(
        'hasPasskey',
      ),
    )
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('former.user_id', 'is not', null),
        exists(selectFrom('user_roles').select('role').whereRef('user_roles.user_id', '=', 'user.id')),
      ]),
    )
    .orderBy('name')
    .orderBy('email')
    .execute();
  const held = await connection.selectFrom('user_roles').selectAll().execute();
  return accounts.map(({ id, name, email, formerRoles, ...account }) => ({
    id,
    name,
    email,
    roles:
      formerRoles === null
        ? roles.filter((role) => held.some((row) => row.user_id === id && row.role === role))
        : readRoles(formerRoles),
    state: formerRoles === null ? 'active' : 'deactivated',
    second_factor: Boolean(account.twoFactorEnabled) || Boolean(account.hasPasskey),
    last_active_at: new Date(account.updatedAt).toISOString(),
  }));
}

/** Roles as a column has them. */
export const readRoles = (column: string): Role[] => {
  const stored = JSON.parse(column) as unknown[];
  return roles.filter((role) => stored.includes(role));
};

export async function insertDeactivation(
  connection: Connection,
  { userId, held, at }: { userId: string; held: readonly Role[]; at: string },
): Promise<void> {
  await connection
    .insertInto('deactivated_accounts')
    .values({ user_id: userId, roles: JSON.stringify(held), deactivated_at: at })
    .execute();
}

/** The roles that a deactivated account had; null if it is not deactivated. */
export async function selectFormerRoles(connection: Connection, userId: string): Promise<Role[] | null> {
  const row = await connection
    .selectFrom('deactivated_accounts')
    .select('roles')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? readRoles(row.roles) : null;
}

export async function deleteDeactivation(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom('deactivated_accounts').where('user_id', '=', userId).execute();
}

/** Ends an account's API keys for good. */
export async function revokeKeys(connection: Connection, userId: string): Promise<void> {
  await connection.updateTable('api_keys').set({ revoked: 1 }).where('user_id', '=', userId).execute();
}

export async function selectNamed(
  connection: Connection,
  userId: string,
): Promise<{ email: string; name: string } | undefined> {
  return connection.selectFrom('user').select(['email', 'name']).where('id', '=', userId).executeTakeFirst();
}

/** The roles that require a second factor. */
export async function selectSecondFactorRoles(connection: Connection): Promise<Role[]> {
  const rows = await connection
    .selectFrom('role_rules')
    .select('role')
    .where('second_factor', '=', 1)
    .execute();
  return roles.filter((role) => rows.some((row) => row.role === role));
}

export async function replaceSecondFactorRoles(
  connection: Connection,
  chosen: readonly Role[],
): Promise<void> {
  for (const role of roles) {
    const second_factor = chosen.includes(role) ? 1 : 0;
    await connection
      .insertInto('role_rules')
      .values({ role, second_factor })
      .onConflict((conflict) => conflict.column('role').doUpdateSet({ second_factor }))
      .execute();
  }
}
