import type { Config } from '../config/read-config.ts';
import { writeMailFile } from './mail-files.ts';
import type { DueMail } from './outbox.store.ts';

/** Hands one mail over. Rejects when it was not taken. */
export type DeliverMail = (mail: DueMail) => Promise<void>;

/** By SMTP where SMTP_URL is set, otherwise as an .eml file in DATA_DIR/outbox. */
export function createMailDelivery(config: Config['mail']): DeliverMail {
  return config.smtpUrl
    ? deliverBySmtp(config.smtpUrl, config.from)
    : deliverToFolder(config.outboxDir, config.from);
}

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
function envelope(mail: DueMail, from: string) {
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
