import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import {
  funnelSteps,
  isOfPages,
  type StatBy,
  type StatRow,
  type Stats,
  type Funnel,
  type Period,
} from '../stats.contract.ts';
import { selectSums, type NameSums } from './stats.store.ts';
import { wilsonInterval } from './wilson-interval.ts';

interface LeadSums {
  name: string;
  sent: number;
  answered: number;
  won: number;
  value: number;
}

declare module '#platform/context.ts' {
  interface Site {
    /** Sums up a period's leads. */
    selectLeadSums(
      connection: Connection,
      query: Period & {
        by: StatBy | 'day';
        names?: readonly string[];
        limit: number;
        isPostgres: boolean;
      },
    ): Promise<LeadSums[]>;
    /** The titles of those of these pages that exist. A visitor's browser can send any name. */
    findPages(platform: Platform, paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
  }
}

export interface StatQuery {
  by: StatBy;
  period: Period;
  before: Period;
}

/** Rows of a response. */
const maximumRows = 200;

/** Stats by page, channel or another grouping, those with most leads first. @throws Problem 403 */
export async function readStats(ctx: Context, question: StatQuery): Promise<StatRow[]> {
  requireRight(ctx.caller, 'readInsightFunnel');
  const rows = await ctx.database.read(
    'insights',
    (connection) => selectStats(ctx, connection, question),
    ctx.signal,
  );
  if (!isOfPages(question.by)) return rows;
  const titles = await ctx.site.findPages(
    ctx,
    rows.map(({ name }) => name),
  );
  return rows.map((row) => ({ ...row, title: titles.get(row.name) }));
}

/** The steps from a visit to a lead that is won. @throws Problem 403 */
export async function readFunnels(ctx: Context, question: StatQuery): Promise<Funnel[]> {
  const rows = await readStats(ctx, question);
  return rows.map((row) => ({
    name: row.name,
    title: row.title,
    steps: funnelSteps.map((step, i) => {
      // Not every answered lead is won, nor was every lead that is won answered from here.
      const previous = step === 'won' ? 'sent' : funnelSteps[i - 1];
      return { step, count: row[step], share: previous ? wilsonInterval(row[step], row[previous]) : null };
    }),
  }));
}

export async function selectStats(
  { database, site }: Pick<Context, 'database' | 'site'>,
  connection: Connection,
  { by, period, before }: StatQuery,
): Promise<StatRow[]> {
  const ask = { by, limit: maximumRows, isPostgres: database.kind === 'postgres' };
  const leads = toMap(await site.selectLeadSums(connection, { ...ask, ...period }));
  const visited = await selectSums(connection, { by, period, limit: maximumRows });
  const missing = [...leads.keys()].filter((name) => !visited.some((row) => row.name === name));
  const others = await selectSums(connection, { by, period, names: missing, limit: maximumRows });
  const sums = toMap([...visited, ...others]);
  if (by === 'all') sums.set('', sums.get('') ?? noSums(''));
  const names = [...new Set([...leads.keys(), ...sums.keys()])];
  const sumsBefore = toMap(await selectSums(connection, { by, period: before, names, limit: names.length }));
  const leadsBefore = toMap(
    await site.selectLeadSums(connection, { ...ask, ...before, names, limit: names.length }),
  );
  return names
    .map((name) => ({
      ...toStats(name, sums.get(name), leads.get(name)),
      visits_before: sumsBefore.get(name)?.visits ?? 0,
      sent_before: leadsBefore.get(name)?.sent ?? 0,
    }))
    .toSorted((one, other) => other.sent - one.sent || other.visits - one.visits)
    .slice(0, maximumRows);
}

/** The views and the leads of one name; either may be missing. */
export function toStats(name: string, sums?: NameSums, leads?: LeadSums): Stats {
  const { views, visits, seen, begun } = sums ?? noSums(name);
  const { sent, answered, won, value } = leads ?? { sent: 0, answered: 0, won: 0, value: 0 };
  return {
    ...{ name, views, visits, seen, begun, sent, answered, won, value },
    conversion: wilsonInterval(sent, visits),
  };
}

const noSums = (name: string): NameSums => ({ name, views: 0, visits: 0, seen: 0, begun: 0 });

const toMap = <Row extends { name: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.name, row]));
