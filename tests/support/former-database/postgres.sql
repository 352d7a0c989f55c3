-- The tables of the version before the migrations 0001 to 0005, as pg_dump --schema-only writes them.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.note_lead_day() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     begin
       if tg_op = 'DELETE' then
         insert into lead_sum_changes (id, day) values (gen_random_uuid()::text, substr(old.created_at, 1, 10));
       else
         insert into lead_sum_changes (id, day) values (gen_random_uuid()::text, substr(new.created_at, 1, 10));
       end if;
       return null;
     end $$;
CREATE TABLE public.account (
    id text NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    "userId" text NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.api_keys (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    key_prefix text NOT NULL,
    key_hash text NOT NULL,
    revoked integer DEFAULT 0 NOT NULL,
    expires_at text,
    created_at text NOT NULL,
    last_used_at text
);
CREATE TABLE public.blog_slug_history (
    slug text NOT NULL,
    blog_id text NOT NULL
);
CREATE TABLE public.blog_versions (
    document_id text NOT NULL,
    version integer NOT NULL,
    action text NOT NULL,
    slug text NOT NULL,
    data text NOT NULL,
    digests text,
    created_at text NOT NULL,
    author_id text
);
CREATE TABLE public.blogs (
    id text NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    excerpt text NOT NULL,
    content text NOT NULL,
    image_url text,
    published integer DEFAULT 0 NOT NULL,
    search_text text NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    author_id text,
    version integer DEFAULT 1 NOT NULL,
    draft text,
    author text,
    updated_by text,
    image_alt text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.canary (
    id text NOT NULL,
    is_on integer NOT NULL,
    recipient text NOT NULL,
    due_at text NOT NULL,
    passed_at text,
    failures integer DEFAULT 0 NOT NULL,
    failing_since text,
    last_error text,
    mailed integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.contact_messages (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    read integer DEFAULT 0 NOT NULL,
    created_at text NOT NULL,
    idempotency_key text,
    search_text text DEFAULT ''::text NOT NULL,
    spam integer DEFAULT 0 NOT NULL,
    spam_reasons text,
    proof_nonce text,
    text_digest text,
    source text,
    quiz_answers text,
    form_tag text,
    due_at text,
    answered_at text,
    channel text,
    status text DEFAULT 'new'::text NOT NULL,
    assignee_id text,
    won integer DEFAULT 0 NOT NULL,
    value integer,
    version integer DEFAULT 1 NOT NULL,
    due_mailed integer DEFAULT 0 NOT NULL,
    due_from text,
    due_rule text,
    advertising integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.content_addresses (
    collection text NOT NULL,
    slug text NOT NULL,
    document_id text NOT NULL
);
CREATE TABLE public.content_documents (
    id text NOT NULL,
    collection text NOT NULL,
    slug text NOT NULL,
    default_slug text,
    title text NOT NULL,
    "position" double precision,
    data text,
    draft text,
    version integer NOT NULL,
    was_published integer NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    updated_by text,
    deleted_at text
);
CREATE TABLE public.content_heads (
    document_id text NOT NULL,
    version integer NOT NULL,
    schema text NOT NULL,
    data text,
    draft text
);
CREATE TABLE public.content_presence (
    document text NOT NULL,
    user_id text NOT NULL,
    seen_at text NOT NULL
);
CREATE TABLE public.content_versions (
    document_id text NOT NULL,
    version integer NOT NULL,
    action text NOT NULL,
    slug text NOT NULL,
    data text NOT NULL,
    created_at text NOT NULL,
    author_id text,
    digests text
);
CREATE TABLE public.deleted_blog_addresses (
    slug text NOT NULL,
    blog_id text NOT NULL
);
CREATE TABLE public.deleted_blogs (
    id text NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    excerpt text NOT NULL,
    content text NOT NULL,
    image_url text,
    published integer NOT NULL,
    search_text text NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    author_id text,
    version integer NOT NULL,
    draft text,
    author text,
    updated_by text,
    deleted_at text NOT NULL,
    image_alt text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.desk_states (
    id text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.idempotency_keys (
    id text NOT NULL,
    fingerprint text NOT NULL,
    made_id text NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.insight_salts (
    day text NOT NULL,
    salt text NOT NULL
);
CREATE TABLE public.insight_sums (
    day text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    visits integer DEFAULT 0 NOT NULL,
    onward integer DEFAULT 0 NOT NULL,
    seen integer DEFAULT 0 NOT NULL,
    begun integer DEFAULT 0 NOT NULL,
    bots integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.insight_texts (
    kind text NOT NULL,
    text text NOT NULL,
    count integer NOT NULL,
    last_at text NOT NULL
);
CREATE TABLE public.insight_visits (
    id text NOT NULL,
    day text NOT NULL,
    started_at text NOT NULL,
    landing text NOT NULL,
    host text,
    channel text NOT NULL,
    campaign text,
    device text NOT NULL,
    views integer NOT NULL,
    pages text NOT NULL,
    begun text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.lead_attachments (
    id text NOT NULL,
    message_id text NOT NULL,
    reply_id text,
    name text NOT NULL,
    type text NOT NULL,
    bytes integer NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.lead_events (
    id text NOT NULL,
    message_id text NOT NULL,
    kind text NOT NULL,
    data text NOT NULL,
    author_id text,
    author_name text,
    created_at text NOT NULL
);
CREATE TABLE public.lead_notes (
    id text NOT NULL,
    message_id text NOT NULL,
    text text NOT NULL,
    author_id text,
    author_name text,
    created_at text NOT NULL
);
CREATE TABLE public.lead_replies (
    id text NOT NULL,
    message_id text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    failure text,
    author_id text,
    author_name text,
    address text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text,
    mail_id text,
    created_at text NOT NULL,
    sent_at text,
    failed_verification integer DEFAULT 0 NOT NULL,
    signature_length integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.lead_sum_changes (
    id text NOT NULL,
    day text NOT NULL
);
CREATE TABLE public.lead_sums (
    day text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    sent bigint NOT NULL,
    answered bigint NOT NULL,
    won bigint NOT NULL,
    value bigint NOT NULL
);
CREATE TABLE public.mail_outbox (
    id text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    reply_to text,
    created_at text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at text NOT NULL,
    claimed_until text,
    sent_at text,
    failed_at text,
    last_error text,
    sealed_link text,
    link_expires_at text,
    thread_ids text,
    attachments text,
    to_file integer DEFAULT 0 NOT NULL,
    is_automatic integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.mailbox_reads (
    mailbox text NOT NULL,
    uid_validity text,
    last_uid integer NOT NULL,
    claimed_by text,
    claimed_until text,
    read_at text,
    failing_since text,
    last_error text
);
CREATE TABLE public.message_bands (
    message_id text NOT NULL,
    sketch text NOT NULL,
    band_0 integer NOT NULL,
    band_1 integer NOT NULL,
    band_2 integer NOT NULL,
    band_3 integer NOT NULL,
    band_4 integer NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.message_sketches (
    message_id text NOT NULL,
    hash integer NOT NULL,
    created_at text NOT NULL,
    rest text,
    others text
);
CREATE TABLE public.newsletter_subscriptions (
    id text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    created_at text NOT NULL,
    idempotency_key text,
    spam integer DEFAULT 0 NOT NULL,
    spam_reasons text,
    source text,
    channel text
);
CREATE TABLE public.passkey (
    id text NOT NULL,
    name text,
    "publicKey" text NOT NULL,
    "userId" text NOT NULL,
    "credentialID" text NOT NULL,
    counter double precision NOT NULL,
    "deviceType" text NOT NULL,
    "backedUp" boolean NOT NULL,
    transports text,
    "createdAt" timestamp with time zone,
    aaguid text
);
CREATE TABLE public.preview_links (
    id text NOT NULL,
    token_hash text NOT NULL,
    path text NOT NULL,
    created_by text,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    api_key_id text
);
CREATE TABLE public.reply_signatures (
    user_id text NOT NULL,
    text text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.request_limits (
    key text NOT NULL,
    count integer NOT NULL,
    window_end text NOT NULL
);
CREATE TABLE public.saved_replies (
    id text NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.session (
    id text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    token text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text,
    "userId" text NOT NULL,
    "confirmedAt" timestamp with time zone
);
CREATE TABLE public.site_settings (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.site_state (
    id integer NOT NULL,
    content_version integer NOT NULL
);
CREATE TABLE public."twoFactor" (
    id text NOT NULL,
    secret text NOT NULL,
    "backupCodes" text NOT NULL,
    "userId" text NOT NULL,
    verified boolean,
    "failedVerificationCount" integer DEFAULT 0,
    "lockedUntil" timestamp with time zone
);
CREATE TABLE public."user" (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "twoFactorEnabled" boolean
);
CREATE TABLE public.user_roles (
    user_id text NOT NULL,
    role text NOT NULL
);
CREATE TABLE public.verification (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_key_hash_key UNIQUE (key_hash);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blog_slug_history
    ADD CONSTRAINT blog_slug_history_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.blog_versions
    ADD CONSTRAINT blog_versions_key PRIMARY KEY (document_id, version);
ALTER TABLE ONLY public.blogs
    ADD CONSTRAINT blogs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blogs
    ADD CONSTRAINT blogs_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.canary
    ADD CONSTRAINT canary_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_idempotency_key_key UNIQUE (idempotency_key);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_addresses
    ADD CONSTRAINT content_addresses_key PRIMARY KEY (collection, slug);
ALTER TABLE ONLY public.content_documents
    ADD CONSTRAINT content_documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_heads
    ADD CONSTRAINT content_heads_pkey PRIMARY KEY (document_id);
ALTER TABLE ONLY public.content_presence
    ADD CONSTRAINT content_presence_key PRIMARY KEY (document, user_id);
ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_key PRIMARY KEY (document_id, version);
ALTER TABLE ONLY public.deleted_blog_addresses
    ADD CONSTRAINT deleted_blog_addresses_key PRIMARY KEY (slug, blog_id);
ALTER TABLE ONLY public.deleted_blogs
    ADD CONSTRAINT deleted_blogs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desk_states
    ADD CONSTRAINT desk_states_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.insight_salts
    ADD CONSTRAINT insight_salts_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.insight_sums
    ADD CONSTRAINT insight_sums_key PRIMARY KEY (kind, day, name);
ALTER TABLE ONLY public.insight_texts
    ADD CONSTRAINT insight_texts_key PRIMARY KEY (kind, text);
ALTER TABLE ONLY public.insight_visits
    ADD CONSTRAINT insight_visits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.lead_attachments
    ADD CONSTRAINT lead_attachments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lead_events
    ADD CONSTRAINT lead_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lead_notes
    ADD CONSTRAINT lead_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lead_replies
    ADD CONSTRAINT lead_replies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lead_sum_changes
    ADD CONSTRAINT lead_sum_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lead_sums
    ADD CONSTRAINT lead_sums_key PRIMARY KEY (kind, day, name);
ALTER TABLE ONLY public.mail_outbox
    ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mailbox_reads
    ADD CONSTRAINT mailbox_reads_pkey PRIMARY KEY (mailbox);
ALTER TABLE ONLY public.message_bands
    ADD CONSTRAINT message_bands_pkey PRIMARY KEY (message_id);
ALTER TABLE ONLY public.message_sketches
    ADD CONSTRAINT message_sketches_key PRIMARY KEY (message_id, hash);
ALTER TABLE ONLY public.newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_email_key_key UNIQUE (email_key);
ALTER TABLE ONLY public.newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT "passkey_credentialID_key" UNIQUE ("credentialID");
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.preview_links
    ADD CONSTRAINT preview_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.preview_links
    ADD CONSTRAINT preview_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.reply_signatures
    ADD CONSTRAINT reply_signatures_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.request_limits
    ADD CONSTRAINT request_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.saved_replies
    ADD CONSTRAINT saved_replies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_key UNIQUE (token);
ALTER TABLE ONLY public.site_settings
    ADD CONSTRAINT site_settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.site_state
    ADD CONSTRAINT site_state_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."twoFactor"
    ADD CONSTRAINT "twoFactor_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."twoFactor"
    ADD CONSTRAINT "twoFactor_userId_key" UNIQUE ("userId");
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_email_key UNIQUE (email);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_pk PRIMARY KEY (user_id, role);
ALTER TABLE ONLY public.verification
    ADD CONSTRAINT verification_pkey PRIMARY KEY (id);
CREATE INDEX account_user ON public.account USING btree ("userId");
CREATE INDEX blog_versions_created_at ON public.blog_versions USING btree (created_at);
CREATE INDEX blogs_newest ON public.blogs USING btree (published, created_at DESC, id DESC, slug, updated_at);
CREATE INDEX blogs_newest_all ON public.blogs USING btree (created_at DESC, id DESC);
CREATE INDEX blogs_search ON public.blogs USING gin (search_text public.gin_trgm_ops);
CREATE INDEX contact_messages_advertising ON public.contact_messages USING btree (advertising, spam, created_at DESC, id DESC) WHERE (advertising = 1);
CREATE INDEX contact_messages_answered ON public.contact_messages USING btree (answered_at) WHERE (answered_at IS NOT NULL);
CREATE INDEX contact_messages_assignee ON public.contact_messages USING btree (spam, assignee_id, created_at DESC, id DESC, status, channel, due_at) WHERE (assignee_id IS NOT NULL);
CREATE INDEX contact_messages_channel ON public.contact_messages USING btree (spam, channel, created_at DESC, id DESC, status, assignee_id, due_at) WHERE (channel IS NOT NULL);
CREATE INDEX contact_messages_domain ON public.contact_messages USING btree (substr(lower(email), (strpos(email, '@'::text) + 1)), created_at DESC, id DESC) WHERE (spam = 0);
CREATE INDEX contact_messages_due ON public.contact_messages USING btree ((
CASE
    WHEN (due_at IS NULL) THEN 0
    ELSE 1
END), spam, created_at DESC, id DESC, due_at, status, assignee_id, channel) WHERE (due_at IS NOT NULL);
CREATE INDEX contact_messages_due_mail ON public.contact_messages USING btree (spam, due_at) WHERE ((due_at IS NOT NULL) AND (due_mailed < 2) AND (spam = 0));
CREATE INDEX contact_messages_newest ON public.contact_messages USING btree (spam, created_at DESC, id DESC);
CREATE INDEX contact_messages_read ON public.contact_messages USING btree (spam, read);
CREATE INDEX contact_messages_search ON public.contact_messages USING gin (search_text public.gin_trgm_ops);
CREATE INDEX contact_messages_sender ON public.contact_messages USING btree (lower(email), spam, created_at DESC, id DESC);
CREATE INDEX contact_messages_status ON public.contact_messages USING btree (spam, status, created_at DESC, id DESC, assignee_id, channel, due_at);
CREATE INDEX contact_messages_terms ON public.contact_messages USING btree (id) WHERE ((due_from IS NOT NULL) AND (status = ANY (ARRAY['new'::text, 'open'::text])));
CREATE INDEX contact_messages_unassigned ON public.contact_messages USING btree ((
CASE
    WHEN (assignee_id IS NULL) THEN 1
    ELSE 0
END), spam, created_at DESC, id DESC, assignee_id, status, channel, due_at) WHERE (assignee_id IS NULL);
CREATE UNIQUE INDEX content_documents_default ON public.content_documents USING btree (collection, default_slug) WHERE (default_slug IS NOT NULL);
CREATE UNIQUE INDEX content_documents_slug ON public.content_documents USING btree (collection, slug) WHERE (deleted_at IS NULL);
CREATE INDEX content_documents_state ON public.content_documents USING btree (id, version, "position");
CREATE INDEX content_versions_created_at ON public.content_versions USING btree (created_at);
CREATE INDEX deleted_blogs_deleted_at ON public.deleted_blogs USING btree (deleted_at);
CREATE INDEX idempotency_keys_created_at ON public.idempotency_keys USING btree (created_at);
CREATE INDEX insight_sums_day ON public.insight_sums USING btree (day);
CREATE INDEX insight_texts_last_at ON public.insight_texts USING btree (last_at);
CREATE INDEX insight_visits_day ON public.insight_visits USING btree (day);
CREATE INDEX lead_attachments_message_id ON public.lead_attachments USING btree (message_id);
CREATE INDEX lead_attachments_reply_id ON public.lead_attachments USING btree (reply_id);
CREATE INDEX lead_events_newest ON public.lead_events USING btree (message_id, created_at DESC, id DESC);
CREATE INDEX lead_notes_newest ON public.lead_notes USING btree (message_id, created_at DESC, id DESC);
CREATE INDEX lead_replies_address ON public.lead_replies USING btree (lower(address));
CREATE UNIQUE INDEX lead_replies_mail ON public.lead_replies USING btree (mail_id, message_id);
CREATE INDEX lead_replies_message ON public.lead_replies USING btree (message_id, created_at, id);
CREATE INDEX lead_replies_unsettled ON public.lead_replies USING btree (state) WHERE (state = ANY (ARRAY['queued'::text, 'failed'::text]));
CREATE INDEX lead_sum_changes_day ON public.lead_sum_changes USING btree (day, id);
CREATE INDEX lead_sums_day ON public.lead_sums USING btree (day);
CREATE INDEX mail_outbox_due ON public.mail_outbox USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX mail_outbox_failed ON public.mail_outbox USING btree (failed_at) WHERE (failed_at IS NOT NULL);
CREATE INDEX mail_outbox_link ON public.mail_outbox USING btree (link_expires_at) WHERE (link_expires_at IS NOT NULL);
CREATE INDEX mail_outbox_recipient ON public.mail_outbox USING btree (lower(recipient));
CREATE INDEX mail_outbox_reply_to ON public.mail_outbox USING btree (lower(reply_to));
CREATE INDEX mail_outbox_sent ON public.mail_outbox USING btree (sent_at) WHERE (sent_at IS NOT NULL);
CREATE INDEX mail_outbox_unsent ON public.mail_outbox USING btree (created_at DESC, id DESC) WHERE (sent_at IS NULL);
CREATE INDEX message_bands_band_0 ON public.message_bands USING btree (band_0, created_at);
CREATE INDEX message_bands_band_1 ON public.message_bands USING btree (band_1, created_at);
CREATE INDEX message_bands_band_2 ON public.message_bands USING btree (band_2, created_at);
CREATE INDEX message_bands_band_3 ON public.message_bands USING btree (band_3, created_at);
CREATE INDEX message_bands_band_4 ON public.message_bands USING btree (band_4, created_at);
CREATE INDEX message_bands_created_at ON public.message_bands USING btree (created_at);
CREATE INDEX message_sketches_created_at ON public.message_sketches USING btree (created_at);
CREATE INDEX message_sketches_hash ON public.message_sketches USING btree (hash, created_at);
CREATE INDEX newsletter_subscriptions_newest ON public.newsletter_subscriptions USING btree (spam, created_at DESC, id DESC);
CREATE INDEX newsletter_subscriptions_search ON public.newsletter_subscriptions USING gin (email_key public.gin_trgm_ops);
CREATE INDEX passkey_user ON public.passkey USING btree ("userId");
CREATE INDEX request_limits_window_end ON public.request_limits USING btree (window_end);
CREATE INDEX "session_user" ON public.session USING btree ("userId");
CREATE INDEX verification_identifier ON public.verification USING btree (identifier);
CREATE TRIGGER contact_messages_sum AFTER INSERT OR DELETE OR UPDATE OF created_at, spam, channel, source, answered_at, won, value ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION public.note_lead_day();
ALTER TABLE ONLY public.account
    ADD CONSTRAINT "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blog_slug_history
    ADD CONSTRAINT blog_slug_history_blog_id_fkey FOREIGN KEY (blog_id) REFERENCES public.blogs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blogs
    ADD CONSTRAINT blogs_author_id_fkey FOREIGN KEY (author_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.content_addresses
    ADD CONSTRAINT content_addresses_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.content_documents(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.content_heads
    ADD CONSTRAINT content_heads_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.content_documents(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.content_documents(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deleted_blogs
    ADD CONSTRAINT deleted_blogs_author_id_fkey FOREIGN KEY (author_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.lead_events
    ADD CONSTRAINT lead_events_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lead_notes
    ADD CONSTRAINT lead_notes_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lead_replies
    ADD CONSTRAINT lead_replies_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.message_bands
    ADD CONSTRAINT message_bands_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.message_sketches
    ADD CONSTRAINT message_sketches_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT "passkey_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reply_signatures
    ADD CONSTRAINT reply_signatures_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."twoFactor"
    ADD CONSTRAINT "twoFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
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
