import type { RoleHolder } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { rightsOf, roles, rolesWithRightTo, type Operation, type Role } from '#platform/rights.contract.ts';

export async function findRoleHolder(connection: Connection, userId: string): Promise<RoleHolder | null> {
  const rows = await connection
    .selectFrom('user')
    .leftJoin('user_roles', 'user_roles.user_id', 'user.id')
    .select(['user.id as userId', 'user.email', 'user_roles.role'])
    .where('user.id', '=', userId)
    .execute();
  return toRoleHolder(rows);
}

interface RoleRow {
  userId: string;
  email: string;
  role: string | null;
}

/** @param rows one for each of the account's roles, or one without a role; none: no account */
export function toRoleHolder(rows: readonly RoleRow[]): RoleHolder | null {
  const [first] = rows;
  if (!first) return null;
  const held = roles.filter((role) => rows.some((row) => row.role === role));
  return {
    userId: first.userId,
    email: first.email,
    roles: held,
    rights: rightsOf(held),
    lacksSecondFactor: false,
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

export async function countAdminRows(connection: Connection): Promise<number> {
  const row = await connection
    .selectFrom('user_roles')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Does nothing if the account already has the role. */
export async function insertRole(connection: Connection, userId: string, role: Role): Promise<void> {
  await connection
    .insertInto('user_roles')
    .values({ user_id: userId, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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

/**
 * Serializes transactions that change roles, in all instances: what one of them counted stays true until it
 * commits.
 */
export async function lockRoles(connection: Connection): Promise<void> {
  await connection
    .updateTable('site_state')
    .set((eb) => ({ content_version: eb.ref('content_version') }))
    .where('id', '=', 1)
    .execute();
}
