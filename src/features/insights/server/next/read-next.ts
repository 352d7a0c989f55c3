import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Period } from '../../stats.contract.ts';
import type { NextItem } from '../../next.contract.ts';
import { wilsonInterval } from '../wilson-interval.ts';
import { maximumCandidates, selectLandings, selectUnmet } from './next.store.ts';

const maximumItems = 50;

/** Visits that a lead stands for if too little is known. */
const usualVisitsPerLead = 50;

/** The fewest visits that anything is said about. */
const fewestVisits = 10;

/**
 * Topics to write about next, with the evidence: those that would have served most visitors first.
 * @throws Problem 403
 */
export async function readNext(ctx: Context, period: Period): Promise<NextItem[]> {
  requireRight(ctx.caller, 'listNextSubjects');
  const items = await ctx.database.read(
    'insights',
    (connection) => selectItems(ctx, connection, period),
    ctx.signal,
  );
  const isOfPage = ({ kind }: NextItem) => kind !== 'search' && kind !== 'question';
  const pages = await ctx.site.findPages(
    ctx,
    items.filter(isOfPage).map(({ name }) => name),
  );
  return items
    .filter((item) => !isOfPage(item) || pages.has(item.name))
    .map((item) => (isOfPage(item) ? { ...item, title: pages.get(item.name) } : item))
    .toSorted((one, other) => other.visitors - one.visitors || (one.name < other.name ? -1 : 1))
    .slice(0, maximumItems);
}

async function selectItems(
  { database, site: { selectLeadSums } }: Context,
  connection: Connection,
  period: Period,
): Promise<NextItem[]> {
  const ask = { ...period, limit: maximumCandidates, isPostgres: database.kind === 'postgres' };
  const unmet = await selectUnmet(connection, period);
  const landings = await selectLandings(connection, period);
  const site = landings.find(({ name }) => name === '') ?? { name: '', visits: 0, onward: 0 };
  const sent = (await selectLeadSums(connection, { ...ask, by: 'all' }))[0]?.sent ?? 0;
  const perLead = sent > 0 && site.visits > sent ? site.visits / sent : usualVisitsPerLead;
  const reading = (kind: 'article' | 'case') =>
    selectLeadSums(connection, { ...ask, by: kind }).then((rows) =>
      rows.map((row) => describeReading(kind, row, perLead)),
    );
  return [
    ...unmet.map(describeUnmet),
    ...landings.flatMap((landing) => (landing === site ? [] : describeLanding(landing, site))),
    ...(await reading('article')),
    ...(await reading('case')),
  ];
}

type Unmet = Awaited<ReturnType<typeof selectUnmet>>[number];
type Landing = Awaited<ReturnType<typeof selectLandings>>[number];

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function describeUnmet({ kind, text, count, last_at }: Unmet): NextItem {
  const times = count === 1 ? 'once' : `${count} times`;
  const last = days.format(new Date(last_at));
  const evidence =
    kind === 'search'
      ? `Searched for ${times} without a result, last on ${last}.`
      : `Asked ${times} without a matching answer or article, last on ${last}.`;
  return { kind, name: text, visitors: count, count, of: null, evidence };
}

/** A page where significantly more visits end than on the site as a whole; few visits prove little. */
function describeLanding({ name, visits, onward }: Landing, site: Landing): NextItem[] {
  const left = visits - onward;
  const usual = 1 - site.onward / Math.max(1, site.visits);
  const share = wilsonInterval(left, visits);
  if (visits < fewestVisits || !share || share.low <= usual) return [];
  const evidence = `${left} of ${visits} visits that began here opened no other page (${toPercent(share.low)} to ${toPercent(share.high)} at 95% confidence); on the whole site it is ${toPercent(usual)}.`;
  return [
    {
      kind: 'landing',
      name,
      visitors: round((share.low - usual) * visits),
      count: left,
      of: visits,
      evidence,
    },
  ];
}

function describeReading(
  kind: 'article' | 'case',
  { name, sent, won }: { name: string; sent: number; won: number },
  perLead: number,
): NextItem {
  const what = sent === 1 ? 'One lead' : `${sent} leads`;
  const evidence = `${what} read this last before writing${won > 0 ? `, ${won} of them won` : ''}: similar content may bring in more leads.`;
  return { kind, name, visitors: round(sent * perLead), count: sent, of: null, evidence };
}

const round = (number: number): number => Math.round(number * 10) / 10;

const toPercent = (share: number): string => `${Math.round(share * 100)}%`;
