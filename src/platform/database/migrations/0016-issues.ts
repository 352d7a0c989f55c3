import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Issues of the newsletter, who gets each, and which place the database sends its mail from. */
export const issues = (): Migration => ({
  up: (db: Kysely<unknown>) =>
    runStatements(db, [
      `create table newsletter_issues (
        id text primary key,
        version integer not null,
        slug text not null,
        subject text not null,
        preview text not null,
        sender_name text not null,
        content text not null,
        post_id text,
        status text not null,
        audience text not null,
        audience_value text not null,
        per_minute integer not null,
        send_at text,
        started_at text,
        ended_at text,
        paused_for text,
        pause_detail text,
        filled_to text,
        is_filled integer not null default 0,
        paced_to text,
        html text,
        body_text text,
        in_archive integer not null default 1,
        created_at text not null,
        updated_at text not null,
        updated_by text,
        constraint newsletter_issues_slug unique (slug)
      )`,
      'create index newsletter_issues_status on newsletter_issues (status, send_at)',
      'create index newsletter_issues_newest on newsletter_issues (created_at desc, id desc)',
      `create table issue_recipients (
        id text primary key,
        issue_id text not null references newsletter_issues (id) on delete cascade,
        email text not null,
        email_key text not null,
        status text not null,
        attempts integer not null default 0,
        leased_by text,
        leased_until text,
        settled_at text,
        reason text,
        constraint issue_recipients_once unique (issue_id, email_key)
      )`,
      'create index issue_recipients_next on issue_recipients (issue_id, status, attempts, id)',
      `create index issue_recipients_leased on issue_recipients (leased_until) where leased_until is not null`,
      'create index issue_recipients_address on issue_recipients (email_key)',
      `create table soft_bounces (
        id text primary key,
        hash text not null,
        created_at text not null
      )`,
      'create index soft_bounces_hash on soft_bounces (hash, created_at)',
      'create index soft_bounces_age on soft_bounces (created_at)',
      `create table mail_place (
        id text primary key,
        place text,
        held_since text,
        held_for text,
        state_of text
      )`,
    ]),
});
