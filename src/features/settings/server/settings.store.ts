import type { Connection } from '#platform/database/open-database.ts';
import { createStatement } from '#platform/database/statement.ts';
import type { SiteSettingsTable } from './tables.ts';

export async function selectSettings(connection: Connection): Promise<SiteSettingsTable[]> {
  return (await selectAll(connection, {})).rows;
}

const selectAll = createStatement((connection, _values: object) =>
  connection.selectFrom('site_settings').select(['key', 'value']),
);

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
  const { rows } = await selectOne(connection, { key });
  return rows[0]?.value;
}

const selectOne = createStatement((connection, { key }: { key: string }) =>
  connection.selectFrom('site_settings').select('value').where('key', '=', key),
);
