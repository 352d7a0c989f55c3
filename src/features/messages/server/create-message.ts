import { v7 as uuidv7 } from 'uuid';
import type { Context } from '#platform/context.ts';
import type { FormEvidence } from '#platform/http/form-evidence.ts';
import type { RepeatableRequest } from '#platform/http/idempotency-key.ts';
import { rememberRequest } from '#platform/http/idempotency.store.ts';
import type { ProofsOfWork } from '#platform/proof/proofs-of-work.ts';
import type { Message, NewMessage } from '../contract.ts';
import { describeMessage } from './describe-message.ts';
import { digestText } from './digest-text.ts';
import { judgeMessage, type Verdict } from './judge-message.ts';
import { insertMessage } from './messages.store.ts';
import { countOtherSenders, updateNonce } from './spam.store.ts';

export interface MessageDelivery {
  /** Whom the mail about it goes to; none is sent when empty. */
  notify: string;
  /** The same one is the same message, however often it is sent; null: every one is a message. */
  request: RepeatableRequest | null;
  evidence: FormEvidence;
  /** Null when the sender has no script that could do a proof of work. */
  proofs: ProofsOfWork | null;
}

export interface CreatedMessage {
  message: Message;
  /** A proof of work that moves the message to the inbox; null where none is needed, or none would. */
  challenge: string | null;
}

/**
 * Keeps a visitor's message and the mail about it in one transaction. Open to everyone. What looks
 * like spam is kept apart, and no mail about it is sent; the sender is told what everyone is.
 * @returns the message as it was stored by this request, or before by the one that it repeats
 * @throws Problem 422 when the request's key was used for another message
 */
export async function createMessage(
  ctx: Context,
  input: NewMessage,
  delivery: MessageDelivery,
): Promise<CreatedMessage> {
  const message: Message = { id: uuidv7(), ...input, read: false, created_at: ctx.now().toISOString() };
  const verdict = await judge(ctx, input, delivery.evidence);
  const proofs = verdict.kind === 'suspected' ? delivery.proofs : null;
  const challenge = proofs && (await proofs.issue(message.id));
  const isSpam = verdict.kind !== 'clean';

  const repeated = await ctx.database.write(async (trx) => {
    const before = delivery.request && (await rememberRequest(trx, delivery.request, message));
    if (before) return before;
    await insertMessage(trx, {
      ...message,
      read: 0,
      spam: isSpam ? 1 : 0,
      spam_reasons: isSpam ? verdict.reasons.join(',') : null,
      proof_nonce: challenge?.nonce ?? null,
    });
    if (!isSpam && delivery.notify) {
      await ctx.outbox.enqueue(trx, describeMessage(message, delivery.notify, ctx));
    }
    return null;
  });
  if (!repeated) return { message, challenge: challenge?.text ?? null };
  return {
    message: { ...message, ...repeated },
    challenge: proofs && (await issueAgain(ctx, proofs, repeated.id)),
  };
}

/** How long the same text of several senders counts as repeated. */
const repetitionMs = 3_600_000;

async function judge(ctx: Context, message: NewMessage, evidence: FormEvidence): Promise<Verdict> {
  const digest = digestText(message.message);
  const since = new Date(ctx.now().getTime() - repetitionMs).toISOString();
  const otherSenders =
    digest === null
      ? 0
      : await countOtherSenders(ctx.database.kysely, { digest, email: message.email, since });
  return judgeMessage({ message, evidence, otherSenders });
}

/** The first answer, with its challenge, may never have arrived. */
async function issueAgain(ctx: Context, proofs: ProofsOfWork, id: string): Promise<string | null> {
  const { nonce, text } = await proofs.issue(id);
  return (await updateNonce(ctx.database.kysely, id, nonce)) ? text : null;
}
