import { adminPaths } from '#paths/admin-paths.ts';
import { toIndented, toOneLine } from '#platform/mail/to-one-line.ts';
import type { MailHeaders } from '#platform/mail/mailbox/read-headers.ts';
import type { Mail } from '#platform/mail/outbox.ts';

/** In characters: the rest is where the link leads. */
const quotedLimit = 2000;

interface Unmatched {
  recipient: string;
  siteUrl: URL;
  lead: { id: string; name: string };
  headers: Pick<MailHeaders, 'from' | 'failedVerification'>;
  subject: string;
  text: string;
}

/** The mail to a colleague about a mail from a known person that answers no reply; a forged one is not quoted. */
export function describeUnmatched(unmatched: Unmatched): Mail {
  const { recipient, siteUrl, lead, headers, subject, text } = unmatched;
  const { from: address, failedVerification } = headers;
  const isLong = text.length > quotedLimit;
  return {
    recipient,
    subject: failedVerification
      ? `Possibly forged email from ${toOneLine(address, 255)}`
      : `Email that answers no reply: ${toOneLine(subject, 200)}`,
    text: [
      `An email from ${toOneLine(address, 255)} arrived in the mailbox. It answers none of our replies, so it is`,
      `shown beside the latest message from ${toOneLine(lead.name, 100)}, which stays as it was:`,
      '',
      failedVerification
        ? 'Possibly forged: the mail server could not verify that it comes from that address. It is not quoted here.'
        : toIndented(isLong ? `${text.slice(0, quotedLimit).toWellFormed()}…` : text),
      '',
      `Read it: ${new URL(adminPaths.message(lead.id), siteUrl).href}`,
      '',
      '--',
      'The sender’s address is what the email states, not proven.',
    ].join('\n'),
  };
}
