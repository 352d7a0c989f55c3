import { addBusinessTime } from '#domain/business-time/server/business-time.ts';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { replyTimeDefaults, type ReplyTimeSettings } from '../reply-time.contract.ts';
import { selectSetting, upsertSettings } from './settings.store.ts';

/** Beside the six in their table, and never read with them: visitors need not see it. */
const key = 'answer_time';

declare module '#platform/context.ts' {
  interface Site {
    /** Has due dates and the answer record follow new business hours soon, in the transaction that saves them. */
    renewTermsSoon(trx: Connection): Promise<void>;
    /** Measures the answer record that pages show. */
    renewReplyStats(platform: Platform): Promise<void>;
  }
}

/** The saved business hours, or the default. */
export async function readReplyTimeSettings(connection: Connection): Promise<ReplyTimeSettings> {
  const value = await selectSetting(connection, key);
  if (value === undefined) return replyTimeDefaults;
  return { ...replyTimeDefaults, enabled: true, ...(JSON.parse(value) as Partial<ReplyTimeSettings>) };
}

/** @throws Problem 400 for a promise that these hours can never keep; 403 */
export async function saveReplyTimeSettings(
  ctx: Context,
  answerTime: ReplyTimeSettings,
): Promise<ReplyTimeSettings> {
  requireRight(ctx.caller, 'saveAnswerTime');
  requireDueDate(ctx.now(), answerTime);
  await ctx.database.write(async (trx) => {
    await upsertSettings(trx, [{ key, value: JSON.stringify(answerTime) }]);
    await recordAudit(trx, ctx, {
      action: 'settings.changed',
      target: { kind: 'settings', title: 'Business hours' },
    });
    await ctx.site.renewTermsSoon(trx);
  });
  // The person who saves it sees it on the pages at once; if that fails, the job does it.
  await ctx.site.renewReplyStats(ctx).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the answer record could not be measured, will retry');
  });
  return answerTime;
}

/** A message that never falls due would have no timer and no mail. @throws Problem 400 */
function requireDueDate(now: Date, { time_zone, week, holidays, promise_hours }: ReplyTimeSettings): void {
  const calendar = { timeZone: time_zone, week, holidays: new Set(holidays.map(({ date }) => date)) };
  if (addBusinessTime(calendar, now, promise_hours * 3_600_000)) return;
  const message = 'These open hours take over a year to add up to that. Open longer, or promise fewer hours';
  throw invalidFields([{ field: 'promise_hours', message }]);
}
