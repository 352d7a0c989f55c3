import { requireAdmin, type Context } from '#platform/context.ts';
import { saveCanary, selectCanary } from '#platform/canary/canary.store.ts';
import type { CanaryChanges, CanaryState } from '../../canary.contract.ts';

/** The state of the hourly check of the contact form. @throws Problem 403 */
export async function readCanary({ caller, database }: Context): Promise<CanaryState> {
  requireAdmin(caller);
  const row = await selectCanary(database.kysely);
  // It is on until somebody switches it off.
  const isOn = row?.is_on !== 0;
  return {
    on: isOn,
    recipient: row?.recipient ?? '',
    due_at: isOn && row ? row.due_at : null,
    passed_at: row?.passed_at ?? null,
    failures: row?.failures ?? 0,
    failing_since: row?.failing_since ?? null,
    last_error: row?.last_error ?? null,
  };
}

/** Switches it on or off, or changes its recipient; the check then runs at once. @throws Problem 403 */
export async function changeCanary(ctx: Context, { on, recipient }: CanaryChanges): Promise<CanaryState> {
  const before = await readCanary(ctx);
  const isOn = on ?? before.on;
  const to = recipient ?? before.recipient;
  if (isOn !== before.on || to !== before.recipient) {
    const now = ctx.now().toISOString();
    await ctx.database.write((trx) => saveCanary(trx, { isOn, recipient: to, now }));
  }
  return readCanary(ctx);
}
