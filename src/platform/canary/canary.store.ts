import type { Connection } from '../database/open-database.ts';

/** Undefined until the product has first run. */
export const selectCanary = (connection: Connection) =>
  connection.selectFrom('canary').selectAll().where('id', '=', 'form').executeTakeFirst();

/** Switches it on, unless someone has already switched it on or off. */
export async function beginChecks(connection: Connection, due: string): Promise<void> {
  await connection
    .insertInto('canary')
    .values({ id: 'form', is_on: 1, recipient: '', due_at: due, passed_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Advances the check to its next hour. Of several instances that ask at once, only one succeeds. */
export async function claimCheck(
  connection: Connection,
  { due, next }: { due: string; next: string },
): Promise<boolean> {
  const result = await connection
    .updateTable('canary')
    .set({ due_at: next })
    .where('is_on', '=', 1)
    .where('due_at', '=', due)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Makes an interrupted check due again: the next instance runs it. */
export async function returnCheck(connection: Connection, now: string): Promise<void> {
  await connection.updateTable('canary').set({ due_at: now }).execute();
}

/** Records that the check passed. @returns whether a mail has reported it as failing */
export async function recordPassed(connection: Connection, now: string): Promise<boolean> {
  const before = await selectCanary(connection);
  await connection
    .updateTable('canary')
    .set({ passed_at: now, failures: 0, failing_since: null, last_error: null, mailed: 0 })
    .execute();
  return before?.mailed === 1;
}

/**
 * Records that the check failed. @returns whether to send a mail about it: once, from the second failure on
 */
export async function recordFailed(
  connection: Connection,
  { at, reason, times }: { at: string; reason: string; times: number },
): Promise<boolean> {
  await connection
    .updateTable('canary')
    .set((eb) => ({
      failures: eb('failures', '+', times),
      failing_since: eb.fn.coalesce('failing_since', eb.val(at)),
      last_error: reason,
    }))
    .where('is_on', '=', 1)
    .execute();
  const result = await connection
    .updateTable('canary')
    .set({ mailed: 1 })
    .where('failures', '>=', 2)
    .where('mailed', '=', 0)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Switches it on or off; either way its previous results are cleared. */
export async function saveCanary(
  connection: Connection,
  { isOn, recipient, now }: { isOn: boolean; recipient: string; now: string },
): Promise<void> {
  const row = {
    is_on: isOn ? (1 as const) : (0 as const),
    recipient,
    due_at: now,
    failures: 0,
    failing_since: null,
    last_error: null,
    mailed: 0 as const,
  };
  await connection
    .insertInto('canary')
    .values({ id: 'form', passed_at: null, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
