import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { Period } from '../../stats.contract.ts';

/** The most per kind: any beyond it would not be in the list. */
export const maximumCandidates = 100;

/** Searches without results, last made within the period. */
export const selectUnmet = (connection: Connection, { from, to }: Period) =>
  connection
    .selectFrom('insight_texts')
    .select(['kind', 'text', 'count', 'last_at'])
    .where('last_at', '>=', from)
    .where(sql<string>`substr(last_at, 1, 10)`, '<=', to)
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(maximumCandidates)
    .execute();

/** Visits, and those that went on, by the page they began on; the site's total under an empty name. */
export async function selectLandings(connection: Connection, { from, to }: Period) {
  const rows = await connection
    .selectFrom('insight_sums')
    .select(['kind', 'name'])
    .select((eb) => [eb.fn.sum('visits').as('visits'), eb.fn.sum('onward').as('onward')])
    .where('kind', 'in', ['all', 'landing'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['kind', 'name'])
    .orderBy('kind')
    .orderBy('visits', 'desc')
    .limit(maximumCandidates)
    .execute();
  return rows.map(({ kind, name, visits, onward }) => ({
    name: kind === 'all' ? '' : name,
    visits: Number(visits),
    onward: Number(onward),
  }));
}
