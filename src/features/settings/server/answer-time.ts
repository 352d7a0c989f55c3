import { addBusinessTime } from '#platform/business-time/business-time.ts';
import { requireAdmin, type Context, type Platform } from '#platform/context.ts';
import type { AnswerTime } from '../answer-time.contract.ts';
import { selectSetting, upsertSettings } from './settings.store.ts';

/** Beside the six in their table, and never read with them: visitors need not see it. */
const key = 'answer_time';

/** @returns null until an admin has saved it */
export async function readAnswerTime({ database }: Pick<Platform, 'database'>): Promise<AnswerTime | null> {
  const value = await selectSetting(database.kysely, key);
  return value === undefined ? null : (JSON.parse(value) as AnswerTime);
}

/** @throws Problem 403 */
export async function saveAnswerTime(ctx: Context, answerTime: AnswerTime): Promise<AnswerTime> {
  requireAdmin(ctx.caller);
  await ctx.database.write((trx) => upsertSettings(trx, [{ key, value: JSON.stringify(answerTime) }]));
  return answerTime;
}

/** When what is asked then has to be answered; null where no term is kept. ISO 8601 */
export async function findDue(platform: Pick<Platform, 'database'>, from: Date): Promise<string | null> {
  const answerTime = await readAnswerTime(platform);
  if (!answerTime) return null;
  const { time_zone: timeZone, week, promise_hours: hours } = answerTime;
  const holidays = new Set(answerTime.holidays.map(({ date }) => date));
  return addBusinessTime({ timeZone, week, holidays }, from, hours * 3_600_000)?.toISOString() ?? null;
}
