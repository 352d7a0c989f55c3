import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Mails that each subscriber gets some time after something happened: issues that are sent to one after the other. */
export const welcome = (): Migration => ({
  up: (db: Kysely<unknown>) =>
    runStatements(db, [
      'alter table newsletter_issues add column welcome_after text',
      "alter table newsletter_issues add column welcome_tag text not null default ''",
      'alter table newsletter_issues add column delay_hours integer not null default 0',
      'alter table issue_recipients add column begun_at text',
      'create index newsletter_subscriptions_confirmed on newsletter_subscriptions (confirmed_at)',
      'create index subscription_tags_newest on subscription_tags (tag, created_at)',
    ]),
});
