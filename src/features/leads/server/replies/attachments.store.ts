import type { Connection } from '#platform/database/open-database.ts';
import { privatePrefix } from '#platform/storage/storage.ts';
import type { LeadAttachmentsTable } from '../tables.ts';

/** An attachment's key in the storage: never served to visitors. */
export const attachmentKey = (id: string): string => `${privatePrefix}lead-attachments/${id}`;

export async function insertAttachment(connection: Connection, row: LeadAttachmentsTable): Promise<void> {
  await connection.insertInto('lead_attachments').values(row).execute();
}

export const selectAttachment = (connection: Connection, messageId: string, id: string) =>
  connection
    .selectFrom('lead_attachments')
    .innerJoin('contact_messages', 'contact_messages.id', 'lead_attachments.message_id')
    .select([
      'lead_attachments.id',
      'lead_attachments.name',
      'lead_attachments.type',
      'lead_attachments.bytes',
    ])
    .where('lead_attachments.id', '=', id)
    .where('lead_attachments.message_id', '=', messageId)
    .executeTakeFirst();

/** Files of a message that are not part of a reply yet. */
export const selectUnused = (connection: Connection, messageId: string) =>
  connection
    .selectFrom('lead_attachments')
    .select(['id', 'name', 'type', 'bytes'])
    .where('message_id', '=', messageId)
    .where('reply_id', 'is', null)
    .execute();

/** Adds files to a reply. @returns how many existed and were not part of one yet */
export async function claimAttachments(
  connection: Connection,
  { messageId, replyId, ids }: { messageId: string; replyId: string; ids: string[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const result = await connection
    .updateTable('lead_attachments')
    .set({ reply_id: replyId })
    .where('id', 'in', ids)
    .where('message_id', '=', messageId)
    .where('reply_id', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Puts a file that no message has yet into a thread. @returns whether it was there */
export async function giveAttachment(
  connection: Connection,
  id: string,
  { messageId, replyId }: { messageId: string; replyId: string },
): Promise<boolean> {
  const result = await connection
    .updateTable('lead_attachments')
    .set({ message_id: messageId, reply_id: replyId })
    .where('id', '=', id)
    .where('message_id', '=', '')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export const selectAttachmentsOf = (connection: Connection, replyId: string) =>
  connection
    .selectFrom('lead_attachments')
    .select(['id', 'name', 'type', 'bytes'])
    .where('reply_id', '=', replyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The names of the files in a message's thread, oldest first. */
export async function selectFileNames(connection: Connection, messageId: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('lead_attachments')
    .select('name')
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

/** Drops a file that is not part of a reply yet: the next sweep deletes it. @returns whether there was one */
export async function abandonAttachment(
  connection: Connection,
  messageId: string,
  id: string,
): Promise<boolean> {
  const result = await connection
    .updateTable('lead_attachments')
    .set({ message_id: '' })
    .where('id', '=', id)
    .where('message_id', '=', messageId)
    .where('reply_id', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/**
 * Files that nothing refers to any more: their message or reply was deleted, or they were uploaded before a
 * time and never sent.
 */
export async function selectOrphans(
  connection: Connection,
  unusedBefore: string,
  limit: number,
): Promise<string[]> {
  const rows = await connection
    .selectFrom('lead_attachments as file')
    .select('file.id')
    .where((eb) =>
      eb.or([
        eb.and([eb('file.reply_id', 'is', null), eb('file.created_at', '<', unusedBefore)]),
        eb.not(
          eb.exists(
            eb
              .selectFrom('contact_messages')
              .select('contact_messages.id')
              .whereRef('contact_messages.id', '=', 'file.message_id'),
          ),
        ),
        eb.and([
          eb('file.reply_id', 'is not', null),
          eb.not(
            eb.exists(
              eb
                .selectFrom('lead_replies')
                .select('lead_replies.id')
                .whereRef('lead_replies.id', '=', 'file.reply_id'),
            ),
          ),
        ]),
      ]),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteAttachmentRow(connection: Connection, id: string): Promise<void> {
  await connection.deleteFrom('lead_attachments').where('id', '=', id).execute();
}
