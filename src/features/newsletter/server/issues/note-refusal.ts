import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { toEmailKey } from '#platform/email-address/contract.ts';
import type { RefusedHandover } from '#platform/mail/smtp-connection.ts';
import { hashAddress } from '../suppression.store.ts';
import { selectStanding } from '../status.store.ts';
import { endSubscription } from '../subscriptions.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { addSoftBounce } from './soft-bounces.store.ts';

type Noting = Pick<Platform, 'database' | 'seal' | 'now'>;

declare module '#platform/context.ts' {
  interface Site {
    noteRefusedMail(platform: Noting, mail: { recipient: string; refusal: RefusedHandover }): Promise<void>;
  }
}

/** Suspends an address that does not exist, as any mail to it has shown: mostly the one that asks to confirm. */
export async function noteRefusedMail(
  platform: Noting,
  { recipient, refusal }: { recipient: string; refusal: RefusedHandover },
): Promise<void> {
  if (judgeRefusal(refusal).address !== 'gone') return;
  await platform.database.write((trx) =>
    noteAddress(trx, platform, { emailKey: toEmailKey(recipient), verdict: 'gone' }),
  );
}

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
  if (standing?.status !== 'confirmed' && standing?.status !== 'pending') return;
  const status = verdict === 'complaint' ? 'suppressed' : 'bounced';
  await endSubscription(trx, { seal }, { id: standing.id, emailKey, status, now: at.toISOString() });
}
