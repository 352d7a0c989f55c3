import {
  parseOwnerSettings,
  secretSettingNames,
  type OwnerSettingName,
  type OwnerSettingTexts,
} from '#platform/config/owner-settings.ts';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRecentSignIn, type Context } from '#platform/context.ts';
import { conflict } from '#platform/http/problem.ts';
import type { OwnerSettingChanges, ShownOwnerSettings } from '../../owner-settings.contract.ts';
import { reportRoutes } from '../report-changes.ts';
import { deleteSettings, upsertSettings } from '../settings.store.ts';
import { checkServices } from './check-services.ts';
import { toTexts, type ChangedTexts } from './owner-texts.ts';
import { listFixed, nameSeal, readOwnerTexts, showOwnerSettings } from './read-owner-settings.ts';

export const setInEnvironment = (name: string) =>
  conflict(`${name} is set in the environment, and can be changed only there`, 'set_in_environment');

/**
 * Saves settings once the servers that they name have accepted them; every instance uses them from then on. Where
 * mail and bookings go is reported to the admins.
 * @throws Problem 400; 403; 409 for what the environment sets, and with a server's words
 */
export async function saveOwnerSettings(
  ctx: Context,
  { even_if_unreachable: evenIfUnreachable = false, ...changes }: OwnerSettingChanges,
): Promise<ShownOwnerSettings> {
  requireRecentSignIn(ctx.caller, 'saveOwnerSettings');
  const { texts: current } = await readOwnerTexts(ctx);
  const changed = toTexts(changes, current);
  const names = Object.keys(changed) as OwnerSettingName[];
  const fixed = listFixed(ctx.config).find((name) => names.includes(name));
  if (fixed) throw setInEnvironment(fixed);
  const { siteUrl } = ctx.config;
  const before = parseOwnerSettings(current, siteUrl);
  const after = parseOwnerSettings(withChanges(current, changed), siteUrl);
  await checkServices(ctx, { names, settings: after, evenIfUnreachable });
  await ctx.database.writeContent(async (trx) => {
    await deleteSettings(trx, names);
    const rows = names.flatMap((name) => {
      const text = changed[name];
      if (!text) return [];
      return { key: name, value: secretSettingNames.has(name) ? ctx.seal.seal(text, nameSeal(name)) : text };
    });
    if (rows.length > 0) await upsertSettings(trx, rows);
    await recordAudit(trx, ctx, {
      action: 'settings.changed',
      target: { kind: 'settings', title: 'Mail & Services' },
      details: nameGroups(changes),
    });
    await reportRoutes(ctx, trx, { before, after });
  });
  return showOwnerSettings(ctx);
}

/** As the screen calls them. */
const groupNames: Record<keyof Omit<OwnerSettingChanges, 'even_if_unreachable'>, string> = {
  mail_server: 'mail server',
  sender: 'sender',
  mailbox: 'mailbox',
  booking_url: 'booking address',
  retention: 'retention',
  ai: 'AI model',
};

const nameGroups = (changes: Omit<OwnerSettingChanges, 'even_if_unreachable'>): string =>
  (Object.keys(changes) as (keyof typeof changes)[]).map((group) => groupNames[group]).join(', ');

const withChanges = (current: OwnerSettingTexts, changed: ChangedTexts): OwnerSettingTexts =>
  Object.fromEntries(Object.entries({ ...current, ...changed }).filter(([, text]) => text));
