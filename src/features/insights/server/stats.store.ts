import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { StatBy, Period } from '../stats.contract.ts';
import type { SumKind } from './tables.ts';
import { listDays, readPeriod } from './read-period.ts';

export interface NameSums {
  name: string;
  views: number;
  visits: number;
  seen: number;
  begun: number;
}

/** How sums are selected: cases are stored among the articles. */
const kindOf: Record<StatBy | 'device', { kind: SumKind; prefix?: string }> = {
  all: { kind: 'all' },
  landing: { kind: 'landing' },
  page: { kind: 'page' },
  article: { kind: 'article', prefix: '/blog/' },
  case: { kind: 'article', prefix: '/portfolio/' },
  channel: { kind: 'channel' },
  host: { kind: 'host' },
  campaign: { kind: 'campaign' },
  device: { kind: 'device' },
};

/** Those with most visits, or those with the given names. */
export async function selectSums(
  connection: Connection,
  {
    by,
    period,
    names,
    limit,
  }: { by: StatBy | 'device'; period: Period; names?: readonly string[]; limit: number },
): Promise<NameSums[]> {
  if (names?.length === 0) return [];
  const { kind, prefix } = kindOf[by];
  let query = connection
    .selectFrom('insight_sums')
    .select('name')
    .select((eb) =>
      (['views', 'visits', 'seen', 'begun'] as const).map((column) => eb.fn.sum(column).as(column)),
    )
    .where('kind', '=', kind)
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .groupBy('name')
    // A page opened only by programs is not among them.
    .having(sql<number>`sum(views) + sum(visits) + sum(begun)`, '>', 0)
    .orderBy('visits', 'desc')
    .orderBy('name')
    .limit(limit);
  if (prefix) query = query.where('name', 'like', `${prefix}%`);
  if (names) query = query.where('name', 'in', names);
  const rows = await query.execute();
  return rows.map(({ name, views, visits, seen, begun }) => ({
    name,
    views: Number(views),
    visits: Number(visits),
    seen: Number(seen),
    begun: Number(begun),
  }));
}

/** Views of bots. */
export async function selectBots(connection: Connection, { from, to }: Period): Promise<number> {
  const row = await connection
    .selectFrom('insight_sums')
    .select((eb) => eb.fn.sum('bots').as('bots'))
    .where('kind', '=', 'all')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirst();
  return Number(row?.bots ?? 0);
}

export async function selectDays(connection: Connection, { from, to }: Period) {
  return connection
    .selectFrom('insight_sums')
    .select(['day', 'views', 'visits'])
    .where('kind', '=', sql.lit('all'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
}

/** The quiz's sums for a period, largest first. */
export async function selectQuizSums(
  connection: Connection,
  { from, to }: Period,
): Promise<{ name: string; count: number }[]> {
  const rows = await connection
    .selectFrom('insight_sums')
    .select('name')
    .select((eb) => eb.fn.sum('begun').as('count'))
    .where('kind', '=', 'quiz')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('name')
    .orderBy('count', 'desc')
    .orderBy('name')
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

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
