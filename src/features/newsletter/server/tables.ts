import type { Generated } from 'kysely';
import type { Confirmer, SubscriptionStatus } from '../contract.ts';
import type {
  Audience,
  IssueStatus,
  PauseReason,
  RecipientStatus,
  WelcomeEvent,
} from '../issues.contract.ts';

declare module '#platform/database/tables.ts' {
  interface Tables {
    newsletter_subscriptions: NewsletterSubscriptionsTable;
    subscription_tags: SubscriptionTagsTable;
    suppressed_addresses: SuppressedAddressesTable;
    newsletter_settings: NewsletterSettingsTable;
    newsletter_issues: NewsletterIssuesTable;
    issue_recipients: IssueRecipientsTable;
    soft_bounces: SoftBouncesTable;
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
  /** The way it is confirmed by; null while it is not. */
  confirmed_by: Generated<Confirmer | null>;
  /** The path of the page that the form was on. */
  consent_page: string | null;
  /** The form's words. */
  consent_text: string | null;
  /** A keyed hash of the network that it was sent from. */
  consent_network: string | null;
  /** The import's note on how people agreed. */
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

export interface NewsletterIssuesTable {
  id: string;
  version: number;
  /** Its address in the archive, and the name of its campaign. */
  slug: string;
  subject: string;
  preview: string;
  sender_name: string;
  content: string;
  /** The article that it was made from. */
  post_id: string | null;
  status: IssueStatus;
  audience: Audience['kind'];
  audience_value: string;
  /** The most mails a minute. */
  per_minute: number;
  /** When it is to be sent; null: not scheduled. */
  send_at: string | null;
  started_at: string | null;
  /** When the last mail was handed over, or it was canceled. */
  ended_at: string | null;
  paused_for: PauseReason | null;
  /** A mail server's words, or who paused it. */
  pause_detail: string | null;
  /** The last subscription that is among its recipients; of a welcome mail: when the last event was that is. */
  filled_to: string | null;
  is_filled: Generated<0 | 1>;
  /** Mails may be sent again from this time on. */
  paced_to: string | null;
  /** The mail as it was when sending began, with placeholders for what differs; null before. */
  html: string | null;
  body_text: string | null;
  in_archive: Generated<0 | 1>;
  /** The event that begins its time for each subscriber, if it is a welcome mail; null: an issue. */
  welcome_after: Generated<WelcomeEvent | null>;
  /** Of `tag`. */
  welcome_tag: Generated<string>;
  delay_hours: Generated<number>;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
}

interface IssueRecipientsTable {
  /** The mail's Message-ID begins with it. */
  id: string;
  issue_id: string;
  /** Empty once the person was erased. */
  email: string;
  email_key: string;
  status: RecipientStatus;
  attempts: Generated<number>;
  /** The instance that is handing the mail over, and how long it may be silent; of a queued one, when it is due again. */
  leased_by: string | null;
  leased_until: string | null;
  settled_at: string | null;
  /** Why it was refused. */
  reason: string | null;
  /** Of a welcome mail: when what it follows happened. */
  begun_at: Generated<string | null>;
}

/** Refusals that may pass, such as of a full mailbox. */
interface SoftBouncesTable {
  id: string;
  /** As in `SuppressedAddressesTable`. */
  hash: string;
  created_at: string;
}
