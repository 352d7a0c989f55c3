-- The tables of the version before the migrations 0001 to 0005, as sqlite3's .schema prints them.
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "user" ("id" text primary key, "name" text not null, "email" text not null unique, "emailVerified" integer not null, "image" text, "createdAt" text not null, "updatedAt" text not null, "twoFactorEnabled" integer);
CREATE TABLE "session" ("id" text primary key, "expiresAt" text not null, "token" text not null unique, "createdAt" text not null, "updatedAt" text not null, "ipAddress" text, "userAgent" text, "userId" text not null references "user" ("id") on delete cascade, "confirmedAt" text);
CREATE INDEX "session_user" on "session" ("userId");
CREATE TABLE "account" ("id" text primary key, "accountId" text not null, "providerId" text not null, "userId" text not null references "user" ("id") on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" text, "refreshTokenExpiresAt" text, "scope" text, "password" text, "createdAt" text not null, "updatedAt" text not null);
CREATE INDEX "account_user" on "account" ("userId");
CREATE TABLE "verification" ("id" text primary key, "identifier" text not null, "value" text not null, "expiresAt" text not null, "createdAt" text not null, "updatedAt" text not null);
CREATE INDEX "verification_identifier" on "verification" ("identifier");
CREATE TABLE "user_roles" ("user_id" text not null references "user" ("id") on delete cascade, "role" text not null, constraint "user_roles_pk" primary key ("user_id", "role"));
CREATE TABLE "api_keys" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "name" text not null, "key_prefix" text not null, "key_hash" text not null unique, "revoked" integer default 0 not null, "expires_at" text, "created_at" text not null, "last_used_at" text);
CREATE TABLE "blogs" ("id" text primary key, "title" text not null, "slug" text not null unique, "excerpt" text not null, "content" text not null, "image_url" text, "published" integer default 0 not null, "search_text" text not null, "created_at" text not null, "updated_at" text not null, "author_id" text references "user" ("id") on delete set null, "version" integer default 1 not null, "draft" text, "author" text, "updated_by" text, "image_alt" text default '' not null);
CREATE INDEX "blogs_newest_all" on "blogs" ("created_at" desc, "id" desc);
CREATE TABLE "blog_slug_history" ("slug" text primary key, "blog_id" text not null references "blogs" ("id") on delete cascade);
CREATE TABLE "site_settings" ("key" text primary key, "value" text not null);
CREATE TABLE "contact_messages" ("id" text primary key, "name" text not null, "email" text not null, "subject" text not null, "message" text not null, "read" integer default 0 not null, "created_at" text not null, "idempotency_key" text unique, "search_text" text default '' not null, "spam" integer default 0 not null, "spam_reasons" text, "proof_nonce" text, "text_digest" text, "source" text, "quiz_answers" text, "form_tag" text, "due_at" text, "answered_at" text, "channel" text, "status" text default 'new' not null, "assignee_id" text references "user" ("id") on delete set null, "won" integer default 0 not null, "value" integer, "version" integer default 1 not null, "due_mailed" integer default 0 not null, "due_from" text, "due_rule" text, "advertising" integer default 0 not null);
CREATE TABLE "newsletter_subscriptions" ("id" text primary key, "email" text not null, "email_key" text not null unique, "created_at" text not null, "idempotency_key" text, "spam" integer default 0 not null, "spam_reasons" text, "source" text, "channel" text);
CREATE TABLE "mail_outbox" ("id" text primary key, "recipient" text not null, "subject" text not null, "text" text not null, "reply_to" text, "created_at" text not null, "attempts" integer default 0 not null, "next_attempt_at" text not null, "claimed_until" text, "sent_at" text, "failed_at" text, "last_error" text, "sealed_link" text, "link_expires_at" text, "thread_ids" text, "attachments" text, "to_file" integer default 0 not null, "is_automatic" integer default 0 not null);
CREATE INDEX mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and failed_at is null;
CREATE TABLE "site_state" ("id" integer primary key, "content_version" integer not null);
CREATE TABLE "request_limits" ("key" text primary key, "count" integer not null, "window_end" text not null);
CREATE INDEX "request_limits_window_end" on "request_limits" ("window_end");
CREATE TABLE "twoFactor" ("id" text primary key, "secret" text not null, "backupCodes" text not null, "userId" text not null unique references "user" ("id") on delete cascade, "verified" integer, "failedVerificationCount" integer default 0, "lockedUntil" text);
CREATE TABLE "passkey" ("id" text primary key, "name" text, "publicKey" text not null, "userId" text not null references "user" ("id") on delete cascade, "credentialID" text not null unique, "counter" double precision not null, "deviceType" text not null, "backedUp" integer not null, "transports" text, "createdAt" text, "aaguid" text);
CREATE INDEX "passkey_user" on "passkey" ("userId");
CREATE INDEX "contact_messages_newest" on "contact_messages" ("spam", "created_at" desc, "id" desc);
CREATE INDEX "newsletter_subscriptions_newest" on "newsletter_subscriptions" ("spam", "created_at" desc, "id" desc);
CREATE INDEX "contact_messages_read" on "contact_messages" ("spam", "read");
CREATE TABLE blogs_search_order (position integer primary key, id text not null unique);
CREATE VIRTUAL TABLE blogs_search using fts5(text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
CREATE TRIGGER blogs_search_delete after delete on blogs begin
       delete from blogs_search where rowid = (select position from blogs_search_order where id = old.id);
       delete from blogs_search_order where id = old.id;
     end;
CREATE TABLE contact_messages_search_order (position integer primary key, id text not null unique);
CREATE VIRTUAL TABLE contact_messages_search using fts5(text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
CREATE TRIGGER contact_messages_search_delete after delete on contact_messages begin
       delete from contact_messages_search where rowid = (select position from contact_messages_search_order where id = old.id);
       delete from contact_messages_search_order where id = old.id;
     end;
CREATE INDEX mail_outbox_link on mail_outbox (link_expires_at) where link_expires_at is not null;
CREATE TABLE "idempotency_keys" ("id" text primary key, "fingerprint" text not null, "made_id" text not null, "created_at" text not null);
CREATE INDEX "idempotency_keys_created_at" on "idempotency_keys" ("created_at");
CREATE INDEX blogs_newest on blogs (published, created_at desc, id desc, slug, updated_at);
CREATE INDEX mail_outbox_recipient on mail_outbox (lower(recipient));
CREATE INDEX mail_outbox_reply_to on mail_outbox (lower(reply_to));
CREATE INDEX mail_outbox_unsent on mail_outbox (created_at desc, id desc) where sent_at is null;
CREATE INDEX mail_outbox_sent on mail_outbox (sent_at) where sent_at is not null;
CREATE INDEX mail_outbox_failed on mail_outbox (failed_at) where failed_at is not null;
CREATE TRIGGER blogs_search_insert after insert on blogs begin
       insert into blogs_search_order (position, id) select coalesce(max(position) + 1, ((unixepoch(new.created_at) * 1000 + cast(substr(new.created_at, 21, 3) as integer)) << 20)), new.id
         from blogs_search_order where position between ((unixepoch(new.created_at) * 1000 + cast(substr(new.created_at, 21, 3) as integer)) << 20) and ((unixepoch(new.created_at) * 1000 + cast(substr(new.created_at, 21, 3) as integer)) << 20) + 1048575;
       insert into blogs_search (rowid, text)
    select position, new.search_text || char(10, 10) from blogs_search_order where id = new.id;
     end;
CREATE TRIGGER blogs_search_update after update of search_text on blogs
     when old.search_text <> new.search_text begin
       delete from blogs_search where rowid = (select position from blogs_search_order where id = old.id);
       insert into blogs_search (rowid, text)
    select position, new.search_text || char(10, 10) from blogs_search_order where id = new.id;
     end;
CREATE VIRTUAL TABLE blogs_search_terms using fts5vocab(blogs_search, row);
CREATE TRIGGER contact_messages_search_insert after insert on contact_messages begin
       insert into contact_messages_search_order (position, id) select coalesce(max(position) + 1, ((unixepoch(new.created_at) * 1000 + cast(substr(new.created_at, 21, 3) as integer)) << 20)), new.id
         from contact_messages_search_order where position between ((unixepoch(new.created_at) * 1000 + cast(substr(new.created_at, 21, 3) as integer)) << 20) and ((unixepoch(new.created_at) * 1000 + cast(substr(new.created_at, 21, 3) as integer)) << 20) + 1048575;
       insert into contact_messages_search (rowid, text)
    select position, new.search_text || char(10, 10) from contact_messages_search_order where id = new.id;
     end;
CREATE TRIGGER contact_messages_search_update after update of search_text on contact_messages
     when old.search_text <> new.search_text begin
       delete from contact_messages_search where rowid = (select position from contact_messages_search_order where id = old.id);
       insert into contact_messages_search (rowid, text)
    select position, new.search_text || char(10, 10) from contact_messages_search_order where id = new.id;
     end;
CREATE VIRTUAL TABLE contact_messages_search_terms using fts5vocab(contact_messages_search, row);
CREATE TABLE "content_documents" ("id" text primary key, "collection" text not null, "slug" text not null, "default_slug" text, "title" text not null, "position" double precision, "data" text, "draft" text, "version" integer not null, "was_published" integer not null, "created_at" text not null, "updated_at" text not null, "updated_by" text, "deleted_at" text);
CREATE UNIQUE INDEX "content_documents_slug" on "content_documents" ("collection", "slug") where "deleted_at" is null;
CREATE UNIQUE INDEX "content_documents_default" on "content_documents" ("collection", "default_slug") where "default_slug" is not null;
CREATE TABLE "content_versions" ("document_id" text not null references "content_documents" ("id") on delete cascade, "version" integer not null, "action" text not null, "slug" text not null, "data" text not null, "created_at" text not null, "author_id" text, "digests" text, constraint "content_versions_key" primary key ("document_id", "version"));
CREATE INDEX "content_versions_created_at" on "content_versions" ("created_at");
CREATE TABLE "content_addresses" ("collection" text not null, "slug" text not null, "document_id" text not null references "content_documents" ("id") on delete cascade, constraint "content_addresses_key" primary key ("collection", "slug"));
CREATE TABLE "content_presence" ("document" text not null, "user_id" text not null, "seen_at" text not null, constraint "content_presence_key" primary key ("document", "user_id"));
CREATE TABLE "preview_links" ("id" text primary key, "token_hash" text not null unique, "path" text not null, "created_by" text, "created_at" text not null, "expires_at" text not null, "api_key_id" text);
CREATE TABLE newsletter_subscriptions_search_order (position integer primary key, id text not null unique);
CREATE VIRTUAL TABLE newsletter_subscriptions_search using fts5(text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
CREATE TRIGGER newsletter_subscriptions_search_insert after insert on newsletter_subscriptions begin
       insert into newsletter_subscriptions_search_order (position, id) select coalesce(max(position) + 1, ((unixepoch(new.created_at) * 1000 + cast(substr(new.created_at, 21, 3) as integer)) << 20)), new.id
         from newsletter_subscriptions_search_order where position between ((unixepoch(new.created_at) * 1000 + cast(substr(new.created_at, 21, 3) as integer)) << 20) and ((unixepoch(new.created_at) * 1000 + cast(substr(new.created_at, 21, 3) as integer)) << 20) + 1048575;
       insert into newsletter_subscriptions_search (rowid, text)
    select position, new.email_key || char(10, 10) from newsletter_subscriptions_search_order where id = new.id;
     end;
CREATE TRIGGER newsletter_subscriptions_search_update after update of email_key on newsletter_subscriptions
     when old.email_key <> new.email_key begin delete from newsletter_subscriptions_search where rowid = (select position from newsletter_subscriptions_search_order where id = old.id); insert into newsletter_subscriptions_search (rowid, text)
    select position, new.email_key || char(10, 10) from newsletter_subscriptions_search_order where id = new.id; end;
CREATE TRIGGER newsletter_subscriptions_search_delete after delete on newsletter_subscriptions begin
       delete from newsletter_subscriptions_search where rowid = (select position from newsletter_subscriptions_search_order where id = old.id);
       delete from newsletter_subscriptions_search_order where id = old.id;
     end;
CREATE VIRTUAL TABLE newsletter_subscriptions_search_terms using fts5vocab(newsletter_subscriptions_search, row);
CREATE TABLE "blog_versions" ("document_id" text not null, "version" integer not null, "action" text not null, "slug" text not null, "data" text not null, "digests" text, "created_at" text not null, "author_id" text, constraint "blog_versions_key" primary key ("document_id", "version"));
CREATE INDEX "blog_versions_created_at" on "blog_versions" ("created_at");
CREATE TABLE "deleted_blogs" ("id" text primary key, "title" text not null, "slug" text not null, "excerpt" text not null, "content" text not null, "image_url" text, "published" integer not null, "search_text" text not null, "created_at" text not null, "updated_at" text not null, "author_id" text references "user" ("id") on delete set null, "version" integer not null, "draft" text, "author" text, "updated_by" text, "deleted_at" text not null, "image_alt" text default '' not null);
CREATE INDEX "deleted_blogs_deleted_at" on "deleted_blogs" ("deleted_at");
CREATE TABLE "deleted_blog_addresses" ("slug" text not null, "blog_id" text not null, constraint "deleted_blog_addresses_key" primary key ("slug", "blog_id"));
CREATE TABLE "lead_notes" ("id" text primary key, "message_id" text not null references "contact_messages" ("id") on delete cascade, "text" text not null, "author_id" text, "author_name" text, "created_at" text not null);
CREATE INDEX "lead_notes_newest" on "lead_notes" ("message_id", "created_at" desc, "id" desc);
CREATE TABLE "lead_events" ("id" text primary key, "message_id" text not null references "contact_messages" ("id") on delete cascade, "kind" text not null, "data" text not null, "author_id" text, "author_name" text, "created_at" text not null);
CREATE INDEX "lead_events_newest" on "lead_events" ("message_id", "created_at" desc, "id" desc);
CREATE INDEX contact_messages_answered on contact_messages (answered_at) where answered_at is not null;
CREATE TABLE "insight_sums" ("day" text not null, "kind" text not null, "name" text not null, "views" integer default 0 not null, "visits" integer default 0 not null, "onward" integer default 0 not null, "seen" integer default 0 not null, "begun" integer default 0 not null, "bots" integer default 0 not null, constraint "insight_sums_key" primary key ("kind", "day", "name"));
CREATE INDEX "insight_sums_day" on "insight_sums" ("day");
CREATE TABLE "insight_visits" ("id" text primary key, "day" text not null, "started_at" text not null, "landing" text not null, "host" text, "channel" text not null, "campaign" text, "device" text not null, "views" integer not null, "pages" text not null, "begun" text default '' not null);
CREATE INDEX "insight_visits_day" on "insight_visits" ("day");
CREATE TABLE "insight_salts" ("day" text primary key, "salt" text not null);
CREATE TABLE "insight_texts" ("kind" text not null, "text" text not null, "count" integer not null, "last_at" text not null, constraint "insight_texts_key" primary key ("kind", "text"));
CREATE INDEX "insight_texts_last_at" on "insight_texts" ("last_at");
CREATE TABLE "lead_replies" ("id" text primary key, "message_id" text not null references "contact_messages" ("id") on delete cascade, "kind" text not null, "state" text not null, "failure" text, "author_id" text, "author_name" text, "address" text not null, "subject" text not null, "text" text not null, "html" text, "mail_id" text, "created_at" text not null, "sent_at" text, "failed_verification" integer default 0 not null, "signature_length" integer default 0 not null);
CREATE INDEX "lead_replies_message" on "lead_replies" ("message_id", "created_at", "id");
CREATE UNIQUE INDEX "lead_replies_mail" on "lead_replies" ("mail_id", "message_id");
CREATE INDEX "lead_replies_unsettled" on "lead_replies" ("state") where "state" in ('queued', 'failed');
CREATE INDEX "lead_replies_address" on "lead_replies" (lower(address));
CREATE TABLE "lead_attachments" ("id" text primary key, "message_id" text not null, "reply_id" text, "name" text not null, "type" text not null, "bytes" integer not null, "created_at" text not null);
CREATE INDEX "lead_attachments_message_id" on "lead_attachments" ("message_id");
CREATE INDEX "lead_attachments_reply_id" on "lead_attachments" ("reply_id");
CREATE TABLE "saved_replies" ("id" text primary key, "name" text not null, "text" text not null, "created_at" text not null, "updated_at" text not null);
CREATE TABLE "reply_signatures" ("user_id" text primary key references "user" ("id") on delete cascade, "text" text not null, "updated_at" text not null);
CREATE TABLE "mailbox_reads" ("mailbox" text primary key, "uid_validity" text, "last_uid" integer not null, "claimed_by" text, "claimed_until" text, "read_at" text, "failing_since" text, "last_error" text);
CREATE INDEX "content_documents_state" on "content_documents" ("id", "version", "position");
CREATE INDEX contact_messages_domain on contact_messages
             ((substr(lower(email), instr(email, '@') + 1)), created_at desc, id desc) where spam = 0;
CREATE TABLE "canary" ("id" text primary key, "is_on" integer not null, "recipient" text not null, "due_at" text not null, "passed_at" text, "failures" integer default 0 not null, "failing_since" text, "last_error" text, "mailed" integer default 0 not null);
CREATE INDEX contact_messages_due_mail on contact_messages (spam, due_at) where due_at is not null and due_mailed < 2 and spam = 0;
CREATE INDEX contact_messages_terms on contact_messages (id) where due_from is not null and status in ('new', 'open');
CREATE INDEX contact_messages_sender on contact_messages (lower(email), spam, created_at desc, id desc);
CREATE TABLE "desk_states" ("id" text primary key, "value" text not null);
CREATE TABLE "lead_sums" ("day" text not null, "kind" text not null, "name" text not null, "sent" integer not null, "answered" integer not null, "won" integer not null, "value" integer not null, constraint "lead_sums_key" primary key ("kind", "day", "name"));
CREATE INDEX "lead_sums_day" on "lead_sums" ("day");
CREATE TABLE "lead_sum_changes" ("id" text primary key, "day" text not null);
CREATE INDEX "lead_sum_changes_day" on "lead_sum_changes" ("day", "id");
CREATE TRIGGER contact_messages_sum_new_insert after insert on contact_messages begin
     insert into lead_sum_changes (id, day) values (lower(hex(randomblob(16))), substr(new.created_at, 1, 10));
   end;
CREATE TRIGGER contact_messages_sum_new_update after update of created_at, spam, channel, source, answered_at, won, value on contact_messages begin
     insert into lead_sum_changes (id, day) values (lower(hex(randomblob(16))), substr(new.created_at, 1, 10));
   end;
CREATE TRIGGER contact_messages_sum_old_delete after delete on contact_messages begin
     insert into lead_sum_changes (id, day) values (lower(hex(randomblob(16))), substr(old.created_at, 1, 10));
   end;
CREATE TABLE "content_heads" ("document_id" text primary key references "content_documents" ("id") on delete cascade, "version" integer not null, "schema" text not null, "data" text, "draft" text);
CREATE INDEX contact_messages_status on contact_messages (spam, status, created_at desc, id desc, assignee_id, channel, due_at);
CREATE INDEX contact_messages_assignee on contact_messages (spam, assignee_id, created_at desc, id desc, status, channel, due_at) where assignee_id is not null;
CREATE INDEX contact_messages_unassigned on contact_messages ((case when assignee_id is null then 1 else 0 end), spam, created_at desc, id desc, assignee_id, status, channel, due_at)
           where assignee_id is null;
CREATE INDEX contact_messages_channel on contact_messages (spam, channel, created_at desc, id desc, status, assignee_id, due_at) where channel is not null;
CREATE INDEX contact_messages_due on contact_messages ((case when due_at is null then 0 else 1 end), spam, created_at desc, id desc, due_at, status, assignee_id, channel)
           where due_at is not null;
CREATE TABLE message_sketches (
           message_id text not null references contact_messages (id) on delete cascade,
           hash integer not null,
           created_at text not null,
           rest text,
           others text,
           primary key (hash, created_at, message_id)
         ) without rowid;
CREATE INDEX message_sketches_message on message_sketches (message_id);
CREATE INDEX message_sketches_created_at on message_sketches (created_at);
CREATE TABLE "message_bands" ("message_id" text primary key references "contact_messages" ("id") on delete cascade, "sketch" text not null, "band_0" integer not null, "band_1" integer not null, "band_2" integer not null, "band_3" integer not null, "band_4" integer not null, "created_at" text not null);
CREATE INDEX "message_bands_band_0" on "message_bands" ("band_0", "created_at");
CREATE INDEX "message_bands_band_1" on "message_bands" ("band_1", "created_at");
CREATE INDEX "message_bands_band_2" on "message_bands" ("band_2", "created_at");
CREATE INDEX "message_bands_band_3" on "message_bands" ("band_3", "created_at");
CREATE INDEX "message_bands_band_4" on "message_bands" ("band_4", "created_at");
CREATE INDEX "message_bands_created_at" on "message_bands" ("created_at");
CREATE INDEX contact_messages_advertising
        on contact_messages (advertising, spam, created_at desc, id desc) where advertising = 1;
insert into kysely_migration (name, timestamp) values
  ('0001-first-tables', '2026-11-01T00:00:00.000Z'),
  ('0002-limits-and-search', '2026-11-01T00:00:00.000Z'),
  ('0003-second-factors', '2026-11-01T00:00:00.000Z'),
  ('0005-spam', '2026-11-01T00:00:00.000Z'),
  ('0006-text-search', '2026-11-01T00:00:00.000Z'),
  ('0007-secrets', '2026-11-01T00:00:00.000Z'),
  ('0008-idempotency-keys', '2026-11-01T00:00:00.000Z'),
  ('0009-post-versions', '2026-11-01T00:00:00.000Z'),
  ('0010-indexed-reads', '2026-11-01T00:00:00.000Z'),
  ('0013-message-sketches', '2026-11-01T00:00:00.000Z'),
  ('0015-content', '2026-11-01T00:00:00.000Z'),
  ('0016-newsletter-search', '2026-11-01T00:00:00.000Z'),
  ('0017-message-source', '2026-11-01T00:00:00.000Z'),
  ('0018-post-drafts', '2026-11-01T00:00:00.000Z'),
  ('0019-message-quiz-answers', '2026-11-01T00:00:00.000Z'),
  ('0020-compact-sketches', '2026-11-01T00:00:00.000Z'),
  ('0021-lead-desk', '2026-11-01T00:00:00.000Z'),
  ('0022-insights', '2026-11-01T00:00:00.000Z'),
  ('0025-lead-replies', '2026-11-01T00:00:00.000Z'),
  ('0026-mailbox-reads', '2026-11-01T00:00:00.000Z'),
  ('0027-document-states', '2026-11-01T00:00:00.000Z'),
  ('0030-lead-domains', '2026-11-01T00:00:00.000Z'),
  ('0031-canary', '2026-11-01T00:00:00.000Z'),
  ('0032-answer-terms', '2026-11-01T00:00:00.000Z'),
  ('0033-desk-mails', '2026-11-01T00:00:00.000Z'),
  ('0034-lead-sums', '2026-11-01T00:00:00.000Z'),
  ('0035-reply-verification', '2026-11-01T00:00:00.000Z'),
  ('0036-document-heads', '2026-11-01T00:00:00.000Z'),
  ('0039-lead-filters', '2026-11-01T00:00:00.000Z'),
  ('0040-sought-hashes', '2026-11-01T00:00:00.000Z'),
  ('0041-sketches-by-hash', '2026-11-01T00:00:00.000Z'),
  ('0042-reply-signatures', '2026-11-01T00:00:00.000Z'),
  ('0043-message-bands', '2026-11-01T00:00:00.000Z'),
  ('0044-mail-states', '2026-11-01T00:00:00.000Z'),
  ('0045-composed-text', '2026-11-01T00:00:00.000Z'),
  ('0046-account-uses', '2026-11-01T00:00:00.000Z'),
  ('0047-preview-link-keys', '2026-11-01T00:00:00.000Z'),
  ('0049-picture-texts', '2026-11-01T00:00:00.000Z'),
  ('0050-begun-forms', '2026-11-01T00:00:00.000Z'),
  ('0053-advertising-mark', '2026-11-01T00:00:00.000Z');
insert into site_state (id, content_version) values (1, 1);
