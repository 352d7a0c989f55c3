import type { Platform } from '#platform/context.ts';
import type { ConfirmationState } from '../subscription-pages.ts';
import { openConfirmationToken } from './mailed-links.ts';
import { selectStanding, updateStatus, type Standing } from './status.store.ts';
import { deleteSuppression, hashAddress } from './suppression.store.ts';

type Reading = Pick<Platform, 'database' | 'now' | 'seal'>;

/** The effect that a confirmation link would have. Changes nothing. */
export async function readConfirmation(platform: Reading, token: string): Promise<ConfirmationState> {
  const opened = openConfirmationToken(platform, token);
  if (!opened) return { kind: 'invalid' };
  return describe(await selectStanding(platform.database.kysely, opened.emailKey), opened);
}

/**
 * Confirms the subscription that a link was mailed for, for whoever has the link.
 * @param knownIds the subscriptions that this browser made; with them it is confirmed only if it is one of those
 */
export async function confirmSubscription(
  platform: Reading,
  { token, knownIds }: { token: string; knownIds?: readonly string[] },
): Promise<ConfirmationState> {
  const opened = openConfirmationToken(platform, token);
  if (!opened) return { kind: 'invalid' };
  return platform.database.write(async (trx) => {
    const standing = await selectStanding(trx, opened.emailKey);
    const state = describe(standing, opened);
    if (state.kind !== 'open' || !standing) return state;
    if (knownIds && !knownIds.includes(standing.id)) return state;
    await updateStatus(trx, {
      id: standing.id,
      now: platform.now().toISOString(),
      status: 'confirmed',
      by: 'link',
    });
    await deleteSuppression(trx, hashAddress(platform.seal, standing.email_key));
    return { kind: 'confirmed', email: standing.email };
  });
}

function describe(standing: Standing | undefined, { isExpired }: { isExpired: boolean }): ConfirmationState {
  if (!standing) return { kind: 'gone' };
  const { email, status, confirmed_by: by } = standing;
  if (status === 'confirmed' && by === 'link') return { kind: 'already', email };
  if (status !== 'pending' && status !== 'confirmed') return { kind: 'ended', email };
  return isExpired ? { kind: 'expired' } : { kind: 'open', email };
}
