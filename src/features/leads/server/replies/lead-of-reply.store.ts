import type { Connection } from '#platform/database/open-database.ts';

/** What a reply needs of the message that it answers; null when there is none. */
export const selectAnswered = (connection: Connection, id: string) =>
  connection
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The message's state once it was answered, and its events. */
export async function noteReplyWritten(connection: Connection, messageId: string): Promise<void> {
  await connection.updateTable('contact_messages').set({ read: 1 }).where('id', '=', messageId).execute();
}

interface SettledReply {
  id: string;
  message_id: string;
  author_id: string | null;
  author_name: string | null;
}

/** What the message shows once a reply is sent. */
export async function noteReplySent(
  _connection: Connection,
  _reply: SettledReply,
  _sentAt: string,
): Promise<void> {}

/** What the message shows once a reply is given up or came back. */
export async function noteReplyFailed(
  _connection: Connection,
  _reply: SettledReply,
  _failure: string,
): Promise<void> {}

/** What the message shows once its sender, or whoever has the mail, has answered: it is to be looked at again. */
export async function notePersonAnswered(
  connection: Connection,
  messageId: string,
  _from: { name: string; address: string },
): Promise<void> {
  await connection.updateTable('contact_messages').set({ read: 0 }).where('id', '=', messageId).execute();
}
