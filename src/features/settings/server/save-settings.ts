import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { SettingChanges, Settings } from '../contract.ts';
import { readSettings } from './read-settings.ts';
import { reportContact } from './report-changes.ts';
import { selectSetting, upsertSettings } from './settings.store.ts';

/** Another contact address is reported to the former one and to the admins. @throws Problem 403 */
export async function saveSettings(ctx: Context, changes: SettingChanges): Promise<Settings> {
  requireRight(ctx.caller, 'saveSettings');
  const rows = Object.entries(changes).map(([key, value]) => ({ key, value }));
  const { contact_email: contact } = changes;
  if (rows.length > 0) {
    await ctx.database.writeContent(async (trx) => {
      const former = await selectSetting(trx, 'contact_email');
      await upsertSettings(trx, rows);
      await recordAudit(trx, ctx, {
        action: 'settings.changed',
        target: { kind: 'settings', title: 'Site settings' },
        details: Object.keys(changes).join(', '),
      });
      if (contact !== undefined) await reportContact(ctx, trx, { former, contact });
    });
  }
  return readSettings(ctx);
}
