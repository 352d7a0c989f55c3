import { v7 as uuidv7 } from 'uuid';
import type { Context } from '#platform/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { NewSubscription, Subscription } from '../contract.ts';
import { insertSubscription, selectRepeated } from './newsletter.store.ts';

/**
 * Keeps an address. Open to everyone; addresses that differ in case only are the same.
 * @throws Problem 409 with code 23505 when it is subscribed already (SPEC section 8)
 */
export async function subscribe(
  ctx: Context,
  input: NewSubscription,
  idempotencyKey: string | null,
): Promise<Subscription> {
  const subscription = { id: uuidv7(), email: input.email, created_at: ctx.now().toISOString() };
  const emailKey = input.email.toLowerCase();
  return ctx.database.write(async (trx) => {
    const row = { ...subscription, email_key: emailKey, idempotency_key: idempotencyKey };
    if (await insertSubscription(trx, row)) return subscription;
    const repeated = idempotencyKey && (await selectRepeated(trx, emailKey, idempotencyKey));
    if (repeated) return repeated;
    throw alreadySubscribed();
  });
}

export const alreadySubscribed = (): Problem =>
  new Problem({
    status: 409,
    title: 'Already subscribed',
    detail: 'This email is already subscribed to our newsletter',
    code: '23505',
  });
