import { listOpenSpans } from '#domain/business-time/server/business-time.ts';
import { requireAdmin, type Context } from '#platform/context.ts';
import { recordFrom, type AnswerHours, type AnswerRecordState } from '../../terms.contract.ts';
import { measureAnswers, readShownRecord } from './answer-record.ts';
import { readTerms, soonMs } from './answer-terms.ts';

/** Before and after now; anything further away is counted in days. */
const reachMs = 45 * 86_400_000;

/** What the timers of messages count by. @throws Problem 403 */
export async function readAnswerHours(ctx: Context): Promise<AnswerHours> {
  requireAdmin(ctx.caller);
  const terms = await readTerms(ctx);
  if (!terms) return { enabled: false, time_zone: 'UTC', promise_hours: 0, soon_minutes: 60, open: [] };
  const now = ctx.now().getTime();
  const spans = listOpenSpans(terms.calendar, new Date(now - reachMs), new Date(now + reachMs));
  return {
    enabled: true,
    time_zone: terms.calendar.timeZone,
    promise_hours: terms.promiseHours,
    soon_minutes: soonMs(terms) / 60_000,
    open: spans.map(([from, to]) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() })),
  };
}

/** How soon messages were answered this month, and whether the site shows it. @throws Problem 403 */
export async function readAnswerRecord(ctx: Context): Promise<AnswerRecordState> {
  requireAdmin(ctx.caller);
  const terms = await readTerms(ctx);
  const shown = await readShownRecord(ctx);
  const measured = terms && (await measureAnswers(ctx, terms));
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
