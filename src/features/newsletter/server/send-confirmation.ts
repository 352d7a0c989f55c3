import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { LimitPolicy } from '#platform/http/limit-policy.ts';
import { Problem } from '#platform/http/problem.ts';
import { composeConfirmation } from './confirmation-mail.ts';
import { confirmationLimit, confirmationsLimit, returnLimit } from './limits.ts';
import { createConfirmationLink, createListHeaders } from './mailed-links.ts';

type Sending = Pick<Platform, 'config' | 'database' | 'limits' | 'now' | 'outbox' | 'seal' | 'site'>;

interface Recipient {
  email: string;
  email_key: string;
}

/**
 * Prepares a confirmation mail, outside of the transaction that sends it.
 * @returns what enqueues it
 */
export async function prepareConfirmation(
  platform: Sending,
  { email, email_key: emailKey }: Recipient,
  { isListed = false } = {},
): Promise<(trx: Connection) => Promise<void>> {
  const mail = await composeConfirmation({
    look: await platform.site.readMailLook(platform),
    recipient: email,
    link: createConfirmationLink(platform, emailKey),
    headers: createListHeaders(platform, emailKey),
    isListed,
  });
  return (trx) => platform.outbox.enqueue(trx, mail);
}

/** Whether an address may be sent a confirmation mail now, which counts it: one a day. */
export const takeConfirmation = ({ limits }: Sending, emailKey: string): Promise<boolean> =>
  takeIfLeft(limits, confirmationLimit, emailKey);

/** Whether one that has unsubscribed may be sent it, which counts it: also further times that day, but not in heaps. */
export const takeReturn = async (sending: Sending, emailKey: string): Promise<boolean> =>
  (await takeConfirmation(sending, emailKey)) || takeIfLeft(sending.limits, returnLimit, emailKey);

/** Takes for a network and an address that waits already: neither is counted unless both are. */
export async function takeBoth(
  { limits }: Sending,
  { emailKey, clientIp }: { emailKey: string; clientIp: string },
): Promise<boolean> {
  if (!(await takeIfLeft(limits, confirmationLimit, emailKey))) return false;
  if (await takeIfLeft(limits, confirmationsLimit, clientIp)) return true;
  await limits.giveBack(confirmationLimit, emailKey);
  return false;
}

async function takeIfLeft(limits: Sending['limits'], policy: LimitPolicy, key: string): Promise<boolean> {
  try {
    await limits.take(policy, key);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return false;
    throw error;
  }
}
