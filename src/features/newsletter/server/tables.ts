import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    newsletter_subscriptions: NewsletterSubscriptionsTable;
  }
}

export interface NewsletterSubscriptionsTable {
  id: string;
  email: string;
  /** See `toEmailKey`; unique. */
  email_key: string;
  created_at: string;
  /** Quarantined: not among the subscribers. */
  spam: Generated<0 | 1>;
  /** The reasons: codes, separated by commas. */
  spam_reasons: string | null;
  /** Where it came from, as JSON; null if nothing was said. */
  source: string | null;
  /** Of its first arrival. */
  channel: string | null;
}
