import type { Platform } from '#platform/context.ts';
import type { MailHeaders } from '#platform/mail/mailbox/read-headers.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { readToken } from '../replies/reply-keys.ts';
import {
  findNewestLead,
  findOthersMail,
  findOwnReply,
  isKnownInThread,
  isUnmatchedKept,
} from './inbound.store.ts';

/** Where a mail belongs: in the thread about a message, or only beside it. */
type Place =
  | { kind: 'thread'; messageId: string }
  | { kind: 'person'; messageId: string; lead: { id: string; name: string; assignee_id: string | null } };

/**
 * The thread that a mail answers, or the newest message from its sender.
 * @returns why there is neither
 */
export async function findPlace(
  connection: Connection,
  headers: MailHeaders,
  { imap, from }: Platform['config']['mail'],
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
  if (await isUnmatchedKept(connection, `<${headers.messageId}>`)) return 'repeated';
  return { kind: 'person', messageId: lead.id, lead };
}
