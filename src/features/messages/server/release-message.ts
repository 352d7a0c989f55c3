import { requireAdmin, type Context } from '#platform/context.ts';
import { badRequest, notFound, type Problem } from '#platform/http/problem.ts';
import type { Proof, ProofsOfWork } from '#platform/proof/proofs-of-work.ts';
import type { Message } from '../contract.ts';
import { describeMessage } from './describe-message.ts';
import { selectMessage } from './messages.store.ts';
import { updateReleased, updateSpam } from './spam.store.ts';

/**
 * Moves a message from spam to the inbox and sends the mail about it, in one transaction. One that is
 * in the inbox stays there, and no second mail is sent.
 * @param notify whom the mail goes to; none is sent when empty
 * @throws Problem 403, 404
 */
export async function releaseMessage(ctx: Context, id: string, notify: string): Promise<Message> {
  requireAdmin(ctx.caller);
  return ctx.database.write(async (trx) => {
    const isReleased = await updateReleased(trx, id, null);
    const message = await selectMessage(trx, id);
    if (!message) throw notFound();
    if (isReleased && notify) await ctx.outbox.enqueue(trx, describeMessage(message, notify, ctx));
    return message;
  });
}

/**
 * The same by a proof of work, for a message that waits for one. Open to everyone; each proof counts once.
 * @throws Problem 400 for a proof that is none, was used, or comes too late
 */
export async function proveMessage(
  ctx: Context,
  id: string,
  { proof, proofs, notify }: { proof: Proof; proofs: ProofsOfWork; notify: string },
): Promise<void> {
  const nonce = await proofs.verify(proof, id);
  if (nonce === null) throw invalidProof();
  await ctx.database.write(async (trx) => {
    if (!(await updateReleased(trx, id, nonce))) throw invalidProof();
    const message = await selectMessage(trx, id);
    if (message && notify) await ctx.outbox.enqueue(trx, describeMessage(message, notify, ctx));
  });
}

/** Moves a message to spam. @throws Problem 403, 404 */
export async function markSpam(ctx: Context, id: string): Promise<Message> {
  requireAdmin(ctx.caller);
  return ctx.database.write(async (trx) => {
    await updateSpam(trx, id, 'marked');
    const message = await selectMessage(trx, id);
    if (!message) throw notFound();
    return message;
  });
}

export const invalidProof = (): Problem => badRequest('The proof is not valid', 'invalid_proof');
