import type { Generated } from 'kysely';
import type { Confirmer, SubscriptionStatus } from '../contract.ts';

declare module '#platform/database/tables.ts' {
  interface Tables {
    newsletter_subscriptions: NewsletterSubscriptionsTable;
    subscription_tags: SubscriptionTagsTable;
    suppressed_addresses: SuppressedAddressesTable;
    newsletter_settings: NewsletterSettingsTable;
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
  status: Generated<SubscriptionStatus>;
  /** Since when it has that status. */
  status_at: string | null;
  /** When the person confirmed; null if nobody did. */
  confirmed_at: string | null;
  /** What it is confirmed by; null while it is not. */
  confirmed_by: Generated<Confirmer | null>;
  /** The path of the page that the form was on. */
  consent_page: string | null;
  /** What the form said. */
  consent_text: string | null;
  /** A keyed hash of the network that it was sent from. */
  consent_network: string | null;
  /** What the import said about how people agreed. */
  consent_note: string | null;
  /** When it is to be asked for a confirmation again; null: it is not. */
  ask_after: string | null;
  /** Preferences: the monthly issue, and mails after the confirmation. */
  wants_issues: Generated<0 | 1>;
  wants_welcome: Generated<0 | 1>;
}

interface SubscriptionTagsTable {
  subscription_id: string;
  tag: string;
  created_at: string;
}

/** Outlives the subscription, its erasure and a restore: what may get no mail whoever enters it again. */
interface SuppressedAddressesTable {
  /** A keyed hash of the address's key: see suppression.store.ts. */
  hash: string;
  status: 'unsubscribed' | 'bounced' | 'suppressed';
  created_at: string;
}

/** One row, or none: the default. */
interface NewsletterSettingsTable {
  id: 'newsletter';
  confirms: 0 | 1;
}
