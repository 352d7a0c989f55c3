import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';
import { runStatements } from './run-statements.ts';
import { createSearchIndex } from './search-index.ts';

/** Subscriptions to the newsletter; counted views and visits. */
export function audience(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await runStatements(db, [...subscriptions, ...insights]);
      await createSearchIndex(db, kind, { table: 'newsletter_subscriptions', column: 'email_key' });
    },
  };
}

const subscriptions = [
  `create table newsletter_subscriptions (
    id text primary key,
    email text not null,
    email_key text not null unique,
    created_at text not null,
    spam integer not null default 0,
    spam_reasons text,
    source text,
    channel text
  )`,
  'create index newsletter_subscriptions_newest on newsletter_subscriptions (spam, created_at desc, id desc)',
];

const counts = ['views', 'visits', 'onward', 'seen', 'begun', 'bots'];

const insights = [
  `create table insight_sums (
    day text not null,
    kind text not null,
    name text not null,
    ${counts.map((name) => `${name} integer not null default 0,`).join(' ')}
    constraint insight_sums_key primary key (kind, day, name)
  )`,
  'create index insight_sums_day on insight_sums (day)',
  `create table insight_visits (
    id text primary key,
    day text not null,
    landing text not null,
    host text,
    channel text not null,
    campaign text,
    device text not null,
    views integer not null,
    pages text not null,
    begun text not null default ''
  )`,
  'create index insight_visits_day on insight_visits (day)',
  'create table insight_salts (day text primary key, salt text not null)',
  `create table insight_texts (
    kind text not null,
    text text not null,
    count integer not null,
    last_at text not null,
    constraint insight_texts_key primary key (kind, text)
  )`,
  'create index insight_texts_last_at on insight_texts (last_at)',
];
