import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';

/** What leads are summed by; `all` gives one row. */
export type LeadSumBy =
  | 'all'
  | 'day'
  | 'landing'
  | 'page'
  | 'article'
  | 'case'
  | 'channel'
  | 'host'
  | 'campaign';

export interface LeadSums {
  name: string;
  sent: number;
  answered: number;
  won: number;
  /** Of those that were won, in whole units of money. */
  value: number;
}

/** Where a source says it. */
const pathOf: Record<Exclude<LeadSumBy, 'all' | 'day' | 'channel'>, readonly string[]> = {
  landing: ['landing_page'],
  page: ['page'],
  article: ['last_article'],
  case: ['last_case'],
  host: ['first', 'referrer_host'],
  campaign: ['first', 'utm_campaign'],
};

/**
 * Sums up the messages that are not spam.
 * @param from the first day in UTC, `to` the last
 * @param limit those with most messages
 */
export async function selectLeadSums(
  connection: Connection,
  {
    by,
    from,
    to,
    limit,
    isPostgres,
  }: { by: LeadSumBy; from: string; to: string; limit: number; isPostgres: boolean },
): Promise<LeadSums[]> {
  const name = nameOf(by, isPostgres);
  const { rows } = await sql<Record<keyof LeadSums, string | number>>`
    select name, count(*) as sent, count(answered_at) as answered, sum(won) as won,
      coalesce(sum(case when won = 1 then value end), 0) as value
    from (
      select ${name} as name, answered_at, won, value
      from contact_messages
      where created_at >= ${from} and created_at < ${`${to}T24`} and spam = 0
    ) as leads
    where name is not null
    group by name
    order by sent desc, name
    limit ${limit}`.execute(connection);
  return rows.map((row) => ({
    name: String(row.name),
    sent: Number(row.sent),
    answered: Number(row.answered),
    won: Number(row.won),
    value: Number(row.value),
  }));
}

function nameOf(by: LeadSumBy, isPostgres: boolean): RawBuilder<string | null> {
  if (by === 'all') return sql`''`;
  if (by === 'day') return sql`substr(created_at, 1, 10)`;
  if (by === 'channel') return sql`channel`;
  const path = pathOf[by];
  return isPostgres
    ? sql`source::json #>> ${sql.lit(`{${path.join(',')}}`)}`
    : sql`json_extract(source, ${sql.lit(`$.${path.join('.')}`)})`;
}
