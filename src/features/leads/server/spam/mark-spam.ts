import { requireRight, type Context } from '#platform/context.ts';
import { changeRow, type RowId } from '#domain/rows/server/admin-rows.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Message } from '../../contract.ts';
import { findAuthor, recordEvent } from '../inbox/events.store.ts';
import { selectMessage } from '../messages/messages.store.ts';
import { updateReleased, updateSpam } from './spam.store.ts';
import { describeMessage, readHistory, readRecipient } from '../messages/message-mail.ts';

/** Moves a message to spam; one that is there keeps its reasons. @throws Problem 403, 404 */
export async function quarantineMessage(ctx: Context, input: RowId): Promise<Message> {
  const { userId } = requireRight(ctx.caller, 'markMessageAsSpam');
  return changeRow(ctx, 'markMessageAsSpam', input, selectMessage, async (trx, id) => {
    if (!(await updateSpam(trx, id, 'marked'))) return;
    const author = await findAuthor(trx, userId);
    await recordEvent(trx, { messageId: id, kind: 'spam', author, at: ctx.now().toISOString() });
  });
}

/**
 * Moves a message from spam to the inbox and sends the mail about it, in one transaction. For a message that
 * an admin had moved to spam, or that is in the inbox, the mail was sent before, and no second one is.
 * @throws Problem 403, 404
 */
export async function releaseMessage(ctx: Context, { id }: RowId): Promise<Message> {
  const { userId } = requireRight(ctx.caller, 'markMessageAsSpam');
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
