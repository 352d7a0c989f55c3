import { adminPaths } from '#paths/admin-paths.ts';
import { toIndented, toOneLine } from '#platform/mail/to-one-line.ts';
import type { MailHeaders } from '#platform/mail/mailbox/read-headers.ts';
import type { ParsedMail } from '#platform/mail/mailbox/parse-mail.ts';
import type { Mail } from '#platform/mail/outbox.ts';

/** In characters: the rest is where the link leads. */
const quotedLimit = 2000;

interface Inbound {
  recipient: string;
  siteUrl: URL;
  lead: { id: string; name: string };
  headers: Pick<MailHeaders, 'from' | 'failedVerification'>;
  mail: Pick<ParsedMail, 'from' | 'subject' | 'text' | 'attachments'>;
}

/** The mail to a colleague about an answer from a person; a forged one is not quoted, nor answered directly. */
export function describeAnswer(inbound: Inbound): Mail {
  const { recipient, headers, mail } = inbound;
  const { from: address, failedVerification } = headers;
  const sender = `${toOneLine(mail.from.name, 100)} <${toOneLine(address, 255)}>`.trimStart();
  return {
    recipient,
    ...(address && !failedVerification && { replyTo: address }),
    subject: failedVerification
      ? `Possibly forged answer from ${toOneLine(address, 255)}`
      : `New answer: ${toOneLine(mail.subject, 200)}`,
    text: [
      `${sender} answered by email:`,
      ...describeWords(inbound, 'Read and answer it', [
        'Further answers are mailed once this one is marked as read, or answered.',
      ]),
    ].join('\n'),
  };
}

/** The mail to a colleague about a mail from a known person that answers no reply; a forged one is not quoted. */
export function describeUnmatched(inbound: Inbound): Mail {
  const { recipient, lead, headers, mail } = inbound;
  const { from: address, failedVerification } = headers;
  return {
    recipient,
    subject: failedVerification
      ? `Possibly forged email from ${toOneLine(address, 255)}`
      : `Email that answers no reply: ${toOneLine(mail.subject, 200)}`,
    text: [
      `An email from ${toOneLine(address, 255)} arrived in the mailbox. It answers none of our replies, so it is`,
      `shown beside the latest message from ${toOneLine(lead.name, 100)}, which stays as it was:`,
      ...describeWords(inbound, 'Read it'),
    ].join('\n'),
  };
}

/** @param notes below the link */
function describeWords(
  { siteUrl, lead, headers, mail }: Inbound,
  invitation: string,
  notes: readonly string[] = [],
): string[] {
  const { text, attachments } = mail;
  const isLong = text.length > quotedLimit;
  return [
    '',
    headers.failedVerification
      ? 'Possibly forged: the mail server could not verify that it comes from that address. It is not quoted here.'
      : toIndented(isLong ? `${text.slice(0, quotedLimit).toWellFormed()}…` : text),
    '',
    ...(attachments.length === 0 ? [] : [`Attached files: ${attachments.length}`, '']),
    `${invitation}: ${new URL(adminPaths.message(lead.id), siteUrl).href}`,
    ...notes,
    '',
    '--',
    'The sender’s address is what the email states, not proven.',
  ];
}
