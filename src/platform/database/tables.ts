import type { Generated } from 'kysely';

/** The dialect decides the types of better-auth's columns; our own are the same on both. */
export type DatabaseKind = 'sqlite' | 'postgres';

/**
 * The tables, for both dialects: here the platform's own; each feature adds its tables in its
 * server/tables.ts (`declare module`), so that every connection is typed for all of them. Ids are UUIDv7
 * text, times are ISO 8601 text in UTC with milliseconds (their order as text is their order in time), flags
 * are 0 or 1.
 */
export interface Tables {
  mail_outbox: MailOutboxTable;
  request_limits: RequestLimitsTable;
  idempotency_keys: IdempotencyKeysTable;
  site_state: SiteStateTable;
  mailbox_reads: MailboxReadsTable;
  mail_place: MailPlaceTable;
  backups_made: BackupsMadeTable;
}

/** Of this database, the last one: rows of a copy would speak of another. */
interface BackupsMadeTable {
  finished_at: string;
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
  /** Set while an instance is sending; after it, another may take over the mail. */
  claimed_until: string | null;
  /** When a mail server accepted it, or it was written to a file. */
  sent_at: string | null;
  /** 1: there was no mail server, so it was written to a file and delivered to nobody. */
  to_file: Generated<0 | 1>;
  /** Set when no further attempt is made. */
  failed_at: string | null;
  last_error: string | null;
  /**
   * The encrypted link that the text has a placeholder for; null once it was sent, given up or has expired.
   */
  sealed_link: string | null;
  /** Set for a mail with a link; null once no copy of the link is left. */
  link_expires_at: string | null;
  /** The Message-IDs of earlier mails in its thread, oldest first, separated by spaces. */
  thread_ids: string | null;
  /** Its attachments, as JSON: see platform/mail/mail-attachment.ts. */
  attachments: string | null;
  /** 0: a person wrote it. */
  is_automatic: Generated<0 | 1>;
  /** The HTML part, with the text's placeholder where the link belongs; null: the mail is text alone. */
  html: string | null;
  /** Encrypted headers of its own, as JSON: see `Mail.headers`. */
  sealed_headers: string | null;
}

/** Counts of windows that have not ended: see platform/http/limits.ts. */
interface RequestLimitsTable {
  /** The limit's name, and a hash of the key it counts. */
  key: string;
  count: number;
  window_end: string;
}

/** Requests that may be repeated: see platform/http/idempotency-key.ts. */
interface IdempotencyKeysTable {
  /** A hash of the operation, the sender and the key. */
  id: string;
  /** A hash of that key and the body. */
  fingerprint: string;
  /** The id of what the request created. */
  made_id: string;
  /** When it was created. */
  created_at: string;
}

/** One row. */
interface SiteStateTable {
  id: 1;
  /** Incremented in the same transaction as any change that a visitor can see. */
  content_version: number;
  /** Whether the files that are older than the table `uploads` are in it. */
  uploads_listed: Generated<0 | 1>;
}

/** How far a mailbox was read, and by which instance. */
export interface MailboxReadsTable {
  /** User, host and folder. */
  mailbox: string;
  /** UIDs are only meaningful together with it (RFC 9051, 2.3.1.1); null before the first read. */
  uid_validity: string | null;
  last_uid: number;
  claimed_by: string | null;
  claimed_until: string | null;
  read_at: string | null;
  /** Null while it can be read. */
  failing_since: string | null;
  last_error: string | null;
}

/** One row, or none before the first mail: see platform/mail/mail-hold.ts. */
interface MailPlaceTable {
  id: 'mail';
  /** Where mail was sent from last; null after a restore. */
  place: string | null;
  /** Set while nothing is sent until an admin says so. */
  held_since: string | null;
  held_for: 'restore' | 'move' | null;
  /** After a restore: the time of the state that was restored. */
  state_of: string | null;
}
