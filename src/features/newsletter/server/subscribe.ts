import { v7 as uuidv7 } from 'uuid';
import type { Context, Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { toEmailKey } from '#platform/email-address/contract.ts';
import { listRateLimitNetworks } from '#platform/http/client-ip.ts';
import { bindIdempotencyKey } from '#platform/http/idempotency-key.ts';
import { rememberRequest } from '#platform/http/idempotency.store.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Submission, FormTiming } from '#domain/forms/server/submission.ts';
import type { NewSubscription, SpamReason, Subscription, SubscriptionStatus } from '../contract.ts';
import { duplicateCode } from '../outcome.ts';
import { confirmationLimit, confirmationsLimit, newsletterLimit } from './limits.ts';
import { deleteEnded, insertSubscription } from './newsletter.store.ts';
import { selectConfirms } from './newsletter-settings.store.ts';
import { prepareConfirmation, takeBoth, takeConfirmation, takeReturn } from './send-confirmation.ts';
import { selectStanding } from './status.store.ts';
import { deleteSuppression, hashAddress, selectSuppressions } from './suppression.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** The text beside the newsletter's form. */
    readSignupText(platform: Pick<Platform, 'database'>): Promise<string>;
  }
}

/** The newsletter's form, and the path of the page that it was on; null: a program sent it. */
export type Signup = Submission<NewSubscription> & { page: string | null };

/**
 * Subscribes an address. Open to everyone; addresses with one key (`toEmailKey`) are the same. It is pending until
 * whoever reads its mail confirms; while it is, it counts as subscribed, and is sent the mail again at most once a
 * day, or when its person has unsubscribed and comes back. Suspected spam is quarantined, and sent nothing, until a person subscribes the address or an admin says that
 * it is not spam.
 * @returns the subscription as stored by this request, or by the earlier one that it repeats; its source as
 * it was sent, because what else was counted may belong to someone else with the same address
 * @throws Problem 409 with code 23505 when it is already subscribed (SPEC section 8); 422 when the request's
 * key was used for another address; 429
 */
export async function subscribe(ctx: Context, submission: Signup): Promise<Subscription> {
  const { values, clientIp, idempotencyKey, timing, page } = submission;
  await ctx.limits.take(newsletterLimit, clientIp);
  const sender = { caller: ctx.caller, clientIp };
  const request = bindIdempotencyKey(idempotencyKey, 'subscribe', sender, values);
  const source = await ctx.site.findSource(ctx, submission);
  const now = ctx.now().toISOString();
  const subscription = {
    ...{ id: uuidv7(), email: values.email, created_at: now },
    source: submission.source,
  };
  const emailKey = toEmailKey(values.email);
  const reasons = findSpamReasons(values.email, timing);
  const isSpam = reasons.length > 0;
  const admission = isSpam ? waiting : await admit(ctx, { email: values.email, emailKey, clientIp });
  const { status } = admission;
  const row = {
    ...{ ...subscription, email_key: emailKey, status, status_at: now },
    ...(status === 'confirmed'
      ? { confirmed_at: now, confirmed_by: 'form' as const }
      : { confirmed_by: null }),
    spam: isSpam ? (1 as const) : (0 as const),
    spam_reasons: reasons.join(',') || null,
    source: source && JSON.stringify(source),
    channel: source?.first.channel ?? null,
    consent_page: page,
    consent_text: page && (await ctx.site.readSignupText(ctx)),
    consent_network: hashNetwork(ctx, clientIp),
  };
  const store = async (trx: Connection): Promise<Subscription> => {
    const before = request && (await rememberRequest(trx, request, subscription));
    if (before) return { ...subscription, ...before };
    // A person's subscription replaces one that seemed to be a program's, and one that has ended.
    if (!isSpam) await deleteEnded(trx, emailKey);
    if (!(await insertSubscription(trx, row))) throw alreadySubscribed();
    if (status === 'confirmed') await deleteSuppression(trx, hashAddress(ctx.seal, emailKey));
    await admission.enqueue?.(trx);
    return subscription;
  };
  try {
    return await ctx.database.write(store);
  } catch (error) {
    if (admission.enqueue) await settleMail(ctx, { emailKey, enqueue: admission.enqueue }, error);
    throw error;
  }
}

/** Someone else was faster with the address, and left the mail to this request; or it may be tried again. */
async function settleMail(
  { database, limits }: Context,
  { emailKey, enqueue }: { emailKey: string; enqueue: Enqueue },
  error: unknown,
): Promise<void> {
  if (error instanceof Problem && error.code === duplicateCode) await database.write(enqueue);
  else await limits.giveBack(confirmationLimit, emailKey);
}

export const alreadySubscribed = (): Problem =>
  new Problem({
    status: 409,
    title: 'Already subscribed',
    detail: 'This email is already subscribed to our newsletter',
    code: duplicateCode,
  });

type Enqueue = (trx: Connection) => Promise<void>;

interface Admission {
  status: 'pending' | 'confirmed' | 'suppressed';
  /** Enqueues the confirmation mail, if one is to be sent. */
  enqueue?: Enqueue;
}

const waiting: Admission = { status: 'pending' };

/**
 * A new subscription's first status. Whether its address is suppressed shows in no response: it is counted as
 * any other. One that is subscribed is refused later, unless the request is a repeated one.
 * @throws Problem 429 when its network has subscribed too many today
 */
async function admit(
  ctx: Context,
  { email, emailKey, clientIp }: { email: string; emailKey: string; clientIp: string },
): Promise<Admission> {
  const { kysely } = ctx.database;
  const confirms = await selectConfirms(kysely);
  const standing = await selectStanding(kysely, emailKey);
  if (standing && !hasEnded(standing.status)) {
    const isDue = standing.status === 'pending' && confirms && (await takeBoth(ctx, { emailKey, clientIp }));
    if (isDue) await ctx.database.write(await prepareConfirmation(ctx, standing));
    return waiting;
  }
  if (confirms) await ctx.limits.take(confirmationsLimit, clientIp);
  const hash = hashAddress(ctx.seal, emailKey);
  const suppression = (await selectSuppressions(kysely, [hash])).get(hash);
  if (suppression === 'suppressed') return { status: 'suppressed' };
  if (!confirms) return { status: 'confirmed' };
  const take = standing?.status === 'unsubscribed' ? takeReturn : takeConfirmation;
  if (!(await take(ctx, emailKey))) return waiting;
  return { status: 'pending', enqueue: await prepareConfirmation(ctx, { email, email_key: emailKey }) };
}

const hasEnded = (status: SubscriptionStatus): boolean => status === 'unsubscribed' || status === 'bounced';

/** The narrowest network that limits count by. */
const hashNetwork = ({ seal }: Pick<Platform, 'seal'>, clientIp: string): string =>
  seal.digest(listRateLimitNetworks(clientIp)[0], 'newsletter network');

/** The signs of spam in a subscription; none in a person's. */
function findSpamReasons(email: string, timing: FormTiming): SpamReason[] {
  const reasons: SpamReason[] = [];
  if (timing.isHoneypotFilled) reasons.push('honeypot');
  if (/^www\.|\.\p{L}{2,}\//iu.test(email)) reasons.push('link_in_address');
  return reasons;
}
