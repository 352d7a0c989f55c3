import { requireAdmin, type Context } from '#platform/context.ts';
import { notFound } from '#platform/http/problem.ts';
import type { RowId } from '#domain/rows/server/admin-rows.ts';
import type { Message } from '../../contract.ts';
import { readRecipient } from '../messages/read-recipient.ts';
import { findAuthor, recordEvent } from '../desk/events.store.ts';
import { describeMessage } from '../messages/describe-message.ts';
import { readHistory } from '../messages/read-history.ts';
import { selectMessage } from '../messages/messages.store.ts';
import { updateReleased } from './spam.store.ts';

/**
 * Moves a message from spam to the inbox and sends the mail about it, in one transaction. For a message that
 * an admin had moved to spam, or that is in the inbox, the mail was sent before, and no second one is.
 * @throws Problem 403, 404
 */
export async function releaseMessage(ctx: Context, { id }: RowId): Promise<Message> {
  const { userId } = requireAdmin(ctx.caller);
  const recipient = await readRecipient(ctx);
  return ctx.database.write(async (trx) => {
    const at = ctx.now().toISOString();
    const before = await selectMessage(trx, id);
    const isReleased = await updateReleased(trx, id, at);
    const message = await selectMessage(trx, id);
    if (!message) throw notFound();
    if (isReleased) {
      const author = await findAuthor(trx, userId);
      await recordEvent(trx, { messageId: id, kind: 'released', author, at });
    }
    const hasHadMail = before?.spam_reasons?.includes('marked');
    if (isReleased && recipient && !hasHadMail) {
      const history = await readHistory(ctx, trx, message);
      await ctx.outbox.enqueue(trx, describeMessage(message, recipient, ctx, history));
    }
    return message;
  });
}
