import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config/read-config.ts';
import { openAttachments, type AttachmentStorage } from './mail-attachment.ts';
import { deleteMailFile, writeMailFile } from './mail-files.ts';
import type { DueMail } from './outbox.store.ts';

/** A mail as its recipient reads it. */
type OutgoingMail = Pick<
  DueMail,
  | 'id'
  | 'recipient'
  | 'subject'
  | 'text'
  | 'reply_to'
  | 'created_at'
  | 'thread_ids'
  | 'attachments'
  | 'is_automatic'
> & { html?: string | null; headers?: Record<string, string> };

export interface MailDelivery {
  /** There is no mail server: each mail becomes a file, and reaches nobody. */
  writesFiles: boolean;
  /** Hands over one mail. Rejects when it was not accepted. */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Deletes the local copy of a delivered mail, if there is one. */
  deleteCopy(mail: Pick<OutgoingMail, 'id' | 'created_at'>): Promise<void>;
}

/** The sender's display name if it has none of its own; null: only the address is shown. */
export type ReadSenderName = () => Promise<string | null>;

/** The HTML part of a mail that was written as text. */
export type RenderPlainMail = (mail: { subject: string; text: string }) => Promise<string>;

/** By SMTP if SMTP_URL is set, otherwise as an .eml file in DATA_DIR/outbox. */
export function createMailDelivery(
  config: Pick<Config['mail'], 'smtpUrl' | 'from' | 'outboxDir'>,
  storage: AttachmentStorage,
  readSenderName: ReadSenderName = async () => null,
  renderPlainMail: RenderPlainMail | null = null,
): MailDelivery {
  const describe = async (mail: OutgoingMail) => ({
    ...(await describeMail(
      { ...mail, html: mail.html ?? (await renderPlainMail?.(mail)) ?? null },
      config.from,
      storage,
    )),
    from: await nameSender(config.from, readSenderName),
  });
  return {
    writesFiles: config.smtpUrl === null,
    deliver: config.smtpUrl
      ? deliverBySmtp(config.smtpUrl, describe)
      : deliverToFolder(config.outboxDir, describe),
    // Also with SMTP_URL: it may have been set after the file was written.
    deleteCopy: (mail) => deleteMailFile(config.outboxDir, mail),
  };
}

type DeliverMail = MailDelivery['deliver'];
type DescribeMail = (mail: OutgoingMail) => Promise<SendMailOptions>;

function deliverBySmtp(smtpUrl: string, describe: DescribeMail): DeliverMail {
  const options = {
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
  return async (mail) => {
    const { createTransport } = await loadMailer();
    const transport = createTransport(options);
    await transport.sendMail(await describe(mail));
  };
}

function deliverToFolder(dir: string, describe: DescribeMail): DeliverMail {
  return async (mail) => {
    const { createTransport } = await loadMailer();
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(await describe(mail));
    await writeMailFile(dir, mail, message);
  };
}

/** With the first mail: startup does not wait for it. */
const loadMailer = () => import('nodemailer');

/**
 * The Message-ID of a mail: a recipient's server recognizes a mail sent twice as one, and an answer can refer
 * to it.
 * @param from MAIL_FROM
 */
export function nameMessageId(id: string, from: string): string {
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}

async function describeMail(mail: OutgoingMail, from: string, storage: AttachmentStorage) {
  const threadIds = mail.thread_ids?.split(' ') ?? [];
  return {
    to: mail.recipient,
    subject: await encodeSubject(mail.subject),
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    messageId: nameMessageId(mail.id, from),
    ...(mail.reply_to && { replyTo: mail.reply_to }),
    ...(threadIds.length > 0 && { inReplyTo: threadIds.at(-1)!, references: threadIds }),
    attachments: await openAttachments(storage, mail.attachments),
    // RFC 3834: an out-of-office note does not answer it.
    headers: { ...(mail.is_automatic === 1 && { 'Auto-Submitted': 'auto-generated' }), ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function nameSender(from: string, readSenderName: ReadSenderName): Promise<SendMailOptions['from']> {
  if (from.includes('<')) return from;
  const name = await readSenderName();
  return name ? { name, address: from } : from;
}

/**
 * As it was typed: nodemailer leaves what looks like an encoded word (RFC 2047) unchanged, and mail programs
 * decode it.
 */
async function encodeSubject(subject: string): Promise<string> {
  if (!subject.includes('=?')) return subject;
  const { encodeWord } = await import('nodemailer/lib/mime-funcs');
  return encodeWord(subject, 'B', 52);
}
