import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';
import { runStatements } from './run-statements.ts';
import { createSearchIndex } from './search-index.ts';

/** Messages and their desk: notes, events, replies, attachments, sums, and what repeated texts are found by. */
export function leads(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await runStatements(db, [
        ...messages,
        ...indexes(kind),
        ...repetitions,
        ...desk,
        ...replies,
        ...sums(kind),
      ]);
      await createSearchIndex(db, kind, { table: 'contact_messages', column: 'search_text' });
    },
  };
}

const messages = [
  `create table contact_messages (
    id text primary key,
    name text not null,
    email text not null,
    subject text not null,
    message text not null,
    read integer not null default 0,
    created_at text not null,
    search_text text not null default '',
    spam integer not null default 0,
    spam_reasons text,
    advertising integer not null default 0,
    source text,
    channel text,
    form_tag text,
    quiz_answers text,
    status text not null default 'new',
    assignee_id text references "user" (id) on delete set null,
    due_at text,
    due_from text,
    due_rule text,
    due_mailed integer not null default 0,
    answered_at text,
    won integer not null default 0,
    value integer,
    version integer not null default 1
  )`,
];

const newest = 'created_at desc, id desc';

/**
 * Lists with several filters are read from one index, whichever filter it begins with. Unassigned leads have
 * their own, because PostgreSQL does not use an index's order for nulls; that one and the one on due leads
 * begin with the column they filter on, because SQLite does not know how small a partial index is.
 */
function indexes(kind: DatabaseKind): string[] {
  // features/leads finds senders by host with the same expression.
  const at = kind === 'sqlite' ? "instr(email, '@')" : "strpos(email, '@')";
  const columns: Record<string, string> = {
    newest: `(spam, ${newest})`,
    read: '(spam, read)',
    answered: '(answered_at) where answered_at is not null',
    sender: `(lower(email), spam, ${newest})`,
    domain: `((substr(lower(email), ${at} + 1)), ${newest}) where spam = 0`,
    advertising: `(advertising, spam, ${newest}) where advertising = 1`,
    due_mail: '(spam, due_at) where due_at is not null and due_mailed < 2 and spam = 0',
    terms: "(id) where due_from is not null and status in ('new', 'open')",
    status: `(spam, status, ${newest}, assignee_id, channel, due_at)`,
    assignee: `(spam, assignee_id, ${newest}, status, channel, due_at) where assignee_id is not null`,
    unassigned: `((case when assignee_id is null then 1 else 0 end), spam, ${newest}, assignee_id, status, channel, due_at)
      where assignee_id is null`,
    channel: `(spam, channel, ${newest}, status, assignee_id, due_at) where channel is not null`,
    due: `((case when due_at is null then 0 else 1 end), spam, ${newest}, due_at, status, assignee_id, channel)
      where due_at is not null`,
  };
  return Object.entries(columns).map(
    ([name, on]) => `create index contact_messages_${name} on contact_messages ${on}`,
  );
}

const lead = 'message_id text not null references contact_messages (id) on delete cascade';

const bands = [0, 1, 2, 3, 4].map((number) => `band_${number}`);

/** One row for each text that later ones are compared with, found by its bands, which few other texts share. */
const repetitions = [
  `create table message_bands (
    message_id text primary key references contact_messages (id) on delete cascade,
    sketch text not null,
    ${bands.map((band) => `${band} integer not null,`).join(' ')}
    created_at text not null
  )`,
  ...bands.map((band) => `create index message_bands_${band} on message_bands (${band}, created_at)`),
  'create index message_bands_created_at on message_bands (created_at)',
];

// Without a reference to the author: what an account did stays after it is deleted, under the name it had.
const desk = [
  `create table lead_notes (
    id text primary key,
    ${lead},
    text text not null,
    author_id text,
    author_name text,
    created_at text not null
  )`,
  `create index lead_notes_newest on lead_notes (message_id, ${newest})`,
  `create table lead_events (
    id text primary key,
    ${lead},
    kind text not null,
    data text not null,
    author_id text,
    author_name text,
    created_at text not null
  )`,
  `create index lead_events_newest on lead_events (message_id, ${newest})`,
  // The progress of the desk's jobs.
  'create table desk_states (id text primary key, value text not null)',
];

const replies = [
  `create table lead_replies (
    id text primary key,
    ${lead},
    kind text not null,
    state text not null,
    failure text,
    author_id text,
    author_name text,
    address text not null,
    subject text not null,
    text text not null,
    html text,
    mail_id text,
    created_at text not null,
    sent_at text,
    failed_verification integer not null default 0,
    signature_length integer not null default 0
  )`,
  'create index lead_replies_message on lead_replies (message_id, created_at, id)',
  // A mail is in a thread once, no matter how often its mailbox is read.
  'create unique index lead_replies_mail on lead_replies (mail_id, message_id)',
  "create index lead_replies_unsettled on lead_replies (state) where state in ('queued', 'failed')",
  'create index lead_replies_address on lead_replies (lower(address))',
  // Without references: a row outlives its message and its reply until its file is deleted.
  `create table lead_attachments (
    id text primary key,
    message_id text not null,
    reply_id text,
    name text not null,
    type text not null,
    bytes integer not null,
    created_at text not null
  )`,
  'create index lead_attachments_message_id on lead_attachments (message_id)',
  'create index lead_attachments_reply_id on lead_attachments (reply_id)',
  `create table saved_replies (
    id text primary key,
    name text not null,
    text text not null,
    created_at text not null,
    updated_at text not null
  )`,
  `create table reply_signatures (
    user_id text primary key references "user" (id) on delete cascade,
    text text not null,
    updated_at text not null
  )`,
];

/**
 * Daily sums of leads, and the days whose leads have changed since they were summed. Triggers record those
 * days whenever a lead changes; each change is a separate row, so that no write waits for another.
 */
function sums(kind: DatabaseKind): string[] {
  const number = kind === 'sqlite' ? 'integer' : 'bigint';
  return [
    `create table lead_sums (
      day text not null,
      kind text not null,
      name text not null,
      sent ${number} not null,
      answered ${number} not null,
      won ${number} not null,
      value ${number} not null,
      constraint lead_sums_key primary key (kind, day, name)
    )`,
    'create index lead_sums_day on lead_sums (day)',
    'create table lead_sum_changes (id text primary key, day text not null)',
    'create index lead_sum_changes_day on lead_sum_changes (day, id)',
    ...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
  ];
}

const summed = 'created_at, spam, channel, source, answered_at, won, value';

const noteDay = (row: 'new' | 'old', id: string) =>
  `insert into lead_sum_changes (id, day) values (${id}, substr(${row}.created_at, 1, 10));`;

const sqliteTriggers = (
  [
    ['insert', 'new'],
    [`update of ${summed}`, 'new'],
    ['delete', 'old'],
  ] as const
).map(
  ([when, row]) =>
    `create trigger contact_messages_sum_${row}_${when.slice(0, 6)} after ${when} on contact_messages begin
       ${noteDay(row, 'lower(hex(randomblob(16)))')}
     end`,
);

const postgresTriggers = [
  `create or replace function note_lead_day() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       ${noteDay('old', 'gen_random_uuid()::text')}
     else
       ${noteDay('new', 'gen_random_uuid()::text')}
     end if;
     return null;
   end $$`,
  `create trigger contact_messages_sum after insert or delete or update of ${summed}
     on contact_messages for each row execute function note_lead_day()`,
];
