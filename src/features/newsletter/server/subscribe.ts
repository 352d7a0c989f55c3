import { v7 as uuidv7 } from 'uuid';
import type { Context } from '#platform/context.ts';
import { toEmailKey } from '#platform/email-address/contract.ts';
import { bindIdempotencyKey } from '#platform/http/idempotency-key.ts';
import { rememberRequest } from '#platform/http/idempotency.store.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Submission } from '#domain/forms/server/submission.ts';
import type { FormTiming } from '#domain/forms/server/form-timing.ts';
import type { NewSubscription, SpamReason, Subscription } from '../contract.ts';
import { duplicateCode } from '../outcome.ts';
import { newsletterLimit } from './limits.ts';
import { deleteSpamOf, insertSubscription } from './newsletter.store.ts';

/**
 * Subscribes an address. Open to everyone; addresses with one key (`toEmailKey`) are the same. Suspected spam is
 * quarantined until a person subscribes the address or an admin says that it is not spam.
 * @returns the subscription as stored by this request, or by the earlier one that it repeats; its source as
 * it was sent, because what else was counted may belong to someone else with the same address
 * @throws Problem 409 with code 23505 when it is already subscribed (SPEC section 8); 422 when the request's
 * key was used for another address; 429
 */
export async function subscribe(
  ctx: Context,
  submission: Submission<NewSubscription>,
): Promise<Subscription> {
  const { values, clientIp, idempotencyKey, timing } = submission;
  await ctx.limits.take(newsletterLimit, clientIp);
  const sender = { caller: ctx.caller, clientIp };
  const request = bindIdempotencyKey(idempotencyKey, 'subscribe', sender, values);
  const source = await ctx.site.findSource(ctx, submission);
  const subscription = {
    ...{ id: uuidv7(), email: values.email, created_at: ctx.now().toISOString() },
    source: submission.source,
  };
  const emailKey = toEmailKey(values.email);
  const reasons = findSpamReasons(values.email, timing);
  return ctx.database.write(async (trx) => {
    const before = request && (await rememberRequest(trx, request, subscription));
    if (before) return { ...subscription, ...before };
    // A person's subscription replaces one that seemed to be a program's.
    if (reasons.length === 0) await deleteSpamOf(trx, emailKey);
    const isNew = await insertSubscription(trx, {
      ...subscription,
      email_key: emailKey,
      spam: reasons.length > 0 ? 1 : 0,
      spam_reasons: reasons.join(',') || null,
      source: source && JSON.stringify(source),
      channel: source?.first.channel ?? null,
    });
    if (!isNew) throw alreadySubscribed();
    return subscription;
  });
}

export const alreadySubscribed = (): Problem =>
  new Problem({
    status: 409,
    title: 'Already subscribed',
    detail: 'This email is already subscribed to our newsletter',
    code: duplicateCode,
  });

/** The signs of spam in a subscription; none in a person's. */
function findSpamReasons(email: string, timing: FormTiming): SpamReason[] {
  const reasons: SpamReason[] = [];
  if (timing.isHoneypotFilled) reasons.push('honeypot');
  if (/^www\.|\.\p{L}{2,}\//iu.test(email)) reasons.push('link_in_address');
  return reasons;
}
