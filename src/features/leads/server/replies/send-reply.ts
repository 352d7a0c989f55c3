import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import type { MailSettings } from '#platform/config/owner-settings.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { selectNames } from '#domain/editing/server/names.store.ts';
import { bindIdempotencyKey } from '#platform/http/idempotency-key.ts';
import { rememberRequest } from '#platform/http/idempotency.store.ts';
import { badRequest, conflict, invalidFields, notFound } from '#platform/http/problem.ts';
import { nameMessageId } from '#platform/mail/deliver-mail.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { describeUnknownFields, fillReplyFields, readFirstName } from '../../fill-reply-fields.ts';
import {
  repliedMeanwhileCode,
  attachmentsLimitBytes,
  type NewReply,
  type Reply,
} from '../../replies.contract.ts';
import { attachmentKey, claimAttachments, selectAttachmentsOf } from './attachments.store.ts';
import { lockRepliedLead, noteReplyWritten, selectRepliedLead } from './lead-of-reply.store.ts';
import { readReplyTo } from './reply-setup.ts';
import { addToken, nameThread } from './reply-keys.ts';
import {
  insertReply,
  selectLastMail,
  selectOthersReply,
  selectReply,
  selectThreadIds,
} from './replies.store.ts';
import { selectSignature } from './saved-replies.store.ts';

/** @param current the reply that someone else has written since */
export const repliedMeanwhile = (current?: Reply) =>
  conflict('Someone else has replied in the meantime', repliedMeanwhileCode, current && { current });

interface ReplyRequest extends NewReply {
  /** The message's. */
  id: string;
  clientIp: string;
  idempotencyKey: string | undefined;
}

export const missingAttachment = () =>
  badRequest('A file no longer exists. Remove it and add it again.', 'missing_attachment');

export const tooLargeAttachments = () =>
  badRequest('The files of a reply may have at most 10 MB in all', 'too_large_attachments');

/**
 * Stores a reply to a message and the mail that carries it in one transaction; the outbox sends it.
 * @returns the reply as stored by this request, or by the earlier one that it repeats
 * @throws Problem 400 for fields without a value, and files that are missing or too large; 403, 404; 409 with
 * the reply that someone else has sent since; 422
 */
export async function sendReply(
  ctx: Context,
  { id: messageId, clientIp, idempotencyKey, last_entry_id: lastId, ...values }: ReplyRequest,
): Promise<Reply> {
  const { userId, email } = requireRight(ctx.caller, 'sendReply');
  const unknown = describeUnknownFields(values.text);
  if (unknown) throw invalidFields([{ field: 'text', message: unknown }]);
  const sender = { caller: ctx.caller, clientIp };
  const request = bindIdempotencyKey(idempotencyKey, 'sendReply', sender, { messageId, ...values });
  const site = await ctx.site.readSettings(ctx);
  const { mail: mailSettings } = await ctx.site.readOwnerSettings(ctx);
  const id = uuidv7();
  const now = ctx.now().toISOString();

  return ctx.database.write(async (trx) => {
    await lockRepliedLead(trx, messageId);
    const message = await selectRepliedLead(trx, messageId);
    if (!message) throw notFound();
    const before = request && (await rememberRequest(trx, request, { id, created_at: now }));
    if (before) return orNotFound(await selectReply(trx, messageId, before.id));
    if (lastId !== undefined) {
      const others = await selectOthersReply(trx, messageId, { userId, lastId });
      if (others) throw repliedMeanwhile(orNotFound(await selectReply(trx, messageId, others.id)));
    }
    const names = await selectNames(trx, [userId]);
    const written = fillReplyFields(values.text, {
      first_name: readFirstName(message.name),
      name: message.name,
      subject: message.subject,
      my_name: names.get(userId) ?? '',
      site_name: site.site_name,
    });
    const text = sign(written, await selectSignature(trx, userId));
    await claimFiles(trx, messageId, id, values.attachment_ids);
    await insertReply(trx, {
      id,
      message_id: messageId,
      kind: 'reply',
      state: 'queued',
      failure: null,
      author_id: userId,
      author_name: names.get(userId) ?? null,
      address: message.email,
      subject: toReplySubject(message.subject),
      text,
      signature_length: text.length - written.length,
      html: null,
      mail_id: null,
      failed_verification: 0,
      created_at: now,
      sent_at: null,
    });
    const replyTo = readReplyTo(mailSettings, site, email);
    await enqueueReply(ctx, trx, { id, messageId, text, replyTo, mailSettings });
    await recordAudit(trx, ctx, { action: 'reply.sent', target: { kind: 'message', id: messageId } });
    const author = { id: userId, name: names.get(userId) ?? '' };
    await noteReplyWritten(trx, messageId, { author, at: now });
    return orNotFound(await selectReply(trx, messageId, id));
  });
}

/** @throws Problem 400 */
async function claimFiles(
  trx: Connection,
  messageId: string,
  replyId: string,
  given: string[],
): Promise<void> {
  const ids = [...new Set(given)];
  if ((await claimAttachments(trx, { messageId, replyId, ids })) !== ids.length) throw missingAttachment();
  const files = await selectAttachmentsOf(trx, replyId);
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > attachmentsLimitBytes) throw tooLargeAttachments();
}

interface QueuedReply {
  id: string;
  messageId: string;
  text: string;
  replyTo: string;
  mailSettings: MailSettings;
}

/** How many mails of a thread a new one refers to. */
const namedMails = 20;

/**
 * Enqueues a stored reply; a copy already in the outbox is replaced.
 * @param reply its text with the signature
 */
export async function enqueueReply(
  { outbox }: Pick<Context, 'outbox'>,
  trx: Connection,
  { id, messageId, text, replyTo, mailSettings }: QueuedReply,
): Promise<void> {
  const message = (await selectRepliedLead(trx, messageId))!;
  const last = await selectLastMail(trx, messageId);
  const thread = await selectThreadIds(trx, messageId, namedMails + 1);
  const { from, imap } = mailSettings;
  const answeredAt = imap?.takesPlus && replyTo === imap.address ? addToken(replyTo, id) : replyTo;
  const mail: Mail = {
    recipient: message.email,
    subject: toReplySubject(message.subject),
    text: composeReply(text, {
      name: last ? nameQuoted(last, message.email) : message.name,
      text: last?.text ?? message.message,
      at: last?.created_at ?? message.created_at,
    }),
    threadIds: [
      ...nameReply(id, mailSettings).slice(0, -1),
      ...thread
        .filter((one) => one.id !== id)
        .flatMap((one) => one.mail_id ?? nameReply(one.id, mailSettings)),
    ],
    attachments: (await selectAttachmentsOf(trx, id)).map((file) => ({
      key: attachmentKey(file.id),
      name: file.name,
      type: file.type,
    })),
    isWrittenByPerson: true,
    ...(readAddress(from) !== answeredAt.toLowerCase() && { replyTo: answeredAt }),
  };
  await outbox.enqueueAs(trx, id, mail);
}

/** A reply's ids, its Message-ID last; where answers are read, one more that survives on its way. */
function nameReply(id: string, { from, imap }: MailSettings): string[] {
  const messageId = nameMessageId(id, from);
  return imap ? [nameThread(messageId), messageId] : [messageId];
}

/** The address of a sender that may have a name: "Acme <hello@acme.example>". @returns in lower case */
const readAddress = (from: string): string => (/<([^>]+)>/.exec(from)?.[1] ?? from).trim().toLowerCase();

/** Includes the address if it is not the recipient's, as a mail program does. */
function nameQuoted(
  { author_name, address }: { author_name: string | null; address: string },
  recipient: string,
): string {
  if (address.toLowerCase() === recipient.toLowerCase()) return author_name ?? address;
  return author_name ? `${author_name} <${address}>` : address;
}

function orNotFound<Row>(row: Row | null): Row {
  if (!row) throw notFound();
  return row;
}

/** In characters: anyone who wants more has the mail that is answered. */
const quotedLimit = 10_000;

interface Answered {
  name: string;
  text: string;
  /** ISO 8601 */
  at: string;
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A reply's text as it is mailed: what was written and, below it, what it answers, quoted (RFC 3676, 4.5).
 */
export function composeReply(text: string, { name, text: answered, at }: Answered): string {
  const isLong = answered.length > quotedLimit;
  const quoted = (isLong ? `${answered.slice(0, quotedLimit).toWellFormed()}\n[…]` : answered)
    .split(/\r\n|\r|\n/)
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()));
  return [
    text,
    '',
    `On ${dates.format(new Date(at))}, ${name.replaceAll(/\s+/g, ' ')} wrote:`,
    ...quoted,
  ].join('\n');
}

/** "Re: …", once. */
export const toReplySubject = (subject: string): string =>
  /^\s*re\s*:/i.test(subject) ? subject : `Re: ${subject}`;

/** A reply with its author's signature below it; an empty signature adds nothing. */
export const sign = (written: string, signature: string): string =>
  signature ? `${written}\n\n${signature}` : written;
