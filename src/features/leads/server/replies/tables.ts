import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    lead_replies: LeadRepliesTable;
    lead_attachments: LeadAttachmentsTable;
    saved_replies: SavedRepliesTable;
    reply_signatures: ReplySignaturesTable;
  }
}

/** One entry of the thread about a message. A reply of ours has its id in common with its mail in the outbox. */
export interface LeadRepliesTable {
  id: string;
  message_id: string;
  kind: 'reply' | 'mail' | 'auto_reply';
  /** Of a reply: `bounced` was taken by a mail server and returned. Of a mail always `received`. */
  state: 'queued' | 'sent' | 'failed' | 'bounced' | 'received';
  failure: string | null;
  author_id: string | null;
  /** The account's name when it was written; of a mail, the name that it gives. */
  author_name: string | null;
  /** Whom a reply goes to, or whom a mail says it is from. */
  address: string;
  subject: string;
  /** Of a reply with its author's signature. */
  text: string;
  /** How many characters at the end of a reply are the signature, and what parts it from the text. */
  signature_length: Generated<number>;
  /** Of a mail, sanitized. */
  html: string | null;
  /** The Message-ID of a mail that came. */
  mail_id: string | null;
  /** Of a mail: whether its sender's domain did not send it, as our mail server says (DMARC). */
  failed_verification: 0 | 1;
  created_at: string;
  sent_at: string | null;
}

export interface LeadAttachmentsTable {
  id: string;
  message_id: string;
  /** Null until the reply that it is for is sent. */
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
