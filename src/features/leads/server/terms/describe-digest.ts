import { toOneLine } from '#platform/mail/to-one-line.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import type { Assignee } from '../../desk.contract.ts';
import { describeLead, describeSwitch, formatSiteTime } from './describe-leads.ts';
import type { MailedLead } from './desk-mails.store.ts';
import type { Digest } from './digest.store.ts';

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
export function describeDigest(digest: Digest, place: DigestPlace): Pick<Mail, 'subject' | 'text'> {
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
  const shown = parts.filter(([part]) => digest[part].count > 0);
  return {
    subject: `${siteName}: ${shown.map(([part, short]) => `${digest[part].count} ${short}`).join(', ')}`,
    text: [
      ...shown.flatMap(([part, , heading]) => {
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
