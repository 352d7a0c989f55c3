import { countRows } from '#platform/database/count-rows.ts';
import type { RoleHolder } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { takeLock } from '#platform/database/take-lock.ts';
import { withAccountTables } from './account-tables.ts';
import { selectPasskeys } from './second-factors.store.ts';
import { rightsOf, roles, rolesWithRightTo, type Operation, type Role } from '#platform/rights.contract.ts';

export async function findRoleHolder(connection: Connection, userId: string): Promise<RoleHolder | null> {
  const rows = await withAccountTables(connection)
    .selectFrom('user')
    .leftJoin('user_roles', 'user_roles.user_id', 'user.id')
    .leftJoin('role_rules', 'role_rules.role', 'user_roles.role')
    .select(roleColumns)
    .where('user.id', '=', userId)
    .execute();
  return toRoleHolder(connection, rows);
}

/** Of an account joined with its roles and their rules. */
export const roleColumns = [
  'user.id as userId',
  'user.email',
  'user.twoFactorEnabled',
  'user_roles.role',
  'role_rules.second_factor',
] as const;

interface RoleRow {
  userId: string;
  email: string;
  twoFactorEnabled: boolean | 0 | 1 | null;
  role: string | null;
  second_factor: 0 | 1 | null;
}

/** @param rows one for each of the account's roles, or one without a role; none: no account */
export async function toRoleHolder(
  connection: Connection,
  rows: readonly RoleRow[],
): Promise<RoleHolder | null> {
  const [first] = rows;
  if (!first) return null;
  const { userId, email } = first;
  const held = roles.filter((role) => rows.some((row) => row.role === role));
  const lacksSecondFactor =
    rows.some((row) => row.second_factor === 1) &&
    !first.twoFactorEnabled &&
    (await selectPasskeys(connection, userId)).length === 0;
  return {
    userId,
    email,
    roles: held,
    rights: lacksSecondFactor ? ['account'] : rightsOf(held),
    lacksSecondFactor,
  };
}

/** The admins' addresses, in order. */
export async function selectAdminEmails(connection: Connection): Promise<string[]> {
  const rows = await connection
    .selectFrom('user_roles')
    .innerJoin('user', 'user.id', 'user_roles.user_id')
    .select('user.email')
    .where('user_roles.role', '=', 'admin')
    .orderBy('user.email')
    .execute();
  return rows.map((row) => row.email);
}

/** The accounts that may do something, by name. */
export const selectColleagues = (
  connection: Connection,
  operation: Operation,
): Promise<{ id: string; name: string; email: string }[]> =>
  connection
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('user_roles').select('user_id').where('role', 'in', rolesWithRightTo(operation)),
    )
    .orderBy('name')
    .orderBy('email')
    .execute();

export const countAdminRows = (connection: Connection): Promise<number> =>
  countRows(connection.selectFrom('user_roles').where('role', '=', 'admin'));

/** Does nothing if the account already has the role. */
export async function insertRole(connection: Connection, userId: string, role: Role): Promise<void> {
  await connection
    .insertInto('user_roles')
    .values({ user_id: userId, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectRoles(connection: Connection, userId: string): Promise<Role[]> {
  const rows = await connection
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .execute();
  return roles.filter((role) => rows.some((row) => row.role === role));
}

/** Gives an account these roles and no others. */
export async function replaceRoles(
  connection: Connection,
  userId: string,
  replaced: readonly Role[],
): Promise<void> {
  await connection.deleteFrom('user_roles').where('user_id', '=', userId).execute();
  for (const role of replaced) await insertRole(connection, userId, role);
}

/** @returns false when the account did not have the role */
export async function deleteAdminRole(connection: Connection, userId: string): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** What a transaction that changes roles has counted stays true until it commits. */
export const lockRoles = (trx: Connection): Promise<void> => takeLock(trx, 'roles');
