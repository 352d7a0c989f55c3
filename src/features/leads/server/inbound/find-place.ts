import type { Readable } from 'node:stream';
import type { MailSettings } from '#platform/config/owner-settings.ts';
import type { Platform } from '#platform/context.ts';
import type { MailHeaders } from '#platform/mail/mailbox/read-headers.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Bounce } from '#platform/mail/mailbox/parse-bounce.ts';
import { readMail } from '#platform/mail/mailbox/read-mail.ts';
import type { MailOutcome, TakeMail } from '#platform/mail/mailbox/receive-mails.ts';
import { readToken } from '../replies/reply-keys.ts';
import {
  findNewestLead,
  findOthersMail,
  findOwnReply,
  isKnownInThread,
  isUnmatchedStored,
  updateToBounced,
} from './inbound.store.ts';
import { noteReplyFailed } from '../replies/lead-of-reply.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** Takes a report about a mail of the newsletter. @returns false if it is about another mail */
    takeReturnedIssue(
      trx: Connection,
      platform: Pick<Platform, 'config' | 'now' | 'outbox' | 'seal' | 'site'>,
      bounce: Bounce,
    ): Promise<boolean>;
  }
}

/** Where a mail belongs: in the thread about a message, or only beside it. */
interface Place {
  kind: 'thread' | 'person';
  messageId: string;
}

/**
 * The thread that a mail answers, or the newest message from its sender.
 * @returns why there is neither
 */
export async function findPlace(
  connection: Connection,
  headers: MailHeaders,
  { imap, from }: Pick<MailSettings, 'imap' | 'from'>,
): Promise<Place | 'unrelated' | 'stranger' | 'repeated'> {
  const tokens = imap ? headers.recipients.flatMap((recipient) => readToken(recipient, imap.address)) : [];
  const own = await findOwnReply(connection, [...headers.answers, ...tokens.map((id) => `${id}@`)]);
  if (own) return { kind: 'thread', messageId: own.message_id };
  const others = await findOthersMail(connection, headers.answers);
  const messageId = others?.message_id;
  if (messageId && (await isKnownInThread(connection, { messageId, address: headers.from })))
    return { kind: 'thread', messageId };
  const nowhere = others ? 'stranger' : 'unrelated';
  const isOurs =
    headers.from === '' ||
    from.toLowerCase().includes(headers.from) ||
    headers.from === imap?.address.toLowerCase();
  if (isOurs || headers.isAutomatic) return nowhere;
  const lead = await findNewestLead(connection, headers.from);
  if (!lead) return nowhere;
  if (await isUnmatchedStored(connection, `<${headers.messageId}>`)) return 'repeated';
  return { kind: 'person', messageId: lead.id };
}

/** A report contains the original's headers, or all of it; the failure is stated before that. */
const reportLimitBytes = 262_144;

/** @returns null for anything but a failed delivery */
export async function readReport(readSource: Parameters<TakeMail>[1]): Promise<Bounce | null> {
  const source: Readable | null = await readSource(reportLimitBytes);
  return source && readMail(source, 'bounce');
}

/** Marks the mail of the newsletter, or the reply, that a report names, if it names that mail's recipient. */
export const takeBounce = (
  platform: Pick<Platform, 'config' | 'database' | 'now' | 'outbox' | 'seal' | 'site'>,
  bounce: Bounce,
  advance: Parameters<TakeMail>[2],
): Promise<MailOutcome> =>
  platform.database.write(async (trx) => {
    if (await platform.site.takeReturnedIssue(trx, platform, bounce)) {
      await advance(trx);
      return 'bounce';
    }
    const reply = await findOwnReply(trx, bounce.ids);
    const isRecipient =
      bounce.recipients.length === 0 || bounce.recipients.includes(reply?.address.toLowerCase() ?? '');
    if (!reply || !isRecipient || bounce.isComplaint) return 'report';
    await advance(trx);
    const failed = await updateToBounced(trx, reply.id, `returned: ${bounce.reason}`);
    if (!failed) return 'repeated';
    await noteReplyFailed(trx, failed, platform.now().toISOString());
    return 'bounce';
  });
