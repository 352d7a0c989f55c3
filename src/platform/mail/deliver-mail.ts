import type { Config } from '../config/read-config.ts';
import { deleteMailFile, writeMailFile } from './mail-files.ts';
import type { DueMail } from './outbox.store.ts';

/** A mail as its recipient reads it. */
type OutgoingMail = Pick<DueMail, 'id' | 'recipient' | 'subject' | 'text' | 'reply_to' | 'created_at'>;

export interface MailDelivery {
  /** Hands one mail over. Rejects when it was not taken. */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Deletes the copy of a delivered mail that is kept here, if one is. */
  deleteCopy(mail: Pick<OutgoingMail, 'id' | 'created_at'>): Promise<void>;
}

/** By SMTP where SMTP_URL is set, otherwise as an .eml file in DATA_DIR/outbox. */
export function createMailDelivery(config: Config['mail']): MailDelivery {
  return {
    deliver: config.smtpUrl
      ? deliverBySmtp(config.smtpUrl, config.from)
      : deliverToFolder(config.outboxDir, config.from),
    // Also with SMTP_URL: it may have been set since.
    deleteCopy: (mail) => deleteMailFile(config.outboxDir, mail),
  };
}

type DeliverMail = MailDelivery['deliver'];

function deliverBySmtp(smtpUrl: string, from: string): DeliverMail {
  const options = {
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
  return async (mail) => {
    const { createTransport } = await loadMailer();
    await createTransport(options).sendMail(envelope(mail, from));
  };
}

function deliverToFolder(dir: string, from: string): DeliverMail {
  return async (mail) => {
    const { createTransport } = await loadMailer();
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(envelope(mail, from));
    await writeMailFile(dir, mail, message);
  };
}

/** With the first mail: a start does not wait for it. */
const loadMailer = () => import('nodemailer');

/** The id in Message-ID lets a recipient's server see that a mail sent twice is one. */
function envelope(mail: OutgoingMail, from: string) {
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
  return {
    from,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    messageId: `<${mail.id}@${domain}>`,
    ...(mail.reply_to && { replyTo: mail.reply_to }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
