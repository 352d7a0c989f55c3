import type { Connection } from '#platform/database/open-database.ts';
import type { LeadEvent, LeadEventKind, LeadStatus } from '../../inbox.contract.ts';
import { recordEvent, type Author } from '../inbox/events.store.ts';
import { updateReleased } from '../spam/spam.store.ts';

/** The message that a reply answers, as far as it is needed; undefined when there is none. */
export const selectRepliedLead = (connection: Connection, id: string) =>
  connection
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message', 'assignee_id', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Serializes replies to one message, across instances too. */
export async function lockRepliedLead(trx: Connection, id: string): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .execute();
}

/** Who did something, and when. */
interface Noted {
  author: Author | null;
  /** ISO 8601 */
  at: string;
}

/** Once a reply is written, the lead is no spam and waits for its sender, and nothing is due. */
export async function noteReplyWritten(trx: Connection, messageId: string, noted: Noted): Promise<void> {
  await releaseAnswered(trx, messageId, noted);
  await changeStatus(trx, messageId, { status: 'waiting', due_at: null }, noted);
}

interface SettledReply {
  id: string;
  message_id: string;
  author_id: string | null;
  author_name: string | null;
}

/** The first reply that a mail server accepts counts as the answer to the message. */
export async function noteReplySent(trx: Connection, reply: SettledReply, at: string): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set((eb) => ({ answered_at: eb.fn.coalesce('answered_at', eb.val(at)) }))
    .where('id', '=', reply.message_id)
    .execute();
  await note(trx, reply.message_id, 'reply_sent', reply.id, { author: authorOf(reply), at });
}

/** A reply that was returned has answered nobody. @param reply with the time at which it was sent, if it was */
export async function noteReplyFailed(
  trx: Connection,
  reply: SettledReply & { sent_at: string | null },
  at: string,
): Promise<void> {
  if (reply.sent_at !== null) {
    await trx
      .updateTable('contact_messages')
      .set({ answered_at: await selectFirstSent(trx, reply.message_id) })
      .where('id', '=', reply.message_id)
      .where('answered_at', '=', reply.sent_at)
      .execute();
  }
  await noteReplyUndelivered(trx, reply, { kind: 'reply_failed', at });
}

/** A reply that was given up, or only written to a file, has answered nobody: the lead is open, and due at once. */
export async function noteReplyUndelivered(
  trx: Connection,
  reply: SettledReply,
  { kind, at }: { kind: 'reply_failed' | 'reply_written'; at: string },
): Promise<void> {
  await note(trx, reply.message_id, kind, reply.id, { author: null, at });
  const opened = { status: 'open', due_at: at } as const;
  await changeStatus(trx, reply.message_id, opened, { author: null, at }, { reason: 'undelivered' });
}

/** When the first reply to a message was sent, not counting bounced ones. */
export async function selectFirstSent(connection: Connection, messageId: string): Promise<string | null> {
  const { at } = await connection
    .selectFrom('lead_replies')
    .select((eb) => eb.fn.min('sent_at').as('at'))
    .where('message_id', '=', messageId)
    .where('kind', '=', 'reply')
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow();
  return at;
}

/**
 * Once the sender, or anyone with the mail, has answered, the lead is no spam, and unread as a new one is.
 * @returns false if it was so already
 */
export async function noteInboundMail(
  trx: Connection,
  messageId: string,
  replyId: string,
  { at, due }: { at: string; due: string | null },
): Promise<boolean> {
  await note(trx, messageId, 'reply_received', replyId, { author: null, at });
  const isReleased = await releaseAnswered(trx, messageId, { author: null, at });
  const unread = { status: 'new', due_at: due, due_from: at, due_rule: due } as const;
  return (await changeStatus(trx, messageId, unread, { author: null, at })) || isReleased;
}

async function releaseAnswered(trx: Connection, messageId: string, noted: Noted): Promise<boolean> {
  const isReleased = await updateReleased(trx, messageId, null);
  if (isReleased) await recordEvent(trx, { messageId, kind: 'released', ...noted });
  return isReleased;
}

const authorOf = ({ author_id, author_name }: SettledReply): Author | null =>
  author_id === null ? null : { id: author_id, name: author_name ?? '' };

const note = (
  trx: Connection,
  messageId: string,
  kind: LeadEventKind,
  reply: string,
  noted: Noted,
): Promise<void> => recordEvent(trx, { messageId, kind, data: { reply }, ...noted });

/**
 * Whatever the lead's version: what happened has happened. A lead already in the state stays unchanged, and a
 * won one stays won: only a person takes that back.
 * @returns false if it was in the state
 */
async function changeStatus(
  trx: Connection,
  messageId: string,
  change: { status: LeadStatus; due_at: string | null; due_from?: string; due_rule?: string | null },
  noted: Noted,
  details: LeadEvent['data'] = {},
): Promise<boolean> {
  const before = await trx
    .selectFrom('contact_messages')
    .select('status')
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!before || before.status === change.status) return false;
  // Its sender waits for an answer already.
  const keepsTerm = before.status === 'open' && change.status === 'new';
  await trx
    .updateTable('contact_messages')
    .set((eb) => ({
      ...(keepsTerm ? { status: change.status } : { ...change, due_mailed: 0 as const }),
      read: change.status === 'new' ? 0 : 1,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', messageId)
    .execute();
  await recordEvent(trx, {
    messageId,
    kind: 'status',
    data: { from: before.status, to: change.status, ...details },
    ...noted,
  });
  return true;
}
