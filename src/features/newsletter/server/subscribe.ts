import { v7 as uuidv7 } from 'uuid';
import type { Context } from '#platform/context.ts';
import type { FormTiming } from '#platform/http/form-timing.ts';
import { Problem } from '#platform/http/problem.ts';
import type { NewSubscription, Subscription } from '../contract.ts';
import { findSpamReasons } from './find-spam-reasons.ts';
import { insertSubscription, selectQuarantined, selectRepeated, updateReleased } from './newsletter.store.ts';

export interface SubscriptionRequest {
  /** The same key is the same request, however often it is sent. */
  idempotencyKey: string | null;
  timing: FormTiming;
}

/**
 * Keeps an address. Open to everyone; addresses that differ in case only are the same. What looks like
 * spam is quarantined, until a person subscribes the address or an admin says that it is none.
 * @throws Problem 409 with code 23505 when it is subscribed already (SPEC section 8)
 */
export async function subscribe(
  ctx: Context,
  input: NewSubscription,
  { idempotencyKey, timing }: SubscriptionRequest,
): Promise<Subscription> {
  const subscription = { id: uuidv7(), email: input.email, created_at: ctx.now().toISOString() };
  const emailKey = input.email.toLowerCase();
  const reasons = findSpamReasons(input.email, timing);
  return ctx.database.write(async (trx) => {
    const isNew = await insertSubscription(trx, {
      ...subscription,
      email_key: emailKey,
      idempotency_key: idempotencyKey,
      spam: reasons.length > 0 ? 1 : 0,
      spam_reasons: reasons.join(',') || null,
    });
    if (isNew) return subscription;
    const repeated = idempotencyKey && (await selectRepeated(trx, emailKey, idempotencyKey));
    if (repeated) return tell(repeated);
    const quarantined = reasons.length === 0 && (await selectQuarantined(trx, emailKey));
    if (!quarantined) throw alreadySubscribed();
    await updateReleased(trx, quarantined.id);
    return tell(quarantined);
  });
}

const tell = ({ spam_reasons: _reasons, ...subscription }: Subscription): Subscription => subscription;

export const alreadySubscribed = (): Problem =>
  new Problem({
    status: 409,
    title: 'Already subscribed',
    detail: 'This email is already subscribed to our newsletter',
    code: '23505',
  });
