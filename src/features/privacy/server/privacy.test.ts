import { readFileSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import { retentionRules } from '#app/personal-data.ts';
import { createAdmin } from '../../identity/server/admins.ts';
import { makeCallers } from '#tests/api/callers.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import type { ErasedData, PersonalData } from '../contract.ts';
import { deleteOldData } from './delete-old-data.ts';
import { annsMessage } from '#tests/support/payloads.ts';

const message = { ...annsMessage, email: 'Ann@Example.com' };

const send = async (api: TestApi, change: object = {}, headers = {}) =>
  (await api.ask('POST', '/messages-api', { body: { ...message, ...change }, headers })).status;
const subscribe = async (api: TestApi, email: string, headers = {}) =>
  (await api.ask('POST', '/newsletter-api', { body: { email }, headers })).status;

const person = (email: string) => `/personal-data?email=${encodeURIComponent(email)}`;
const exportOf = async (api: TestApi, email: string) =>
  (await (await api.askInPerson('GET', person(email))).json()) as PersonalData;

const honeypot = { 'form-timing': 'elapsed=9000, honeypot' };

/**
 * Each table, and whom it is about. A new table must be considered: what it holds about a person is exported
 * and erased, or it holds nothing about anyone. (SQLite's search indexes follow their tables; sketches are
 * hashes that are deleted with their messages.) What is exported about messages is tested in
 * `lead-data.test.ts`.
 */
const tables = {
  exported: [
    'contact_messages',
    'lead_replies',
    'lead_attachments',
    'reply_signatures',
    'lead_notes',
    'lead_events',
    'newsletter_subscriptions',
    'subscription_tags',
    'mail_outbox',
    'user',
    'session',
    'user_roles',
    'api_keys',
    'passkey',
    'blogs',
    'deleted_blogs',
  ],
  // Of an issue's recipients: that it was sent is a figure without the address. An invitation has the address alone, a
  // deactivated account its former roles, and the audit list what was done.
  erasedOnly: [
    'issue_recipients',
    'account',
    'verification',
    'twoFactor',
    'invitations',
    'deactivated_accounts',
    'audit_entries',
  ],
  aboutNobody: [
    // A version's author is an account's id, which says nothing once the account is erased.
    'content_documents',
    'versions',
    'former_addresses',
    'tags',
    'blog_tags',
    // The published texts, for the search; a post's entry is deleted with it.
    'post_search',
    'post_search_words',
    // Pictures of the site, and what they show.
    'uploads',
    'content_presence',
    'preview_links',
    // A former site's own authors, as its posts name them.
    'imports',
    'imported_things',
    'role_rules',
    // Made-up people, as the software came with them.
    'clean_starts',
    'backups_made',
    'site_settings',
    'site_state',
    'backups_made',
    'request_limits',
    'idempotency_keys',
    'message_bands',
    // Texts without a person's name; how far a mailbox was read.
    'saved_replies',
    'mailbox_reads',
    // Keyed hashes that keep addresses off the newsletter; a switch.
    'suppressed_addresses',
    'newsletter_settings',
    // Keyed hashes, deleted after 30 days; where mail is sent from.
    'soft_bounces',
    'mail_place',
    // The owner's mails to many.
    'newsletter_issues',
    // The progress of jobs, and sums.
    'desk_states',
    // Sums, and visits by a hash whose salt is deleted after a day.
    'insight_sums',
    'lead_sums',
    'lead_sum_changes',
    'insight_visits',
    'insight_salts',
    'insight_texts',
    'kysely_migration',
    'kysely_migration_lock',
  ],
};

describeOnBothDatabases('personal data', (open) => {
  it('is known of every table', async () => {
    const { database } = await open();
    const names = (await database.kysely.introspection.getTables({ withInternalKyselyTables: true })).map(
      ({ name }) => name,
    );
    const known = Object.values(tables).flat();
    const isIndex = (name: string) =>
      /^(?:(?:blogs|contact_messages|newsletter_subscriptions)_search|post_search_index)(?:_\w+)?$/.test(
        name,
      );
    expect(names.filter((name) => !known.includes(name) && !isIndex(name))).toEqual([]);
  });

  it('is exported whole, in whatever case, and without secrets', async () => {
    const { platform, api } = await openWithApi(open);
    const callers = await makeCallers(platform, api);
    await send(api, { email: 'ADA@example.com' });
    await send(api, { email: 'ada@example.com', subject: 'Spam' }, honeypot);
    await send(api, { email: 'not-ada@example.com' });
    await subscribe(api, 'Ada@example.com');
    const data = await exportOf(api, ' ADA@EXAMPLE.COM');
    expect(data.messages.map(({ subject, spam }) => [subject, spam])).toEqual([
      ['A ward', false],
      ['Spam', true],
    ]);
    expect(data.subscriptions.map(({ email }) => email)).toEqual(['Ada@example.com']);
    expect(data.mails.map(({ subject, reply_to }) => [subject, reply_to])).toEqual([
      ['New contact message: A ward', 'ADA@example.com'],
      ['Confirm your subscription: Countermark', null],
    ]);
    expect(data.account).toMatchObject({ email: 'ada@example.com', email_confirmed: true, roles: ['admin'] });
    expect(data.account!.sessions.length).toBeGreaterThan(0);
    const stored = await platform.database.kysely.selectFrom('api_keys').select('key_hash').execute();
    const sessions = await platform.database.kysely.selectFrom('session').select('token').execute();
    const secrets = [...stored.map(({ key_hash }) => key_hash), ...sessions.map(({ token }) => token)];
    const text = JSON.stringify(data);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/"(password|token|key|key_hash|secret)"/);
    expect(callers['an admin by key']['x-api-key']).toBeDefined();
    expect(text).not.toContain(callers['an admin by key']['x-api-key']!);
  });

  it('of nobody is empty', async () => {
    const api = await openTestApi(await open());
    expect(await exportOf(api, 'nobody@example.com')).toMatchObject({
      account: null,
      messages: [],
      notes: [],
      events: [],
      subscriptions: [],
      mails: [],
    });
    for (const email of ['', 'no address', `${'a'.repeat(260)}@example.com`]) {
      expect((await api.askInPerson('GET', person(email))).status).toBe(400);
    }
    expect((await api.askInPerson('DELETE', '/personal-data')).status).toBe(400);
  });

  it('is erased, and that of others is not', async () => {
    const { platform, api } = await openWithApi(open);
    const ada = { email: 'ada@example.com', password: 'the password of ada' };
    await createAdmin(platform, ada);
    await api.ask('POST', '/api/auth/sign-in/email', { body: ada });
    await send(api, { email: 'Ada@example.com' });
    await send(api);
    await subscribe(api, 'Ada@example.com', honeypot);
    await subscribe(api, 'ann@example.com');
    const response = await api.askInPerson('DELETE', person('ada@example.com'));
    const erased = (await response.json()) as ErasedData;
    expect([response.status, erased]).toEqual([
      200,
      { accounts: 1, messages: 1, notes: 0, events: 0, replies: 0, subscriptions: 1, mails: 1 },
    ]);
    expect(await exportOf(api, 'ada@example.com')).toMatchObject({ account: null, messages: [], mails: [] });
    const rest = await exportOf(api, 'ann@example.com');
    expect([rest.messages.length, rest.subscriptions.length, rest.mails.length]).toEqual([1, 1, 2]);
    for (const table of ['session', 'account'] as const) {
      const rows = await platform.database.kysely
        .withTables<{ account: { userId: string } }>()
        .selectFrom(table)
        .select('userId')
        .where('userId', '!=', api.adminId)
        .execute();
      expect(rows).toEqual([]);
    }
    expect((await api.ask('POST', '/api/auth/sign-in/email', { body: ada })).status).toBe(401);
  });

  it('is not shown any longer by what was cached of posts that name their account', async () => {
    const { platform, api } = await openWithApi(open);
    await createAdmin(platform, { email: 'ada@example.com', password: 'the password of ada' });
    await send(api);
    const { contentVersion } = platform.database;
    const before = contentVersion.current;
    await api.askInPerson('DELETE', person('ann@example.com'));
    expect(contentVersion.current, 'no account').toBe(before);
    await api.askInPerson('DELETE', person('ada@example.com'));
    expect(contentVersion.current).toBe(before + 1);
  });

  it('of the last admin is not erased, nor anything else of theirs', async () => {
    const api = await openTestApi(await open());
    const email = `${api.adminId}@example.com`;
    await send(api, { email });
    const response = await api.askInPerson('DELETE', person(email));
    expect([response.status, await response.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'last_admin',
        detail: `${email} is the last admin; create another one first`,
      }),
    ]);
    expect((await exportOf(api, email)).messages).toHaveLength(1);
    expect((await exportOf(api, email)).account?.roles).toEqual(['admin']);
  });
});

describeOnBothDatabases('old data', (open) => {
  const fill = async (api: TestApi) => {
    await send(api);
    await send(api, { email: 'bot@example.com' }, honeypot);
    await subscribe(api, 'ann@example.com');
    await subscribe(api, 'bot@example.com', honeypot);
  };
  const count = async (api: TestApi) =>
    Promise.all(
      ['/messages-api', '/messages-api?box=spam', '/newsletter-api', '/newsletter-api?box=spam'].map(
        async (path) => ((await (await api.askAsAdmin('GET', path)).json()) as unknown[]).length,
      ),
    );
  const later = (days: number) => () => new Date(Date.now() + days * 86_400_000);

  it.each([
    [{}, 30_000, [1, 1, 1, 1]],
    [{ RETENTION_DAYS: '30' }, 29, [1, 1, 1, 1]],
    [{ RETENTION_DAYS: '30' }, 31, [0, 0, 1, 1]],
    [{ SPAM_RETENTION_DAYS: '7' }, 8, [1, 0, 1, 0]],
  ])('with %j is after %i days: %j', async (fromEnvironment, days, left) => {
    const { platform, api } = await openWithApi(open, { fromEnvironment });
    await fill(api);
    platform.now = later(days);
    await deleteOldData(platform, retentionRules);
    expect(await count(api)).toEqual(left);
  });
});

/** Whether a text is in the database file, once everything committed has been written to it. */
function isInFile(file: string, text: string): boolean {
  const database = new BetterSqlite3(file);
  database.pragma('wal_checkpoint(truncate)');
  database.close();
  return readFileSync(file).includes(text);
}

describeOnBothDatabases('an erased person', (open) => {
  it("'s words are in the database file no more, nor their trigrams", async ({ skip }) => {
    const platform = await open();
    const { database } = platform.config;
    if (database.kind !== 'sqlite') return skip('PostgreSQL keeps no file of its own for us to read');
    const { file } = database;
    const api = await openTestApi(platform);
    // Letters that no other text has: a segment of the index writes their first trigram out.
    const words = { name: '𓀀𓀁𓀂𓀃𓀄', subject: '𓁀𓁁𓁂𓁃', message: `${'𓂀𓂁𓂂𓂃 '.repeat(200)}` };
    // No form accepts such an address; an import may have added it.
    const imported = '𓃀𓃁𓃂@example.com';
    const texts = [
      ...Object.values(words).map((text) => text.trim()),
      '𓀀𓀁𓀂',
      '𓂀𓂁𓂂',
      '𓃀𓃁𓃂',
      'gone@example.com',
    ];
    const fill = async (from: number) => {
      for (let i = from; i < from + 40; i += 1) {
        await send(api, { email: 'stays@example.com', message: `Text number ${i}. `.repeat(50) });
        await subscribe(api, `reader-${i}@example.com`);
      }
    };
    await fill(0);
    await send(api, { ...words, email: 'gone@example.com' });
    await subscribe(api, 'gone@example.com');
    await platform.database.kysely
      .insertInto('newsletter_subscriptions')
      .values({
        id: 'imported',
        email: imported,
        email_key: imported,
        created_at: '2030-01-01T00:00:00.000Z',
      })
      .execute();
    await fill(40);
    for (const text of texts) expect([text, isInFile(file, text)]).toEqual([text, true]);

    for (const email of ['gone@example.com', imported]) {
      expect((await api.askInPerson('DELETE', person(email))).status).toBe(200);
    }
    for (const text of texts) expect([text, isInFile(file, text)]).toEqual([text, false]);
    const response = await api.askAsAdmin('GET', '/messages-api?q=number%2079.');
    expect(await response.json()).toHaveLength(1);
  });
});
