import { requireAdmin, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { answerTimeDefaults, type AnswerTime } from '../answer-time.contract.ts';
import { selectSetting, upsertSettings } from './settings.store.ts';

/** Beside the six in their table, and never read with them: visitors need not see it. */
const key = 'answer_time';

/** What follows when it is saved: due dates, and what pages show. */
export interface AnswerTimeUse {
  /** In the transaction. */
  note(trx: Connection): Promise<void>;
  /** Once it is stored. */
  follow(): Promise<void>;
}

/** What an admin has saved; what stands until then. */
export async function readAnswerTime(connection: Connection): Promise<AnswerTime> {
  const value = await selectSetting(connection, key);
  if (value === undefined) return answerTimeDefaults;
  return { ...answerTimeDefaults, enabled: true, ...(JSON.parse(value) as Partial<AnswerTime>) };
}

/** @throws Problem 403 */
export async function saveAnswerTime(
  ctx: Context,
  answerTime: AnswerTime,
  use: AnswerTimeUse,
): Promise<AnswerTime> {
  requireAdmin(ctx.caller);
  await ctx.database.write(async (trx) => {
    await upsertSettings(trx, [{ key, value: JSON.stringify(answerTime) }]);
    await use.note(trx);
  });
  await use.follow();
  return answerTime;
}
