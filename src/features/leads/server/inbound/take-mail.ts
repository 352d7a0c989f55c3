import { text as readText } from 'node:stream/consumers';
import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '#platform/context.ts';
import type { ParsedMail } from '#platform/mail/mailbox/parse-mail.ts';
import { readBounce, readMailHeaders } from '#platform/mail/mailbox/read-headers.ts';
import { readMail } from '#platform/mail/mailbox/read-mail.ts';
import type { MailOutcome, TakeMail } from '#platform/mail/mailbox/receive-mails.ts';
import type { Desk } from '../desk/change-lead.ts';
import { attachmentKey, claimAttachments, insertAttachment } from '../replies/attachments.store.ts';
import { cleanFileName, cleanMediaType } from '../replies/attachments.ts';
import { notePersonAnswered, noteReplyFailed } from '../replies/lead-of-reply.store.ts';
import {
  findOthersMail,
  findOwnReply,
  insertMailOnce,
  isKnownInThread,
  isOwnMail,
  updateToBounced,
} from './inbound.store.ts';

/** Files of 10 MB as base64, and the text. A longer mail is read up to here. */
const mailLimitBytes = 16_000_000;

/** A report contains the original's headers, or all of it; the failure is stated before that. */
const reportLimitBytes = 262_144;

type TakingPlatform = Pick<Platform, 'database' | 'storage' | 'now' | 'log'>;

/**
 * Puts a mail into the thread that it answers, once; a mail that answers nothing of ours is not even read.
 * Anyone with a mail from the thread can answer it: the Message-ID of our reply is known to nobody else, and
 * the sender's stated address proves nothing. A mail that refers only to others' mails must claim to be from
 * a participant of the thread. An automatic mail is shown and changes nothing, so that programs have nothing
 * to answer; a report of a failed delivery marks the reply.
 */
export function createMailTaker(platform: TakingPlatform, findDue: Desk['findDue']): TakeMail {
  return async (found, readSource, advance, isLastTry) => {
    const { database } = platform;
    const { kysely } = database;
    const headers = readMailHeaders(found.headers);
    if (headers.isReport) {
      const source = await readSource(reportLimitBytes);
      return takeReport(platform, source ? await readText(source.setEncoding('latin1')) : '', advance);
    }
    if (await isOwnMail(kysely, headers.messageId)) return 'own';
    const answered = await findOwnReply(kysely, headers.answers);
    const thread = answered ?? (await findOthersMail(kysely, headers.answers));
    if (!thread) return 'unrelated';
    const { message_id: messageId } = thread;
    if (!answered && !(await isKnownInThread(kysely, { messageId, address: headers.from })))
      return 'stranger';
    const source = await readSource(mailLimitBytes);
    if (!source) return 'gone';
    const mail = (isLastTry ? null : await readMail(source)) ?? unreadable;
    const replyId = uuidv7();
    const files = await keepFiles(platform, messageId, mail.attachments);
    const at = platform.now().toISOString();
    const due = await findDue(platform.now());
    return database.write(async (trx) => {
      await advance(trx);
      const isNew = await insertMailOnce(trx, {
        id: replyId,
        message_id: messageId,
        kind: headers.isAutomatic ? 'auto_reply' : 'mail',
        state: 'received',
        failure: null,
        author_id: null,
        author_name: mail.from.name || null,
        // SQLite's `lower` knows only ASCII: a person is found by the address in lower case.
        address: mail.from.address.toLowerCase(),
        failed_verification: headers.failedVerification ? 1 : 0,
        subject: mail.subject,
        text: describeWords(mail, found.size > mailLimitBytes),
        html: mail.html,
        mail_id: headers.messageId ? `<${headers.messageId}>` : `<${replyId}@no-message-id.invalid>`,
        created_at: at,
        sent_at: null,
      });
      if (!isNew) return 'repeated';
      await claimAttachments(trx, { messageId, replyId, ids: files });
      if (headers.isAutomatic) return 'auto_reply';
      await notePersonAnswered(trx, messageId, replyId, { at, due });
      return 'mail';
    });
  };
}

const unreadable: ParsedMail = {
  from: { name: '', address: '' },
  subject: '',
  text: '[This email could not be read. It is in the mailbox.]',
  html: null,
  isCut: false,
  attachments: [],
};

function describeWords({ text, html, attachments, isCut }: ParsedMail, isLong: boolean): string {
  if (isCut || isLong) return `${text}\n[The rest is in the mailbox.]`.trimStart();
  // An empty entry would look like a fault.
  return text || html || attachments.length > 0 ? text : unreadable.text;
}

async function takeReport(
  { database, now }: TakingPlatform,
  source: string,
  advance: Parameters<TakeMail>[2],
): Promise<MailOutcome> {
  const bounce = readBounce(source);
  if (!bounce) return 'report';
  return database.write(async (trx) => {
    const reply = await findOwnReply(trx, bounce.ids);
    const isRecipient =
      bounce.recipients.length === 0 || bounce.recipients.includes(reply?.address.toLowerCase() ?? '');
    if (!reply || !isRecipient) return 'report';
    await advance(trx);
    const failed = await updateToBounced(trx, reply.id, `returned: ${bounce.reason}`);
    if (!failed) return 'repeated';
    await noteReplyFailed(trx, failed, now().toISOString());
    return 'bounce';
  });
}

/** Not part of a reply yet: unclaimed files are deleted after a day. @returns ids */
async function keepFiles(
  { database, storage, now }: TakingPlatform,
  messageId: string,
  attachments: ParsedMail['attachments'],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, type, content } of attachments) {
    const file = {
      id: uuidv7(),
      message_id: messageId,
      reply_id: null,
      name: cleanFileName(name),
      type: cleanMediaType(type),
      bytes: content.byteLength,
      created_at: now().toISOString(),
    };
    await database.write((trx) => insertAttachment(trx, file));
    await storage.put(attachmentKey(file.id), content, file.type);
    ids.push(file.id);
  }
  return ids;
}
