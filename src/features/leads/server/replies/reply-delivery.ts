import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context, type Platform } from '#platform/context.ts';
import { conflict, notFound } from '#platform/http/problem.ts';
import type { Reply } from '../../replies.contract.ts';
import { findAuthor } from '../inbox/events.store.ts';
import { noteReplySent, noteReplyUndelivered, noteReplyWritten } from './lead-of-reply.store.ts';
import { readReplyTo } from './reply-setup.ts';
import { selectOwnReply, selectReply } from './replies.store.ts';
import { selectSettled, updateSettled, updateToQueued } from './reply-delivery.store.ts';
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
  const { email, userId } = requireRight(ctx.caller, 'retryReply');
  const site = await ctx.site.readSettings(ctx);
  const { mail: mailSettings } = await ctx.site.readOwnerSettings(ctx);
  return ctx.database.write(async (trx) => {
    const stored = await selectOwnReply(trx, messageId, id);
    if (!stored) throw notFound();
    if (!(await updateToQueued(trx, id))) throw notFailed();
    const replyTo = readReplyTo(mailSettings, site, email);
    await enqueueReply(ctx, trx, { id, messageId, text: stored.text, replyTo, mailSettings });
    const target = { kind: 'message', id: messageId } as const;
    await recordAudit(trx, ctx, { action: 'reply.sent', target, details: 'again' });
    const author = await findAuthor(trx, userId);
    await noteReplyWritten(trx, messageId, { author, at: ctx.now().toISOString() });
    return (await selectReply(trx, messageId, id))!;
  });
}

/** Replies checked together. */
const batch = 50;

/** Records which replies the outbox has sent, written to a file or given up since. For a job, every second. */
export async function settleReplies({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  for (;;) {
    const rows = await selectSettled(database.kysely, batch);
    for (const row of rows) {
      await database.write(async (trx) => {
        if (row.to_file === 1) {
          if (await updateSettled(trx, row.id, { state: 'written' })) {
            await noteReplyUndelivered(trx, row, { kind: 'reply_written', at: now().toISOString() });
          }
          return;
        }
        if (row.sent_at !== null) {
          if (await updateSettled(trx, row.id, { state: 'sent', sent_at: row.sent_at })) {
            await noteReplySent(trx, row, row.sent_at);
          }
          return;
        }
        const failure = row.last_error ?? 'the mail could not be sent';
        if (await updateSettled(trx, row.id, { state: 'failed', failure })) {
          await noteReplyUndelivered(trx, row, { kind: 'reply_failed', at: now().toISOString() });
        }
      });
    }
    if (rows.length < batch) return;
  }
}
