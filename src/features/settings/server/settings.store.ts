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
