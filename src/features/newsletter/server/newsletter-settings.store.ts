import type { Connection } from '#platform/database/open-database.ts';

/** Whether new subscriptions have to be confirmed by mail: they do until the owner says otherwise. */
export async function selectConfirms(connection: Connection): Promise<boolean> {
  const row = await connection
    .selectFrom('newsletter_settings')
    .select('confirms')
    .where('id', '=', 'newsletter')
    .executeTakeFirst();
  return row?.confirms !== 0;
}

export async function upsertConfirms(connection: Connection, confirms: boolean): Promise<void> {
  const values = { confirms: confirms ? (1 as const) : (0 as const) };
  await connection
    .insertInto('newsletter_settings')
    .values({ id: 'newsletter', ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
