import type { SendMailOptions } from 'nodemailer';
import type { MailSettings } from '../config/owner-settings.ts';
import { describeConnectionError, toFailure, type ServiceFailure } from '../service-failure.ts';
import { openAttachments, type AttachmentStorage } from './mail-attachment.ts';
import { deleteMailFile, writeMailFile } from './mail-files.ts';
import type { DueMail } from './outbox.store.ts';

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

/** The outcome of delivering a mail. */
export interface Delivery {
  /** There is no mail server: the mail became a file, and reaches nobody. */
  toFile: boolean;
  /** The mail server's words; empty for a file. */
  response: string;
}

export interface MailDelivery {
  /** Hands over one mail. Rejects when it was not accepted. */
  deliver(mail: OutgoingMail): Promise<Delivery>;
  /** Deletes the local copy of a delivered mail, if there is one. */
  deleteCopy(mail: Pick<OutgoingMail, 'id' | 'created_at'>): Promise<void>;
}

/** The sender's display name if it has none of its own; null: only the address is shown. */
type ReadSenderName = () => Promise<string | null>;

/** The HTML part of a mail that was written as text. */
type RenderPlainMail = (mail: { subject: string; text: string }) => Promise<string>;

interface DeliveryParts {
  /** Where mails become files. */
  outboxDir: string;
  storage: AttachmentStorage;
  /** The settings as they are now: read for each mail. */
  readMailSettings(): Promise<Pick<MailSettings, 'smtpUrl' | 'from'>>;
  readSenderName?: ReadSenderName;
  renderPlainMail?: RenderPlainMail;
}

/** By SMTP if there is a mail server, otherwise as an .eml file in DATA_DIR/outbox. */
export function createMailDelivery({
  outboxDir,
  storage,
  readMailSettings,
  readSenderName = async () => null,
  renderPlainMail,
}: DeliveryParts): MailDelivery {
  return {
    async deliver(mail) {
      const { smtpUrl, from } = await readMailSettings();
      const html = mail.html ?? (await renderPlainMail?.(mail)) ?? null;
      const options = {
        ...(await describeMail({ ...mail, html }, from, storage)),
        from: mail.headers?.['From'] ?? (await nameSender(from, readSenderName)),
      };
      if (smtpUrl !== null) return { toFile: false, response: await sendBySmtp(smtpUrl, options) };
      await writeMailFile(outboxDir, mail, await renderMail(options));
      return { toFile: true, response: '' };
    },
    // Also with a mail server: it may have been set after the file was written.
    deleteCopy: (mail) => deleteMailFile(outboxDir, mail),
  };
}

/** @returns what the server said. Its refusal may repeat the password. */
async function sendBySmtp(smtpUrl: string, mail: SendMailOptions): Promise<string> {
  try {
    const { response } = await (await openTransport(smtpUrl)).sendMail(mail);
    return response;
  } catch (error) {
    const refusal = error as { message?: string; response?: string };
    if (refusal.message) refusal.message = hideSecrets(refusal.message, smtpUrl);
    if (refusal.response) refusal.response = hideSecrets(refusal.response, smtpUrl);
    throw error;
  }
}

/** A mail server's words without its password, as it is typed and as it is sent. */
function hideSecrets(words: string, smtpUrl: string): string {
  const { username, password } = new URL(smtpUrl);
  if (password === '') return words;
  const [user, typed] = [decodeURIComponent(username), decodeURIComponent(password)];
  const sent = [typed, `\0${user}\0${typed}`].map((text) => Buffer.from(text).toString('base64'));
  return [...sent, typed].reduce((text, secret) => text.replaceAll(secret, '…'), words);
}

async function openTransport(smtpUrl: string) {
  const { createTransport } = await loadMailer();
  return createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
}

async function renderMail(mail: SendMailOptions): Promise<Buffer> {
  const { createTransport } = await loadMailer();
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return (await transport.sendMail(mail)).message as Buffer;
}

/** Connects to a mail server and signs in, as a mail would. @returns why it could not, or null */
export async function checkMailServer(smtpUrl: string): Promise<ServiceFailure | null> {
  try {
    await (await openTransport(smtpUrl)).verify();
    return null;
  } catch (error) {
    return describeMailFailure(error, smtpUrl);
  }
}

/** The mail server's words, or why it was not reached. */
export function describeMailFailure(error: unknown, smtpUrl: string | null): ServiceFailure {
  const { response } = Object(error) as { response?: string };
  const words = response ?? describeConnectionError(error);
  return toFailure(Boolean(response), smtpUrl === null ? words : hideSecrets(words, smtpUrl));
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
