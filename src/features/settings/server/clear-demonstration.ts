import { isExampleAddress } from '#platform/config/example-address.ts';
import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { settingDefaults, type SettingKey, type Settings } from '../contract.ts';
import { readSettings } from './read-settings.ts';
import { deleteSetting, replaceSetting, selectSetting } from './settings.store.ts';

/** A setting before and after it was cleared; null: none was stored. */
export interface ClearedSetting {
  key: string;
  before: string | null;
  after: string;
}

const cleared = ['site_name', 'tagline', 'contact_email', 'contact_phone', 'contact_address'] as const;

type ClearedKey = (typeof cleared)[number];

/** It suits whoever runs the site: the home page's heading cannot be empty. */
const neutralTagline = 'How can we help you?';

/** Whether a setting's value is the demonstration's, by its letters and digits alone. */
export const isExampleValue = (key: SettingKey, value: string): boolean =>
  toLetters(value) === toLetters(settingDefaults[key]) || isExampleAddress(value);

const toLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const identityWords: Record<ClearedKey, string> = {
  site_name: 'name',
  tagline: 'tagline',
  contact_email: 'contact email',
  contact_phone: 'phone',
  contact_address: 'address',
};

/** Which of name, tagline, logo and contact a site lacks, and which are examples; no phone and no address are a choice. */
export async function findUnsetIdentity(
  platform: Pick<Platform, 'database'>,
): Promise<{ missing: string[]; examples: string[] }> {
  const settings = await readSettings(platform);
  const examples = cleared.filter((key) => isExampleValue(key, settings[key]));
  return {
    missing: [...(settings.contact_email ? [] : ['contact email']), ...(settings.logo_url ? [] : ['logo'])],
    examples: examples.map((key) => identityWords[key]),
  };
}

/** Puts what is given, or nothing, in the place of settings that are still examples. */
export async function clearSettings(
  trx: Connection,
  settings: Settings,
  given: Partial<Record<Exclude<ClearedKey, 'tagline'>, string>>,
): Promise<ClearedSetting[]> {
  const changed: ClearedSetting[] = [];
  for (const key of cleared) {
    if (!isExampleValue(key, settings[key])) continue;
    const before = (await selectSetting(trx, key)) ?? null;
    const after = key === 'tagline' ? neutralTagline : (given[key] ?? '');
    if (await replaceSetting(trx, key, before, after)) changed.push({ key, before, after });
  }
  return changed;
}

/** Brings them back. @returns how many were changed since, and stay as they are */
export async function bringBackSettings(
  trx: Connection,
  settings: readonly ClearedSetting[],
): Promise<number> {
  let changed = 0;
  for (const { key, before, after } of settings) {
    const isSame = (await selectSetting(trx, key)) === after;
    if (!isSame) changed += 1;
    else if (before === null) await deleteSetting(trx, key);
    else await replaceSetting(trx, key, after, before);
  }
  return changed;
}
