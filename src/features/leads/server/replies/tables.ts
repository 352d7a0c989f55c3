import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    lead_replies: LeadRepliesTable;
    lead_attachments: LeadAttachmentsTable;
    saved_replies: SavedRepliesTable;
    reply_signatures: ReplySignaturesTable;
  }
}

/** One entry of the thread about a message. A reply of ours shares its id with its mail in the outbox. */
export interface LeadRepliesTable {
  id: string;
  message_id: string;
  /** `unmatched`: a mail from the sender of the message that answers no reply; not part of the thread. */
  kind: 'reply' | 'mail' | 'auto_reply' | 'unmatched';
  /**
   * For a reply: `sent` was accepted by a mail server, `bounced` was then returned, `written` is only in a
   * file, because there was no mail server. For a mail always `received`.
   */
  state: 'queued' | 'sent' | 'written' | 'failed' | 'bounced' | 'received';
  failure: string | null;
  author_id: string | null;
  /** The account's name when it was written; for a mail, the name that it states. */
  author_name: string | null;
  /** The recipient of a reply, or the stated sender of a mail. */
  address: string;
  subject: string;
  /** For a reply, with its author's signature. */
  text: string;
  /** How many characters at the end of a reply are the signature and its separator. */
  signature_length: Generated<number>;
  /** For a mail, sanitized. */
  html: string | null;
  /** The Message-ID of a received mail. */
  mail_id: string | null;
  /** For a mail: whether its sender's domain did not send it, according to our mail server (DMARC). */
  failed_verification: 0 | 1;
  created_at: string;
  /** When a mail server accepted it. */
  sent_at: string | null;
}

export interface LeadAttachmentsTable {
  id: string;
  message_id: string;
  /** Null until its reply is sent. */
  reply_id: string | null;
  name: string;
  type: string;
  bytes: number;
  created_at: string;
}

interface SavedRepliesTable {
  id: string;
  name: string;
  text: string;
  created_at: string;
  updated_at: string;
}

interface ReplySignaturesTable {
  user_id: string;
  text: string;
  updated_at: string;
}
