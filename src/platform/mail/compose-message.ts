import { nameMessageId } from './deliver-mail.ts';

export interface BulkMail {
  /** Its Message-ID begins with it: the same mail sent again is recognized. */
  id: string;
  recipient: string;
  senderName: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** The address in MAIL_FROM. */
export const senderAddress = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from;

/** The header of a sender with a name of their own. @param from MAIL_FROM */
export const toFromHeader = (name: string, from: string): string =>
  `"${name.replaceAll(/[\\"]/g, '\\$&')}" <${senderAddress(from)}>`;

/** A mail as it goes over the wire. @param from MAIL_FROM */
export async function composeMessage(mail: BulkMail, from: string): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  return new MailComposer({
    from: { name: mail.senderName, address: senderAddress(from) },
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: nameMessageId(mail.id, from),
    // RFC 3834, 5: no program answers it.
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
  })
    .compile()
    .build();
}
