import type { Generated } from 'kysely';

/**
 * The tables, for both dialects: here the platform's own; each feature adds its tables in its server/tables.ts
 * (`declare module`), so that every connection is typed for all of them. Ids are UUIDv7 text, times are ISO 8601 text in UTC with
 * milliseconds (their order as text is their order in time), flags are 0 or 1.
 */
export interface Tables {
  mail_outbox: MailOutboxTable;
  request_limits: RequestLimitsTable;
  idempotency_keys: IdempotencyKeysTable;
  site_state: SiteStateTable;
  mailbox_reads: MailboxReadsTable;
  canary: CanaryTable;
}

export interface MailOutboxTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  reply_to: string | null;
  created_at: string;
  attempts: Generated<number>;
  next_attempt_at: string;
  /** Set while an instance is sending; another may take the mail over after it. */
  claimed_until: string | null;
  sent_at: string | null;
  /** Set when no further attempt is made. */
  failed_at: string | null;
  last_error: string | null;
  /** What stands for the placeholder in the text, encrypted; null once it was sent, given up or has expired. */
  sealed_link: string | null;
  /** Of a mail with a link; null once no copy of the link is left. */
  link_expires_at: string | null;
  /** The Message-IDs of the mails before it in its thread, oldest first, with spaces between them. */
  thread_ids: string | null;
  /** The files that go with it, as JSON: see platform/mail/mail-attachment.ts. */
  attachments: string | null;
}

/** What was counted in a window that is not over: see platform/http/limits.ts. */
interface RequestLimitsTable {
  /** The limit's name, and a hash of whom it counts. */
  key: string;
  count: number;
  window_end: string;
}

/** Requests that may be sent again: see platform/http/idempotency-key.ts. */
interface IdempotencyKeysTable {
  /** A hash of the operation, the sender and the key. */
  id: string;
  /** A hash of that and the body. */
  fingerprint: string;
  /** The id of what the request made. */
  made_id: string;
  /** When it made it. */
  created_at: string;
}

/** One row. */
interface SiteStateTable {
  id: 1;
  /** Goes up in the same transaction as any change that a visitor can see. */
  content_version: number;
}

/** How far a mailbox was read, and by which instance. */
export interface MailboxReadsTable {
  /** User, host and folder. */
  mailbox: string;
  /** UIDs mean something together with it (RFC 9051, 2.3.1.1); null before the first reading. */
  uid_validity: string | null;
  last_uid: number;
  claimed_by: string | null;
  claimed_until: string | null;
  read_at: string | null;
  /** Null while it can be read. */
  failing_since: string | null;
  last_error: string | null;
}

/** The hourly check of the contact form, in one row; none before it was first switched on: see platform/canary. */
interface CanaryTable {
  id: 'form';
  is_on: 0 | 1;
  /** Whom the check's mail goes to; empty: the address of MAIL_FROM. */
  recipient: string;
  due_at: string;
  passed_at: string | null;
  /** In a row. */
  failures: Generated<number>;
  failing_since: string | null;
  last_error: string | null;
  /** Whether a mail said that it fails, and none that it passes again. */
  mailed: Generated<0 | 1>;
}
