import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { DeviceRow, StatDay, Period, Summary } from '../stats.contract.ts';
import { selectBots, selectDays, selectSums } from './stats.store.ts';
import { listDays } from './read-period.ts';
import { selectStats, toStats } from './read-stats.ts';

/**
 * The totals and days of a period, beside those of the preceding one of the same length. @throws Problem 403
 */
export async function readSummary(
  ctx: Context,
  { period, before }: { period: Period; before: Period },
): Promise<Summary> {
  requireRight(ctx.caller, 'readInsightSummary');
  const isPostgres = ctx.database.kind === 'postgres';
  return ctx.database.read(
    'insights',
    async (connection) => {
      const [total] = await selectStats(ctx, connection, { by: 'all', period, before });
      const readTotal = async (of: Period) => {
        const [sums] = await selectSums(connection, { by: 'all', period: of, limit: 1 });
        const [leads] = await ctx.site.selectLeadSums(connection, { ...of, by: 'all', limit: 1, isPostgres });
        return toStats('', sums, leads);
      };
      const readDays = (of: Period) => selectWholeDays(ctx, connection, of);
      return {
        period,
        before,
        total: total!,
        total_before: await readTotal(before),
        devices: await readDevices(connection, { period, before }),
        bots: await selectBots(connection, period),
        bots_before: await selectBots(connection, before),
        days: await readDays(period),
        days_before: await readDays(before),
      };
    },
    ctx.signal,
  );
}

async function readDevices(
  connection: Connection,
  { period, before }: { period: Period; before: Period },
): Promise<DeviceRow[]> {
  const ask = { by: 'device', limit: 10 } as const;
  const earlier = await selectSums(connection, { ...ask, period: before });
  return (await selectSums(connection, { ...ask, period })).map(({ name, views, visits, seen }) => ({
    ...{ name, views, visits, seen },
    visits_before: earlier.find((row) => row.name === name)?.visits ?? 0,
  }));
}

async function selectWholeDays(
  { database, site }: Context,
  connection: Connection,
  period: Period,
): Promise<StatDay[]> {
  const days = listDays(period);
  const counted = new Map((await selectDays(connection, period)).map((row) => [row.day, row]));
  const isPostgres = database.kind === 'postgres';
  const leads = await site.selectLeadSums(connection, {
    ...period,
    by: 'day',
    limit: days.length,
    isPostgres,
  });
  const sent = new Map(leads.map((row) => [row.name, row.sent]));
  return days.map((day) => ({
    day,
    views: counted.get(day)?.views ?? 0,
    visits: counted.get(day)?.visits ?? 0,
    sent: sent.get(day) ?? 0,
  }));
}
