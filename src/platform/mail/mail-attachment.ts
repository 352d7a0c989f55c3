import { Readable } from 'node:stream';
import type { Storage } from '../storage/storage.ts';

export interface MailAttachment {
  /** In the storage. */
  key: string;
  /** As its recipient sees it. */
  name: string;
  type: string;
}

export type AttachmentStorage = Pick<Storage, 'open' | 'exists'>;

export const writeAttachments = (attachments: MailAttachment[] | undefined): string | null =>
  attachments && attachments.length > 0 ? JSON.stringify(attachments) : null;

/**
 * Attachments in the form a mail carries them. Each is opened when its turn comes: a bucket closes a file
 * that is not read for a few seconds, and the files before it may take longer.
 * @throws Error when one no longer exists, as does reading it
 */
export async function openAttachments(storage: AttachmentStorage, stored: string | null) {
  const attachments = stored === null ? [] : (JSON.parse(stored) as MailAttachment[]);
  for (const attachment of attachments) {
    if (!(await storage.exists(attachment.key))) throw missingFile(attachment);
  }
  return attachments.map((attachment) => ({
    filename: attachment.name,
    contentType: attachment.type,
    content: Readable.from(readFile(storage, attachment)),
  }));
}

async function* readFile(storage: AttachmentStorage, attachment: MailAttachment) {
  const file = await storage.open(attachment.key);
  if (!file) throw missingFile(attachment);
  yield* file.body;
}

const missingFile = ({ name }: MailAttachment): Error => new Error(`its attachment ${name} no longer exists`);
