import type { Connection } from '#platform/database/open-database.ts';
import type { SiteSettingsTable } from './tables.ts';

export const selectSettingsOf = (
  connection: Connection,
  keys: readonly string[],
): Promise<SiteSettingsTable[]> =>
  connection.selectFrom('site_settings').select(['key', 'value']).where('key', 'in', keys).execute();

export async function deleteSettings(connection: Connection, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await connection.deleteFrom('site_settings').where('key', 'in', keys).execute();
}

export async function upsertSettings(connection: Connection, rows: SiteSettingsTable[]): Promise<void> {
  await connection
    .insertInto('site_settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
}

/**
 * Replaces a value that is still as it was read; null: there was none.
 * @returns false when another instance was faster
 */
export async function replaceSetting(
  trx: Connection,
  key: string,
  before: string | null,
  value: string,
): Promise<boolean> {
  if (before === null) {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('site_settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await trx
    .updateTable('site_settings')
    .set({ value })
    .where('key', '=', key)
    .where('value', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteSetting(connection: Connection, key: string): Promise<void> {
  await connection.deleteFrom('site_settings').where('key', '=', key).execute();
}

export async function selectSetting(connection: Connection, key: string): Promise<string | undefined> {
  const row = await connection
    .selectFrom('site_settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

/** Puts another logo in the place of one of these. */
export async function replaceLogo(
  connection: Connection,
  urls: readonly string[],
  to: string,
): Promise<void> {
  await connection
    .updateTable('site_settings')
    .set({ value: to })
    .where('key', '=', 'logo_url')
    .where('value', 'in', urls)
    .execute();
}
