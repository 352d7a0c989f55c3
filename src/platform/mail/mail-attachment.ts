import type { Storage } from '../storage/open-storage.ts';

/** A stored file that goes with a mail. */
export interface MailAttachment {
  /** In the storage. */
  key: string;
  /** As its recipient sees it. */
  name: string;
  /** A media type. */
  type: string;
}

export const writeAttachments = (attachments: MailAttachment[] | undefined): string | null =>
  attachments && attachments.length > 0 ? JSON.stringify(attachments) : null;

/**
 * The files as a mail carries them, read while it is sent.
 * @throws Error when one is not there any more
 */
export function openAttachments(storage: Pick<Storage, 'open'>, stored: string | null) {
  const attachments = stored === null ? [] : (JSON.parse(stored) as MailAttachment[]);
  return Promise.all(
    attachments.map(async ({ key, name, type }) => {
      const file = await storage.open(key);
      if (!file) throw new Error(`its attachment ${name} is not there any more`);
      return { filename: name, contentType: type, content: file.body };
    }),
  );
}
