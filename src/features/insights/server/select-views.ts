import type { Connection } from '#platform/database/open-database.ts';
import { listDays, readPeriod } from './read-period.ts';

/** How often pages were viewed in the usual period, today included; those that were not are missing. */
export async function selectViews(
  connection: Connection,
  { paths, now }: { paths: readonly string[]; now: Date },
): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map();
  const rows = await connection
    .selectFrom('insight_sums')
    .select('name')
    .select((eb) => eb.fn.sum('views').as('views'))
    .where('kind', '=', 'page')
    // Each day by itself: the key is walked by day, and then only to the given names.
    .where('day', 'in', listDays(readPeriod({}, now).period))
    .where('name', 'in', paths)
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, views }) => [name, Number(views)]));
}
