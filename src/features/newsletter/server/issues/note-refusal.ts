import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { hashAddress } from '../suppression.store.ts';
import { selectStanding } from '../status.store.ts';
import { endSubscription } from '../subscriptions.ts';
import { addSoftBounce } from './soft-bounces.store.ts';

/** Soft refusals that suspend an address, within `softDays`. */
const softLimit = 3;

export const softDays = 30;

/**
 * Suspends an address that does not exist, one that has refused mail for now three times in 30 days, and for good one
 * whose person has complained.
 */
export async function noteAddress(
  trx: Connection,
  { seal, now }: Pick<Platform, 'seal' | 'now'>,
  { emailKey, verdict }: { emailKey: string; verdict: 'gone' | 'soft' | 'complaint' },
): Promise<void> {
  const at = now();
  if (verdict === 'soft') {
    const since = new Date(at.getTime() - softDays * 86_400_000).toISOString();
    const hash = hashAddress(seal, emailKey);
    if ((await addSoftBounce(trx, { hash, now: at.toISOString(), since })) < softLimit) return;
  }
  const standing = await selectStanding(trx, emailKey);
  if (standing?.status !== 'confirmed') return;
  const status = verdict === 'complaint' ? 'suppressed' : 'bounced';
  await endSubscription(trx, { seal }, { id: standing.id, emailKey, status, now: at.toISOString() });
}
