import { cleanFileName } from '#domain/uploads/clean-file-name.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '#platform/context.ts';
import { toEmailKey } from '#platform/email-address/contract.ts';
import { mailLimitBytes, type ParsedMail } from '#platform/mail/mailbox/parse-mail.ts';
import { readMailHeaders } from '#platform/mail/mailbox/read-headers.ts';
import { readMail } from '#platform/mail/mailbox/read-mail.ts';
import type { TakeMail } from '#platform/mail/mailbox/receive-mails.ts';
import { attachmentKey, claimAttachments, insertAttachment } from '../replies/attachments.store.ts';
import { cleanMediaType } from '../replies/attachments.ts';
import { noteInboundMail, selectRepliedLead } from '../replies/lead-of-reply.store.ts';
import { createRecipientFinder } from '../deadlines/desk-mails.ts';
import { findDue } from '../deadlines/deadline-rules.ts';
import { describeAnswer, describeUnmatched } from './describe-inbound.ts';
import { findPlace, readReport, takeBounce } from './find-place.ts';
import { insertMailOnce, isOwnMail, selectStoredAmounts } from './inbound.store.ts';

/** The most that is stored of the mails about one message in a day: more is a loop, or an attack. */
const dayLimits = { mails: 200, unmatched: 20, bytes: 52_428_800 };
const dayMs = 86_400_000;

/** Names in the text of a mail. */
const namedFiles = 20;

type TakingPlatform = Pick<Platform, 'config' | 'database' | 'storage' | 'outbox' | 'seal' | 'site' | 'now'>;

/**
 * Puts a mail into the thread that it answers, once; a mail that answers nothing of ours and is of nobody we
 * know is not even read. Anyone with a mail from the thread can answer it: the Message-ID of our reply and
 * the address that it is answered at are known to nobody else, and the sender's stated address proves
 * nothing. A mail that refers only to others' mails must claim to be from a participant of the thread.
 * A person's answer makes the lead unread, and a colleague is mailed about it, unless it was unread already.
 * Without a thread, a mail that claims to be from a known person is shown beside their newest message,
 * changes nothing, and a colleague is mailed about it. An automatic mail is shown and changes nothing, so
 * that programs have nothing to answer; a report of a failed delivery marks the reply.
 */
export function createMailTaker(platform: TakingPlatform): TakeMail {
  const { database, outbox, config } = platform;
  const { kysely } = database;
  return async (found, readSource, advance, isLastTry) => {
    const headers = readMailHeaders(found.headers);
    if (headers.isReport && !isLastTry) {
      const bounce = await readReport(readSource);
      if (bounce) return takeBounce(platform, bounce, advance);
      if (headers.isMultipartReport) return 'report';
    }
    if (await isOwnMail(kysely, headers.messageId)) return 'own';
    const { mail: settings } = await platform.site.readOwnerSettings(platform);
    const place = await findPlace(kysely, headers, settings);
    if (typeof place === 'string') return place;
    const { messageId } = place;
    const isUnmatched = place.kind === 'person';
    const now = platform.now();
    const since = new Date(now.getTime() - dayMs).toISOString();
    const stored = await selectStoredAmounts(kysely, { messageId, since });
    const left = isUnmatched ? dayLimits.unmatched - stored.unmatched : dayLimits.mails - stored.mails;
    if (left <= 0) return 'too_many';
    const source = await readSource(mailLimitBytes);
    if (!source) return 'gone';
    const mail = (isLastTry ? null : await readMail(source, 'mail')) ?? unreadable;
    const replyId = uuidv7();
    const limitBytes = dayLimits.bytes - stored.bytes;
    const files = await storeAttachments(platform, { messageId, attachments: mail.attachments, limitBytes });
    const text = describeWords(mail, [...mail.omitted, ...files.omitted], left === 1);
    const address = toEmailKey(mail.from.address);
    const kind = isUnmatched ? 'unmatched' : headers.isAutomatic ? 'auto_reply' : 'mail';
    const at = now.toISOString();
    const due = await findDue(platform, now);
    const findRecipient = await createRecipientFinder(platform);
    return database.write(async (trx) => {
      await advance(trx);
      const isNew = await insertMailOnce(trx, {
        id: replyId,
        message_id: messageId,
        kind,
        state: 'received',
        failure: null,
        author_id: null,
        author_name: mail.from.name || null,
        address: isUnmatched ? headers.from : address,
        failed_verification: headers.failedVerification ? 1 : 0,
        subject: mail.subject,
        text,
        html: mail.html,
        mail_id: headers.messageId ? `<${headers.messageId}>` : `<${replyId}@no-message-id.invalid>`,
        created_at: at,
        sent_at: null,
      });
      if (!isNew) return 'repeated';
      await claimAttachments(trx, { messageId, replyId, ids: files.ids });
      const isNews =
        isUnmatched || (kind === 'mail' && (await noteInboundMail(trx, messageId, replyId, { at, due })));
      const lead = isNews && (await selectRepliedLead(trx, messageId));
      const recipient = lead && findRecipient(lead);
      if (recipient) {
        const describe = isUnmatched ? describeUnmatched : describeAnswer;
        const { siteUrl } = config;
        await outbox.enqueue(trx, describe({ recipient, siteUrl, lead, headers, mail: { ...mail, text } }));
      }
      return kind;
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
  omitted: [],
};

function describeWords(
  { text, html, attachments, isCut }: ParsedMail,
  omitted: string[],
  isLastOfDay: boolean,
): string {
  const more = omitted.length - namedFiles;
  const notes = [
    ...omitted
      .slice(0, namedFiles)
      .map((name) => `[The attachment “${cleanFileName(name)}” is in the mailbox.]`),
    ...(more > 0 ? [`[${more} more attachments are in the mailbox.]`] : []),
    ...(isCut ? ['[The rest is in the mailbox.]'] : []),
    ...(isLastOfDay ? ['[Further emails of this day are in the mailbox.]'] : []),
  ];
  // An empty entry would look like a fault.
  if (notes.length === 0) return text || html || attachments.length > 0 ? text : unreadable.text;
  return `${text}\n${notes.join('\n')}`.trimStart();
}

interface Files {
  messageId: string;
  attachments: ParsedMail['attachments'];
  /** For all of them. */
  limitBytes: number;
}

/**
 * Stores the files of a mail, each that fits. Not part of a reply yet: unclaimed files are deleted after a
 * day.
 * @returns the ids of those stored, and the names of the others
 */
async function storeAttachments(
  { database, storage, now }: Pick<Platform, 'database' | 'storage' | 'now'>,
  { messageId, attachments, limitBytes }: Files,
): Promise<{ ids: string[]; omitted: string[] }> {
  const ids: string[] = [];
  const omitted: string[] = [];
  let left = limitBytes;
  for (const { name, type, content } of attachments) {
    if (content.byteLength > left) {
      omitted.push(name);
      continue;
    }
    left -= content.byteLength;
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
  return { ids, omitted };
}
