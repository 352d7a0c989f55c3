import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { adminStartDefault, adminStartSchema, type AdminStart } from '../admin-start.contract.ts';
import { selectSetting, upsertSettings } from './settings.store.ts';

/** Beside the six in their table, and never read with them: visitors need not see it. */
const key = 'admin_start';

/** @throws Problem 403 */
export async function readAdminStart({ caller, database }: Context): Promise<AdminStart> {
  requireRight(caller, 'readAdminStart');
  const opens = await selectSetting(database.kysely, key);
  return adminStartSchema.safeParse({ opens }).data ?? adminStartDefault;
}

/** @throws Problem 403 */
export async function saveAdminStart(ctx: Context, start: AdminStart): Promise<AdminStart> {
  requireRight(ctx.caller, 'saveAdminStart');
  await ctx.database.write(async (trx) => {
    await upsertSettings(trx, [{ key, value: start.opens }]);
    await recordAudit(trx, ctx, {
      action: 'settings.changed',
      target: { kind: 'settings', title: 'First screen' },
      details: start.opens,
    });
  });
  return start;
}
