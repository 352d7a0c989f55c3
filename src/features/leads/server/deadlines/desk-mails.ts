import type { Platform } from '#platform/context.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { toOneLine } from '#platform/mail/to-one-line.ts';
import { readRecipient } from '../messages/message-mail.ts';
import type { MailedLead } from './deadline-mails.store.ts';

/** The recipient of a mail about a lead; null for nobody. */
export type FindRecipient = (lead: { assignee_id: string | null }) => string | null;

/** A lead's owner, else the contact address; else nobody. */
export async function createRecipientFinder(
  platform: Pick<Platform, 'config' | 'database' | 'seal' | 'site'>,
): Promise<FindRecipient> {
  const colleagues = await platform.site.selectColleagues(platform.database.kysely, 'listMessages');
  const accounts = new Map(colleagues.map(({ id, email }) => [id, email]));
  const contact = (await readRecipient(platform)) || null;
  return ({ assignee_id }) => (assignee_id !== null && accounts.get(assignee_id)) || contact;
}

/** Leads grouped by the recipient of the mail about them, in their given order. */
export function groupByRecipient<Lead extends { assignee_id: string | null }>(
  leads: readonly Lead[],
  address: FindRecipient,
): Map<string, Lead[]> {
  const groups = new Map<string, Lead[]>();
  for (const lead of leads) {
    const recipient = address(lead);
    if (recipient !== null) groups.set(recipient, [...(groups.get(recipient) ?? []), lead]);
  }
  return groups;
}

/** The most leads listed in a section of a mail; the others are counted. */
export const listedInMail = 20;

interface MailPlace {
  siteUrl: URL;
  timeZone: string;
}

/**
 * One lead in a mail to a colleague: what, who, when, and a link to it. Strangers' text stays in its line.
 */
export function describeLead(lead: MailedLead, note: string, { siteUrl }: MailPlace): string {
  return [
    `- ${toOneLine(lead.subject, 120)}`,
    `  ${toOneLine(lead.name, 60)} <${toOneLine(lead.email, 255)}>${note && `, ${note}`}`,
    `  ${new URL(adminPaths.message(lead.id), siteUrl).href}`,
  ].join('\n');
}

/** An ISO time on the site's clock: "Tue, Nov 24, 3:00 PM". */
export const formatSiteTime = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));

/** How to turn off mails like this. */
export const describeSwitch = ({ siteUrl }: Pick<MailPlace, 'siteUrl'>): string =>
  `Business hours, and mails like this one: ${new URL(adminPaths.answerTime(), siteUrl).href}`;
