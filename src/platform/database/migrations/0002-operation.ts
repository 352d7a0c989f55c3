import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Settings, the version of what visitors see, limits, repeated requests, mail to send and the mailbox that is read. */
export function operation(): Migration {
  return {
    up: (db: Kysely<unknown>) =>
      runStatements(db, [
        'create table site_settings (key text primary key, value text not null)',
        'create table site_state (id integer primary key, content_version integer not null)',
        'insert into site_state (id, content_version) values (1, 1)',
        'create table request_limits (key text primary key, count integer not null, window_end text not null)',
        'create index request_limits_window_end on request_limits (window_end)',
        `create table idempotency_keys (
          id text primary key,
          fingerprint text not null,
          made_id text not null,
          created_at text not null
        )`,
        'create index idempotency_keys_created_at on idempotency_keys (created_at)',
        `create table mail_outbox (
          id text primary key,
          recipient text not null,
          subject text not null,
          text text not null,
          reply_to text,
          created_at text not null,
          attempts integer not null default 0,
          next_attempt_at text not null,
          claimed_until text,
          sent_at text,
          failed_at text,
          last_error text,
          sealed_link text,
          link_expires_at text,
          thread_ids text,
          attachments text,
          to_file integer not null default 0,
          is_automatic integer not null default 0
        )`,
        // Only mail still to be sent: the sweep stays quick no matter how much was sent before.
        'create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and failed_at is null',
        'create index mail_outbox_unsent on mail_outbox (created_at desc, id desc) where sent_at is null',
        'create index mail_outbox_sent on mail_outbox (sent_at) where sent_at is not null',
        'create index mail_outbox_failed on mail_outbox (failed_at) where failed_at is not null',
        'create index mail_outbox_link on mail_outbox (link_expires_at) where link_expires_at is not null',
        'create index mail_outbox_recipient on mail_outbox (lower(recipient))',
        'create index mail_outbox_reply_to on mail_outbox (lower(reply_to))',
        `create table mailbox_reads (
          mailbox text primary key,
          uid_validity text,
          last_uid integer not null,
          claimed_by text,
          claimed_until text,
          read_at text,
          failing_since text,
          last_error text
        )`,
      ]),
  };
}
