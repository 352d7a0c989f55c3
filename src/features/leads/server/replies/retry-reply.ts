import { requireAdmin, type Context } from '#platform/context.ts';
import { conflict, notFound } from '#platform/http/problem.ts';
import type { Reply } from '../../replies.contract.ts';
import { findAuthor } from '../desk/events.store.ts';
import { noteReplyWritten } from './lead-of-reply.store.ts';
import { readReplyTo } from './read-reply-setup.ts';
import { selectOwnReply, selectReply, updateToQueued } from './replies.store.ts';
import { enqueueReply } from './send-reply.ts';

export const notFailed = () => conflict('This reply did not fail', 'not_failed');

/**
 * Resends a reply that failed, bounced or was only written to a file.
 * @throws Problem 403, 404; 409 for any other
 */
export async function retryReply(
  ctx: Context,
  { id: messageId, reply: id }: { id: string; reply: string },
): Promise<Reply> {
  const { email, userId } = requireAdmin(ctx.caller);
  const site = await ctx.site.readSettings(ctx);
  return ctx.database.write(async (trx) => {
    const stored = await selectOwnReply(trx, messageId, id);
    if (!stored) throw notFound();
    if (!(await updateToQueued(trx, id))) throw notFailed();
    const replyTo = readReplyTo(ctx.config, site, email);
    await enqueueReply(ctx, trx, { id, messageId, text: stored.text, replyTo });
    const author = await findAuthor(trx, userId);
    await noteReplyWritten(trx, messageId, { author, at: ctx.now().toISOString() });
    return (await selectReply(trx, messageId, id))!;
  });
}
