import type { OwnerSettingName } from '#platform/config/owner-settings.ts';
import type { Platform } from '#platform/context.ts';
import { nameSeal } from '#features/settings/server/owner/read-owner-settings.ts';
import { upsertSettings } from '#features/settings/server/settings.store.ts';

/** Stores a secret setting as an owner's save does, without asking the server that it names. */
export const storeSecretSetting = (
  { database, seal }: Pick<Platform, 'database' | 'seal'>,
  name: OwnerSettingName,
  text: string,
): Promise<void> =>
  database.writeContent((trx) =>
    upsertSettings(trx, [{ key: name, value: seal.seal(text, nameSeal(name)) }]),
  );
