import type { Connection } from '#platform/database/open-database.ts';

/** An account as a caller: its id, and whether it is an admin. */
export interface RoleHolder {
  userId: string;
  email: string;
  isAdmin: boolean;
}

export async function findRoleHolder(connection: Connection, userId: string): Promise<RoleHolder | null> {
  const row = await connection
    .selectFrom('user')
    .leftJoin('user_roles', (join) =>
      join.onRef('user_roles.user_id', '=', 'user.id').on('user_roles.role', '=', 'admin'),
    )
    .select(['user.id as userId', 'user.email', 'user_roles.role'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  return row ? toRoleHolder(row) : null;
}

/** Columns of an account's row, with the admin role if it has it. */
export const toRoleHolder = ({ userId, email, role }: RoleHolderRow): RoleHolder => ({
  userId,
  email,
  isAdmin: role !== null,
});

interface RoleHolderRow {
  userId: string;
  email: string;
  role: string | null;
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

/** The admins' accounts, by name. */
export const selectAdmins = (
  connection: Connection,
): Promise<{ id: string; name: string; email: string }[]> =>
  connection
    .selectFrom('user_roles')
    .innerJoin('user', 'user.id', 'user_roles.user_id')
    .select(['user.id', 'user.name', 'user.email'])
    .where('user_roles.role', '=', 'admin')
    .orderBy('user.name')
    .orderBy('user.email')
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
export async function insertAdminRole(connection: Connection, userId: string): Promise<void> {
  await connection
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'admin' })
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
