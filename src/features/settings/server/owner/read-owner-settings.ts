import {
  ownerSettingNames,
  parseOwnerSettings,
  secretSettingNames,
  type OwnerSettingName,
  type OwnerSettings,
  type OwnerSettingTexts,
} from '#platform/config/owner-settings.ts';
import { requireRight, type Context, type Platform } from '#platform/context.ts';
import type { ShownOwnerSettings } from '../../owner-settings.contract.ts';
import { selectSettingsOf } from '../settings.store.ts';
import { showTexts } from './owner-texts.ts';

type OwnerPlatform = Pick<Platform, 'config' | 'database' | 'seal'>;

/** A secret's purpose: sealed for it, it opens for no other. */
export const nameSeal = (name: OwnerSettingName): string => `setting ${name}`;

const aiNames: readonly OwnerSettingName[] = ['AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY'];

/** The names of those that the environment sets. A model is set there as a whole. */
export const listFixed = ({ fromEnvironment }: Platform['config']): OwnerSettingName[] => {
  const isAiFixed = aiNames.some((name) => name in fromEnvironment);
  return ownerSettingNames.filter((name) => name in fromEnvironment || (isAiFixed && aiNames.includes(name)));
};

/** The environment's texts, else the stored ones. Read from the database: a change holds at once, everywhere. */
export async function readOwnerTexts({
  config,
  database,
  seal,
}: OwnerPlatform): Promise<{ texts: OwnerSettingTexts; unreadable: OwnerSettingName[] }> {
  const fixed = listFixed(config);
  const texts: OwnerSettingTexts = {};
  const unreadable: OwnerSettingName[] = [];
  const rows = await selectSettingsOf(
    database.kysely,
    ownerSettingNames.filter((name) => !fixed.includes(name)),
  );
  for (const { key, value } of rows) {
    const name = key as OwnerSettingName;
    try {
      texts[name] = secretSettingNames.has(name) ? seal.open(value, nameSeal(name)) : value;
    } catch {
      unreadable.push(name);
    }
  }
  return { texts: { ...texts, ...config.fromEnvironment }, unreadable };
}

/** The settings as they are now. */
export async function readOwnerSettings(platform: OwnerPlatform): Promise<OwnerSettings> {
  const { texts } = await readOwnerTexts(platform);
  return parseOwnerSettings(texts, platform.config.siteUrl);
}

/** The settings as the admin area shows them: without a secret. @throws Problem 403 */
export async function showOwnerSettings(ctx: Context): Promise<ShownOwnerSettings> {
  requireRight(ctx.caller, 'readOwnerSettings');
  const { siteUrl } = ctx.config;
  const { texts, unreadable } = await readOwnerTexts(ctx);
  const { retention, insights } = parseOwnerSettings(texts, siteUrl);
  return {
    ...showTexts(texts),
    default_sender: parseOwnerSettings({}, siteUrl).mail.from,
    retention: {
      message_days: retention.messageDays,
      spam_days: retention.spamDays,
      visit_days: insights.visitDays,
      sum_months: insights.sumMonths,
    },
    from_environment: listFixed(ctx.config),
    unreadable,
  };
}
