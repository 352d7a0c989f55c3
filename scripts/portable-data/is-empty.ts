import { sql, type Kysely } from 'kysely';
import type { DatabaseKind, Tables } from '#platform/database/tables.ts';
import { describeTables } from './describe-tables.ts';

/** They have rows as soon as the product has been started or used. */
const alwaysFilled = new Set([
  'site_state',
  'request_limits',
  'insight_salts',
  'insight_sums',
  'insight_visits',
  'lead_sums',
  'lead_sum_changes',
]);

/** Whether the database holds no data. It counts as empty if its tables are empty, or if there are none. */
export async function isEmpty(kysely: Kysely<Tables>, kind: DatabaseKind): Promise<boolean> {
  for (const { name } of await describeTables(kysely, kind)) {
    if (alwaysFilled.has(name)) continue;
    const { rows } = await sql`select 1 from ${sql.id(name)} limit 1`.execute(kysely);
    if (rows.length > 0) return false;
  }
  return true;
}
