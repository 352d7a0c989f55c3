import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { cleanFileName } from '#domain/uploads/clean-file-name.ts';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { invalidFields, unavailable } from '#platform/http/problem.ts';
import { applicationFileLimit, applicationFileTypes } from '../../application.contract.ts';
import type { Message } from '../../contract.ts';
import { insertMailOnce } from '../inbound/inbound.store.ts';
import { attachmentKey, giveAttachment, insertAttachment } from '../replies/attachments.store.ts';

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

const zip = [0x50, 0x4b];

/** Each kind of file: its first bytes, and its media type; a text begins with anything. */
const kinds: Record<(typeof applicationFileTypes)[number], { type: string; start: readonly number[] }> = {
  pdf: { type: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46] },
  doc: { type: 'application/msword', start: [0xd0, 0xcf, 0x11, 0xe0] },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', start: zip },
  odt: { type: 'application/vnd.oasis.opendocument.text', start: zip },
  rtf: { type: 'application/rtf', start: [0x7b, 0x5c, 0x72, 0x74, 0x66] },
  txt: { type: 'text/plain', start: [] },
};

/** The media type of a file that an application may have. @throws Problem 400 */
function checkApplicationFile({ name, bytes }: SentFile): string {
  const refuse = (message: string) => invalidFields([{ field: 'file', message }]);
  if (bytes.byteLength > applicationFileLimit) throw refuse('The file is larger than 10 MB');
  const ending = applicationFileTypes.find((type) => name.toLowerCase().endsWith(`.${type}`));
  const kind = ending && kinds[ending];
  if (!kind) throw refuse('The file must be a PDF, Word, OpenDocument, RTF or text file');
  if (!kind.start.every((byte, index) => bytes[index] === byte)) {
    throw refuse(`The file is not what its name says: ${ending}`);
  }
  return kind.type;
}

export const digestFile = ({ name, bytes }: SentFile): string =>
  createHash('sha256').update(name).update('\0').update(bytes).digest('hex');

/**
 * Stores a file that no message has yet.
 * @returns what puts it into a message's thread, in the transaction that stores the message
 */
export async function storeApplicationFile(
  { database, storage, now }: Pick<Context, 'database' | 'storage' | 'now'>,
  file: SentFile,
): Promise<(trx: Connection, message: Message) => Promise<void>> {
  const type = checkApplicationFile(file);
  const at = now().toISOString();
  const id = uuidv7();
  // The row comes first: every stored file has a row.
  await database.write((trx) =>
    insertAttachment(trx, {
      id,
      message_id: '',
      reply_id: null,
      name: cleanFileName(file.name),
      type,
      bytes: file.bytes.byteLength,
      created_at: at,
    }),
  );
  await storage.put(attachmentKey(id), file.bytes, type);
  return async (trx, message) => {
    const replyId = uuidv7();
    await insertMailOnce(trx, {
      id: replyId,
      message_id: message.id,
      kind: 'mail',
      state: 'received',
      failure: null,
      author_id: null,
      author_name: message.name,
      address: message.email,
      failed_verification: 0,
      subject: message.subject,
      text: 'Sent with the application.',
      html: null,
      mail_id: `<${replyId}@application.invalid>`,
      created_at: message.created_at,
      sent_at: null,
    });
    // Swept away meanwhile: to be sent again.
    if (!(await giveAttachment(trx, id, { messageId: message.id, replyId }))) throw unavailable();
  };
}
