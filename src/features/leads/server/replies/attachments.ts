import { v7 as uuidv7 } from 'uuid';
import { cleanFileName } from '#domain/uploads/clean-file-name.ts';
import { requireRight, type Context, type Platform } from '#platform/context.ts';
import { badRequest, notFound, unavailable } from '#platform/http/problem.ts';
import type { OpenFile } from '#platform/storage/storage.ts';
import { attachmentsLimit, attachmentsLimitBytes, type Attachment } from '../../replies.contract.ts';
import {
  abandonAttachment,
  attachmentKey,
  deleteAttachmentRow,
  insertAttachment,
  selectAttachment,
  selectOrphans,
  selectUnused,
} from './attachments.store.ts';
import { selectRepliedLead } from './lead-of-reply.store.ts';
import { tooLargeAttachments } from './send-reply.ts';

export const emptyFile = () => badRequest('The file is empty');

export const tooManyFiles = () =>
  badRequest(`A reply takes at most ${attachmentsLimit} files`, 'too_many_files');

/** Each has up to 10 MB in memory. */
const uploadsAtOnce = 4;
let underWay = 0;

/** A media type without parameters; anything invalid becomes application/octet-stream. */
export const cleanMediaType = (type: string): string =>
  /^[a-z0-9][\w.+-]{0,60}\/[a-z0-9][\w.+-]{0,80}$/i.exec(type.split(';')[0]!.trim())?.[0].toLowerCase() ??
  'application/octet-stream';

interface Upload {
  /** The message's. */
  id: string;
  name: string;
  type: string;
  /** @throws Problem 413 */
  readBytes: () => Promise<Uint8Array>;
}

/**
 * Stores a file for a reply to a message; it is deleted after a day if no reply uses it.
 * @throws Problem 400, 403, 404, 413; 503 while too many are uploaded
 */
export async function uploadAttachment(
  ctx: Context,
  { id: messageId, name, type, readBytes }: Upload,
): Promise<Attachment> {
  requireRight(ctx.caller, 'uploadAttachment');
  const { database, storage, now } = ctx;
  if (!(await selectRepliedLead(database.kysely, messageId))) throw notFound();
  if (underWay >= uploadsAtOnce) throw unavailable();
  underWay += 1;
  try {
    const bytes = await readBytes();
    if (bytes.byteLength === 0) throw emptyFile();
    const unused = await selectUnused(database.kysely, messageId);
    if (unused.length >= 2 * attachmentsLimit) throw tooManyFiles();
    if (bytes.byteLength > attachmentsLimitBytes) throw tooLargeAttachments();
    const file = {
      id: uuidv7(),
      name: cleanFileName(name),
      type: cleanMediaType(type),
      bytes: bytes.byteLength,
    };
    // The row comes first: every stored file has a row.
    await database.write((trx) =>
      insertAttachment(trx, {
        ...file,
        message_id: messageId,
        reply_id: null,
        created_at: now().toISOString(),
      }),
    );
    await storage.put(attachmentKey(file.id), bytes, file.type);
    return file;
  } finally {
    underWay -= 1;
  }
}

/** @throws Problem 403, 404 */
export async function openAttachment(
  { caller, database, storage }: Context,
  { id: messageId, attachment }: { id: string; attachment: string },
): Promise<Attachment & { file: OpenFile }> {
  requireRight(caller, 'readAttachment');
  const row = await selectAttachment(database.kysely, messageId, attachment);
  const file = row && (await storage.open(attachmentKey(row.id)));
  if (!row || !file) throw notFound();
  return { ...row, file };
}

/** Deletes a file that is not part of a reply yet. @throws Problem 403, 404 */
export async function removeAttachment(
  ctx: Context,
  { id: messageId, attachment }: { id: string; attachment: string },
): Promise<void> {
  requireRight(ctx.caller, 'removeAttachment');
  if (!(await ctx.database.write((trx) => abandonAttachment(trx, messageId, attachment)))) throw notFound();
  await deleteFile(ctx, attachment);
}

/** How long a file waits for its reply. */
const unusedMs = 86_400_000;

const batch = 100;

/** Deletes the files that nothing refers to any more. For a job, and after an erasure. */
export async function deleteOrphanedFiles(
  platform: Pick<Platform, 'database' | 'storage' | 'now'>,
): Promise<void> {
  const unusedBefore = new Date(platform.now().getTime() - unusedMs).toISOString();
  for (;;) {
    const ids = await platform.database.read('messages', (connection) =>
      selectOrphans(connection, unusedBefore, batch),
    );
    for (const id of ids) await deleteFile(platform, id);
    if (ids.length < batch) return;
  }
}

/** The file comes first: an interrupted deletion is repeated. */
async function deleteFile({ database, storage }: Pick<Platform, 'database' | 'storage'>, id: string) {
  await storage.delete(attachmentKey(id));
  await database.write((trx) => deleteAttachmentRow(trx, id));
}
