import { readSiteDay } from '#domain/business-time/server/site-day.ts';
import type { Assignee } from '../../desk.contract.ts';
import { readRecipient } from '../messages/read-recipient.ts';
import { readTerms, type DeskPlatform } from './answer-terms.ts';
import { describeDigest } from './describe-digest.ts';
import { listedInMail } from './describe-leads.ts';
import { replaceState, selectState } from './desk-states.store.ts';
import { selectDigest, type Digest, type DigestPart } from './digest.store.ts';

/**
 * On the site's clock, in minutes since midnight: at seven. An instance that could not send it by noon sends
 * none that day.
 */
const [beginsAt, endsAt] = [7 * 60, 12 * 60];

const dayMs = 86_400_000;

/** Further colleagues get no digest of their own. */
const ownersAtMost = 50;

/**
 * Mails the digest once per business day: everyone's leads to the contact address, and each owner's to the
 * owner. Anyone with nothing to do gets no mail. For a job.
 */
export async function mailDigest(platform: DeskPlatform): Promise<void> {
  const { database, site, outbox, config, now } = platform;
  const terms = await readTerms(platform);
  if (!terms?.mailsDigest) return;
  const at = now();
  const day = readSiteDay(terms.calendar, at);
  if (!day.isOpen || day.minutes < beginsAt || day.minutes >= endsAt) return;
  const before = await selectState(database.kysely, 'digest');
  if (before !== null && before >= day.date) return;
  const ago = (days: number) => new Date(at.getTime() - days * dayMs).toISOString();
  const times = {
    now: at.toISOString(),
    dayEndsAt: day.endsAt.toISOString(),
    weekAgo: ago(7),
    monthAgo: ago(30),
  };
  const { site_name: siteName } = await site.readSettings(platform);
  const contact = await readRecipient(platform);
  const colleagues = await site.selectAdmins(database.kysely);
  const mails: { recipient: string; digest: Digest }[] = [];
  for (const { recipient, assigneeId } of listRecipients(contact, colleagues)) {
    const digest = await database.read('messages', (connection) =>
      selectDigest(connection, assigneeId, times, listedInMail),
    );
    const parts: DigestPart[] = Object.values(digest);
    if (parts.some(({ count }) => count > 0)) mails.push({ recipient, digest });
  }
  await database.write(async (trx) => {
    if (!(await replaceState(trx, 'digest', before, day.date))) return;
    const place = { siteName, siteUrl: config.siteUrl, timeZone: terms.calendar.timeZone, colleagues };
    for (const { recipient, digest } of mails) {
      await outbox.enqueue(trx, { recipient, ...describeDigest(digest, place) });
    }
  });
}

/** An owner whose address is the contact address gets everyone's. */
function listRecipients(contact: string, colleagues: readonly Assignee[]) {
  const owners = colleagues
    .filter(({ email }) => email.toLowerCase() !== contact.toLowerCase())
    .slice(0, ownersAtMost)
    .map(({ id, email }) => ({ recipient: email, assigneeId: id as string | null }));
  return [...(contact ? [{ recipient: contact, assigneeId: null }] : []), ...owners];
}
