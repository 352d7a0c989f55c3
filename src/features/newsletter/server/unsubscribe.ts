import type { Platform } from '#platform/context.ts';
import type { SubscriberState } from '../subscription-pages.ts';
import { openSubscriberToken } from './mailed-links.ts';
import { selectStanding, updatePreferences, updateStatus, type Standing } from './status.store.ts';
import { endSubscription } from './subscriptions.ts';
import { deleteSuppression, hashAddress } from './suppression.store.ts';

type Reading = Pick<Platform, 'database' | 'now' | 'seal'>;

/** The subscription that a subscriber's link is about. Changes nothing. */
export async function readSubscriber(platform: Reading, token: string): Promise<SubscriberState> {
  const emailKey = openSubscriberToken(platform, token);
  if (emailKey === null) return { kind: 'invalid' };
  return describe(await selectStanding(platform.database.kysely, emailKey), emailKey);
}

/**
 * Ends the subscription of the address that a link was mailed to, for whoever has the link. The address is kept
 * off the list also if it is on none: it may be in a file that is imported later.
 */
export async function unsubscribe(platform: Reading, token: string): Promise<SubscriberState> {
  const emailKey = openSubscriberToken(platform, token);
  if (emailKey === null) return { kind: 'invalid' };
  return platform.database.write(async (trx) => {
    const standing = await selectStanding(trx, emailKey);
    const now = platform.now().toISOString();
    const isOpen = standing !== undefined && !hasEnded(standing);
    await endSubscription(trx, platform, {
      ...(isOpen && { id: standing.id }),
      emailKey,
      status: 'unsubscribed',
      now,
    });
    const canReturn = standing !== undefined && (isOpen || standing.status === 'unsubscribed');
    return { kind: 'ended', email: standing?.email ?? emailKey, canReturn };
  });
}

/** Takes an unsubscription back, for whoever has the link: it was mailed to the address, and no other mail has to ask. */
export async function subscribeAgain(platform: Reading, token: string): Promise<SubscriberState> {
  const emailKey = openSubscriberToken(platform, token);
  if (emailKey === null) return { kind: 'invalid' };
  return platform.database.write(async (trx) => {
    const standing = await selectStanding(trx, emailKey);
    if (standing?.status !== 'unsubscribed') return describe(standing, emailKey);
    const now = platform.now().toISOString();
    await updateStatus(trx, { id: standing.id, now, status: 'confirmed', by: 'link' });
    await deleteSuppression(trx, hashAddress(platform.seal, emailKey));
    return { kind: 'returned', email: standing.email };
  });
}

/** Saves what a subscriber wants to get. @returns nothing saved: there is no such subscription any more */
export async function savePreferences(
  platform: Reading,
  { token, wantsIssues, wantsWelcome }: { token: string; wantsIssues: boolean; wantsWelcome: boolean },
): Promise<SubscriberState> {
  const emailKey = openSubscriberToken(platform, token);
  if (emailKey === null) return { kind: 'invalid' };
  return platform.database.write(async (trx) => {
    const standing = await selectStanding(trx, emailKey);
    const state = describe(standing, emailKey);
    if (!standing || state.kind !== 'open') return state;
    await updatePreferences(trx, {
      id: standing.id,
      wants_issues: wantsIssues ? 1 : 0,
      wants_welcome: wantsWelcome ? 1 : 0,
    });
    return { kind: 'saved', email: standing.email, wantsIssues, wantsWelcome };
  });
}

const hasEnded = ({ status }: Standing): boolean => status !== 'pending' && status !== 'confirmed';

function describe(standing: Standing | undefined, emailKey: string): SubscriberState {
  if (!standing) return { kind: 'gone', email: emailKey };
  const { email, wants_issues: issues, wants_welcome: welcome } = standing;
  if (hasEnded(standing)) return { kind: 'ended', email, canReturn: standing.status === 'unsubscribed' };
  return { kind: 'open', email, wantsIssues: issues === 1, wantsWelcome: welcome === 1 };
}
