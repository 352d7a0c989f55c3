import type { Generated } from 'kysely';

/**
 * Every table, for both dialects. Ids are UUIDv7 text, times are ISO 8601 text in UTC with
 * milliseconds (their order as text is their order in time), flags are 0 or 1.
 */
export interface Tables {
  blogs: BlogsTable;
  blog_slug_history: BlogSlugHistoryTable;
  contact_messages: ContactMessagesTable;
  message_sketches: MessageSketchesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  site_settings: SiteSettingsTable;
  api_keys: ApiKeysTable;
  user_roles: UserRolesTable;
  mail_outbox: MailOutboxTable;
  request_limits: RequestLimitsTable;
  idempotency_keys: IdempotencyKeysTable;
  site_state: SiteStateTable;
  user: UserTable;
  session: SessionTable;
}

export interface BlogsTable {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  image_url: string | null;
  published: 0 | 1;
  /** Title and excerpt in lower case: what a search looks through. */
  search_text: string;
  created_at: string;
  updated_at: string;
  author_id: string | null;
  /** Goes up with each change. */
  version: Generated<number>;
}

/** Addresses a post was published under before: they answer 301. */
interface BlogSlugHistoryTable {
  slug: string;
  blog_id: string;
}

export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  read: 0 | 1;
  created_at: string;
  /** Name, email, subject and message in lower case: what a search looks through. */
  search_text: string;
  /** Quarantined: in the spam folder, not in the inbox. */
  spam: Generated<0 | 1>;
  /** Why: codes, with commas between them. */
  spam_reasons: string | null;
}

/** A few hashes of each text of the last days: texts that are nearly the same share most of them. */
interface MessageSketchesTable {
  message_id: string;
  /** 32 bits, signed. */
  hash: number;
  /** The message's. */
  created_at: string;
}

export interface NewsletterSubscriptionsTable {
  id: string;
  email: string;
  /** The address in lower case; unique. */
  email_key: string;
  created_at: string;
  /** Quarantined: not among the subscribers. */
  spam: Generated<0 | 1>;
  /** Why: codes, with commas between them. */
  spam_reasons: string | null;
}

export interface SiteSettingsTable {
  key: string;
  value: string;
}

export interface ApiKeysTable {
  id: string;
  user_id: string;
  name: string;
  key_prefix: string;
  /** SHA-256 of the whole key, hexadecimal. */
  key_hash: string;
  revoked: 0 | 1;
  expires_at: string | null;
  created_at: string;
  last_used_at: string | null;
}

interface UserRolesTable {
  user_id: string;
  role: string;
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

/** better-auth's tables, as far as our own queries read them. */
interface UserTable {
  id: string;
  email: string;
  name: string;
}

interface SessionTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: string | Date;
  /** When its owner last confirmed the password in it; null while never since the sign-in. */
  confirmedAt: string | Date | null;
}
