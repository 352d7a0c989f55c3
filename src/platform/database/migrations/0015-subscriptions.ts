import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Subscriptions have a status and say how it was agreed to them; mails have an HTML part and headers. */
export const subscriptions = (): Migration => ({
  up: (db: Kysely<unknown>) =>
    runStatements(db, [
      ...columns.map((column) => `alter table newsletter_subscriptions add column ${column}`),
      'update newsletter_subscriptions set status_at = created_at',
      `create index newsletter_subscriptions_status
        on newsletter_subscriptions (status, spam, created_at desc, id desc)`,
      `create index newsletter_subscriptions_asked on newsletter_subscriptions (ask_after) where ask_after is not null`,
      `create table subscription_tags (
        subscription_id text not null references newsletter_subscriptions (id) on delete cascade,
        tag text not null,
        created_at text not null,
        constraint subscription_tags_key primary key (subscription_id, tag)
      )`,
      'create index subscription_tags_tag on subscription_tags (tag, subscription_id)',
      `create table suppressed_addresses (
        hash text primary key,
        status text not null,
        created_at text not null
      )`,
      `create table newsletter_settings (
        id text primary key,
        confirms integer not null
      )`,
      'alter table mail_outbox add column html text',
      'alter table mail_outbox add column sealed_headers text',
    ]),
});

/** Present subscriptions count as confirmed by import: nobody was asked. */
const columns = [
  "status text not null default 'confirmed'",
  'status_at text',
  'confirmed_at text',
  "confirmed_by text default 'import'",
  'consent_page text',
  'consent_text text',
  'consent_network text',
  'consent_note text',
  'ask_after text',
  'wants_issues integer not null default 1',
  'wants_welcome integer not null default 1',
];
