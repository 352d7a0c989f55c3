import { requireAdmin, type Context } from '#platform/context.ts';
import type { SettingChanges, Settings } from '../contract.ts';
import { readSettings } from './read-settings.ts';
import { upsertSettings } from './settings.store.ts';

/** @throws Problem 403 */
export async function saveSettings(ctx: Context, changes: SettingChanges): Promise<Settings> {
  requireAdmin(ctx.caller);
  const rows = Object.entries(changes).map(([key, value]) => ({ key, value }));
  if (rows.length > 0) await ctx.database.writeContent((trx) => upsertSettings(trx, rows));
  return readSettings(ctx);
}
