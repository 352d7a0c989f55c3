import { listOpenSpans } from '#domain/business-time/server/business-time.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { recordFrom, type TimerHours, type ReplyStatsState } from '../../deadlines.contract.ts';
import { measureReplyTimes, readShownReplyStats } from './reply-stats.ts';
import { readDeadlineRules, soonMs } from './deadline-rules.ts';

/** Before and after now; anything further away is counted in days. */
const reachMs = 45 * 86_400_000;

/** The hours that the timers of messages count by, and the site's time zone. @throws Problem 403 */
export async function readTimerHours(ctx: Context): Promise<TimerHours> {
  requireRight(ctx.caller, 'readAnswerHours');
  const rules = await readDeadlineRules(ctx);
  if (!rules) {
    const { time_zone } = await ctx.site.readReplyTimeSettings(ctx.database.kysely);
    return { enabled: false, time_zone, promise_hours: 0, soon_minutes: 60, open: [] };
  }
  const now = ctx.now().getTime();
  const spans = listOpenSpans(rules.calendar, new Date(now - reachMs), new Date(now + reachMs));
  return {
    enabled: true,
    time_zone: rules.calendar.timeZone,
    promise_hours: rules.promiseHours,
    soon_minutes: soonMs(rules) / 60_000,
    open: spans.map(([from, to]) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() })),
  };
}

/** How soon messages were answered this month, and whether the site shows it. @throws Problem 403 */
export async function readReplyStats(ctx: Context): Promise<ReplyStatsState> {
  requireRight(ctx.caller, 'readAnswerRecord');
  const rules = await readDeadlineRules(ctx);
  const shown = await readShownReplyStats(ctx);
  const measured = rules && (await measureReplyTimes(ctx, rules));
  return {
    needed: recordFrom,
    shown: shown !== null,
    month: measured?.month ?? null,
    answers: measured?.answers ?? 0,
    within: measured?.within ?? 0,
    median_minutes: measured && measured.answers > 0 ? measured.medianMinutes : null,
    promise_hours: measured?.promiseHours ?? 0,
  };
}
