import { v7 as uuidv7 } from 'uuid';
import type { Source } from '#domain/attribution/contract.ts';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { bindIdempotencyKey } from '#platform/http/idempotency-key.ts';
import { rememberRequest } from '#platform/http/idempotency.store.ts';
import { looksLikeAdvertising } from '#domain/moderation/server/spam/looks-like-advertising.ts';
import { scoreMessage } from '#domain/moderation/server/spam/score-message.ts';
import { sketchText } from '#domain/moderation/server/spam/sketch-text.ts';
import type { Submission } from '#domain/forms/server/submission.ts';
import type { Message, NewMessage, SpamReason } from '../../contract.ts';
import { findDue } from '../deadlines/deadline-rules.ts';
import { describeMessage, readHistory, readRecipient } from './message-mail.ts';
import { deleteMessageRow, insertMessage } from './messages.store.ts';
import { countOtherSenders, insertSketch } from '../spam/spam.store.ts';
import { readTestMark } from '../test-lead/test-mark.ts';
import { contactLimit } from '../limits.ts';

/** The fields of a message that nobody has worked on yet. */
const asNew = {
  read: false,
  status: 'new',
  assignee_id: null,
  answered_at: null,
  won: false,
  value: null,
  version: 1,
} as const;

/** How long texts from several senders are compared. */
export const comparisonMs = 7 * 86_400_000;

/**
 * Stores a visitor's message and the mail about it in one transaction. Open to everyone. Suspected spam is
 * quarantined, and no mail about it is sent; wording like an advertisement's is only marked. The sender gets
 * the same response as everyone. A test lead is deleted in the same transaction, and its mail, under the same
 * id, goes to whoever sent it.
 * @param attach puts what was sent with it into its thread, unless it repeats an earlier one
 * @returns the message as stored by this request, or by the earlier one that it repeats; its source as it was
 * sent, because what else was counted may belong to someone else with the same address
 * @throws Problem 429; 422 when the request's key was used for another message
 */
export async function createMessage(
  ctx: Context,
  submission: Submission<NewMessage>,
  attach?: (trx: Connection, message: Message) => Promise<void>,
): Promise<Message> {
  const { values, clientIp, idempotencyKey, timing, testMark } = submission;
  const tester = readTestMark(ctx, testMark);
  await ctx.limits.take(contactLimit, clientIp);
  const sender = { caller: ctx.caller, clientIp };
  const request = bindIdempotencyKey(idempotencyKey, 'sendMessage', sender, values);
  const now = ctx.now();
  const [recipient, due, source] = await Promise.all([
    tester ?? readRecipient(ctx),
    findDue(ctx, now),
    ctx.site.findSource(ctx, submission),
  ]);
  const message: Message = {
    id: uuidv7(),
    ...values,
    form_tag: values.form_tag || null,
    quiz_answers: values.quiz_answers || null,
    ...asNew,
    due_at: due,
    ...describeSource(source),
    created_at: now.toISOString(),
  };
  const answer: Message = { ...message, ...describeSource(submission.source) };
  const advertising = looksLikeAdvertising(values) || undefined;
  const sketch = sketchText(values.message);
  const since = new Date(now.getTime() - comparisonMs).toISOString();

  return ctx.database.write(async (trx) => {
    const before = request && (await rememberRequest(trx, request, message));
    if (before) return { ...answer, ...before };
    const otherSenders = await countOtherSenders(trx, { sketch, email: values.email, since });
    const { isSpam, reasons } = scoreMessage({ message: values, timing, otherSenders });
    const spamReasons: SpamReason[] | null = isSpam ? reasons : null;
    await insertMessage(trx, {
      ...message,
      read: 0,
      source: source && JSON.stringify(source),
      spam: isSpam ? 1 : 0,
      spam_reasons: spamReasons?.join(',') ?? null,
      advertising,
    });
    await insertSketch(trx, message, sketch);
    await attach?.(trx, message);
    if (!isSpam && recipient) {
      const history = await readHistory(ctx, trx, message);
      const mail = describeMessage({ ...message, advertising }, recipient, ctx, history);
      if (tester === null) await ctx.outbox.enqueue(trx, mail);
      else await ctx.outbox.enqueueAs(trx, message.id, mail);
    }
    if (tester !== null) await deleteMessageRow(trx, message.id);
    return answer;
  });
}

const describeSource = (source: Source | null) => ({ source, channel: source?.first.channel ?? null });
