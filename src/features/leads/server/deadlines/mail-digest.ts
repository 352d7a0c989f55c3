import { readSiteDay } from '#domain/business-time/server/site-day.ts';
import { toOneLine } from '#platform/mail/to-one-line.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import type { Assignee } from '../../inbox.contract.ts';
import { readRecipient } from '../messages/message-mail.ts';
import { readDeadlineRules, type DeskPlatform } from './deadline-rules.ts';
import { describeLead, describeSwitch, formatSiteTime, listedInMail } from './desk-mails.ts';
import { replaceState, selectState } from './terms.store.ts';
import { selectDigest, type Digest, type DigestPart, type MailedLead } from './deadline-mails.store.ts';

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
  const rules = await readDeadlineRules(platform);
  if (!rules?.mailsDigest) return;
  const at = now();
  const day = readSiteDay(rules.calendar, at);
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
  const colleagues = await site.selectColleagues(database.kysely, 'listMessages');
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
    const place = { siteName, siteUrl: config.siteUrl, timeZone: rules.calendar.timeZone, colleagues };
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

interface DigestPlace {
  siteName: string;
  siteUrl: URL;
  timeZone: string;
  colleagues: readonly Assignee[];
}

const parts = [
  ['overdue', 'overdue', 'Overdue'],
  ['today', 'due today', 'Due today'],
  ['new', 'new', 'New, not read yet'],
  ['waiting', 'waiting', 'Waiting for the sender for a week or more'],
] as const;

/** The digest as a mail: a section for each kind of task, with one link per lead. */
function describeDigest(digest: Digest, place: DigestPlace): Pick<Mail, 'subject' | 'text'> {
  const { siteName, siteUrl, timeZone, colleagues } = place;
  const names = new Map(colleagues.map(({ id, name, email }) => [id, name || email]));
  const note = ({ due_at, created_at, assignee_id }: MailedLead, part: keyof Digest): string => {
    const time =
      (part === 'overdue' || part === 'today') && due_at !== null
        ? `due ${formatSiteTime(due_at, timeZone)}`
        : `came ${formatSiteTime(created_at, timeZone)}`;
    const owner = assignee_id === null ? 'unassigned' : (names.get(assignee_id) ?? 'someone else’s');
    return `${time}, ${toOneLine(owner, 60)}`;
  };
  const filledParts = parts.filter(([part]) => digest[part].count > 0);
  return {
    subject: `${siteName}: ${filledParts.map(([part, short]) => `${digest[part].count} ${short}`).join(', ')}`,
    text: [
      ...filledParts.flatMap(([part, , heading]) => {
        const { count, leads } = digest[part];
        const more = count - leads.length;
        return [
          `${heading}: ${count}`,
          ...leads.map((lead) => describeLead(lead, note(lead, part), { siteUrl, timeZone })),
          ...(more > 0 ? [`and ${more} more.`] : []),
        ];
      }),
      [
        '--',
        `All messages: ${new URL(adminPaths.messages(), siteUrl).href}`,
        `Times are those of ${timeZone}. ${describeSwitch({ siteUrl })}`,
      ].join('\n'),
    ].join('\n\n'),
  };
}
