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
}

/** Addresses a post was published under before: they answer 301. */
export interface BlogSlugHistoryTable {
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
  /** Unique; what makes a repeated submit the same message. */
  idempotency_key: string | null;
  /** Name, email, subject and message in lower case: what a search looks through. */
  search_text: string;
  /** Quarantined: in the spam folder, not in the inbox. */
  spam: Generated<0 | 1>;
  /** Why: codes, with commas between them. */
  spam_reasons: string | null;
}

/** A few hashes of each text of the last days: texts that are nearly the same share most of them. */
export interface MessageSketchesTable {
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
  /** The request that subscribed it: its repetition is no duplicate. */
  idempotency_key: string | null;
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

export interface UserRolesTable {
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
}

/** What was counted in a window that is not over: see platform/http/limits.ts. */
export interface RequestLimitsTable {
  /** The limit's name, and a hash of whom it counts. */
  key: string;
  count: number;
  window_end: string;
}

/** One row. */
export interface SiteStateTable {
  id: 1;
  /** Goes up in the same transaction as any change that a visitor can see. */
  content_version: number;
}

/** better-auth's tables, as far as our own queries read them. */
export interface UserTable {
  id: string;
  email: string;
  name: string;
}

export interface SessionTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: string | Date;
}
