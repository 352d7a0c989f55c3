import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '#platform/context.ts';
import type { ParsedMail } from '#platform/mail/mailbox/parse-mail.ts';
import { attachmentKey, insertAttachment } from '../replies/attachments.store.ts';
import { cleanFileName, cleanMediaType } from '../replies/attachments.ts';

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
export async function keepFiles(
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
