import type { Connection } from '#platform/database/open-database.ts';
import type { SiteSettingsTable } from './tables.ts';

export async function selectSettings(connection: Connection): Promise<SiteSettingsTable[]> {
  return connection.selectFrom('site_settings').select(['key', 'value']).execute();
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

export async function selectSetting(connection: Connection, key: string): Promise<string | undefined> {
  const row = await connection
    .selectFrom('site_settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}
