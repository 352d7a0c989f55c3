import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context, type Platform } from '#platform/context.ts';
import { selectDueAsks, updateAllAsks, updateAsk } from './ask-again.store.ts';
import { prepareConfirmation, takeConfirmation } from './send-confirmation.ts';

/** Mails enqueued per run of the job, once a minute: other mails are not held up by them. */
const mailsAtOnce = 30;

const dayMs = 86_400_000;

/** Asks everyone who is confirmed by import to confirm. @returns how many @throws Problem 403 */
export async function askAll(ctx: Context): Promise<number> {
  requireRight(ctx.caller, 'askToConfirmAgain');
  return ctx.database.write(async (trx) => {
    const count = await updateAllAsks(trx, ctx.now().toISOString());
    await recordAudit(trx, ctx, { action: 'subscribers.asked', details: String(count) });
    return count;
  });
}

/** Sends some of the mails that `askAll` asked for. For a job, every minute. */
export async function sendDueAsks(platform: Platform, stopping?: AbortSignal): Promise<void> {
  // Its mails have links, which go out also while mail is held.
  if (await platform.mailHolding.read()) return;
  const now = platform.now();
  const due = await selectDueAsks(platform.database.kysely, now.toISOString(), mailsAtOnce);
  for (const standing of due) {
    if (stopping?.aborted) return;
    const isFree = await takeConfirmation(platform, standing.email_key);
    const enqueue = isFree ? await prepareConfirmation(platform, standing, { isListed: true }) : null;
    const askAfter = isFree ? null : new Date(now.getTime() + dayMs).toISOString();
    await platform.database.write(async (trx) => {
      await updateAsk(trx, standing.id, askAfter);
      await enqueue?.(trx);
    });
  }
}
