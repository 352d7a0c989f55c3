import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInMethods, TotpSetup } from '#features/identity/contract.ts';
import type { CreatedApiKey } from '#features/identity/api-keys.contract.ts';
import { createAuthenticator, readTotpCode } from '#tests/support/authenticator.ts';
import { driveDesk, driveReplies } from './drive-lead.ts';
import { drivePostEditing } from './drive-post-editing.ts';
import { nowhere, type Driver } from './drive.ts';
import { openContract, readCookie, type Contract } from './open-contract.ts';

const credentials = { email: 'ann@example.com', password: 'a long password' };
const message = { name: 'Ann', email: 'ann@example.com', subject: 'A ward', message: 'Can you help?' };
const post = { title: 'A post', excerpt: 'Short', content: 'Long' };
const answers = {
  businessType: 'small',
  techChallenge: 'ai',
  growthGoal: 'reach',
  budget: 'medium',
};

/** One pixel, in ASCII alone: Prism reads a form as UTF-8 and would change other bytes. */
const picture = new TextEncoder().encode('GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;');

let contract: Contract;
let served: Contract['served'];
let driver: Driver;
let admin: Record<string, string>;

const allow: Driver['allow'] = (...sent) => driver.allow(...sent);
const refuse: Driver['refuse'] = (...sent) => driver.refuse(...sent);

beforeAll(async () => {
  contract = await openContract();
  ({ served, driver } = contract);
}, 100_000);

afterAll(() => contract.close());

describe('through Prism', { timeout: 60_000 }, () => {
  it('accounts keep to the description', async () => {
    await allow('POST', '/sign-up/email', 200, { body: credentials });
    await refuse('POST', '/sign-up/email', 400, { body: { email: 'x' } });
    await refuse('POST', '/sign-up/email', 403, {
      body: credentials,
      headers: { origin: 'https://evil.example' },
    });
    await refuse('POST', '/sign-up/email', 415, { body: 'a=b', headers: { 'content-type': 'text/plain' } });
    await refuse('POST', '/sign-up/email', 413, { body: { email: 'x'.repeat(70_000) } });
    await allow('POST', '/send-verification-email', 200, { body: { email: credentials.email } });
    const token = await contract.readMailedToken();
    await allow('GET', `/verify-email?token=${token}`, 200);
    await refuse('GET', '/verify-email?token=made-up', 401);
    await refuse('GET', '/verify-email', 400);
    await allow('POST', '/request-password-reset', 200, { body: { email: credentials.email } });
    const reset = { token: await contract.readMailedToken(), newPassword: 'another password' };
    await allow('POST', '/reset-password', 200, { body: reset });
    await refuse('POST', '/request-password-reset', 400, { body: {} });
    await refuse('POST', '/reset-password', 400, { body: { token: 'made-up', newPassword: 'long enough' } });
    await refuse('POST', '/sign-in/email', 401, { body: { ...credentials, password: 'wrong one' } });
    await refuse('POST', '/sign-in/email', 400, { body: { email: credentials.email } });
    const cookie = readCookie(await allow('POST', '/sign-in/email', 200, { body: served.admin }));
    admin = { cookie };
    const other = readCookie(await allow('POST', '/sign-in/email', 200, { body: served.admin }));
    await allow('POST', '/sign-out', 200, { headers: { cookie: other } });
    await refuse('POST', '/sign-out', 403, { headers: { origin: 'https://evil.example' } });
    await refuse('POST', '/send-verification-email', 400, { body: {} });
    expect(admin['cookie']).toBeTruthy();
  });

  it('second factors do', async () => {
    const { password } = served.admin;
    const body = { password };
    await allow('GET', '/sign-in-methods', 200, { headers: admin });
    await refuse('GET', '/sign-in-methods', 403);
    await refuse('POST', '/two-factor/enable', 403, { body });
    await refuse('POST', '/two-factor/enable', 400, { body: { password: 'wrong' }, headers: admin });
    const begun = await allow('POST', '/two-factor/enable', 200, { body, headers: admin });
    const { totp_uri, recovery_codes } = (await begun.json()) as TotpSetup;
    const now = Date.now();
    const first = { code: readTotpCode(totp_uri, new Date(now)) };
    admin = {
      cookie: readCookie(
        await allow('POST', '/two-factor/verify-totp', 200, { body: first, headers: admin }),
      ),
    };
    await refuse('POST', '/two-factor/generate-backup-codes', 400, {
      body: { password: 'wrong' },
      headers: admin,
    });

    const asked = await allow('POST', '/sign-in/email', 200, { body: served.admin });
    expect(await asked.json()).toEqual({ status: true, second_factor: 'totp' });
    const half = { cookie: readCookie(asked) };
    await refuse('POST', '/two-factor/verify-totp', 401, { body: { code: '000000' }, headers: half });
    await refuse('POST', '/two-factor/verify-totp', 401, { body: first, headers: half });
    await refuse('POST', '/two-factor/verify-totp', 400, { body: { code: 'six' }, headers: half });
    const next = { code: readTotpCode(totp_uri, new Date(now + 30_000)) };
    await allow('POST', '/two-factor/verify-totp', 200, { body: next, headers: half });
    await refuse('POST', '/two-factor/verify-backup-code', 401, { body: { code: recovery_codes[0] } });
    const again = { cookie: readCookie(await allow('POST', '/sign-in/email', 200, { body: served.admin })) };
    await allow('POST', '/two-factor/verify-backup-code', 200, {
      body: { code: recovery_codes[0] },
      headers: again,
    });
    await allow('GET', '/sign-in-methods', 200, { headers: admin });
    await allow('POST', '/two-factor/generate-backup-codes', 200, { body, headers: admin });
    await refuse('POST', '/two-factor/disable', 400, { body: { password: 'wrong' }, headers: admin });
    await refuse('POST', '/two-factor/disable', 401, { body });
    admin = { cookie: readCookie(await allow('POST', '/two-factor/disable', 200, { body, headers: admin })) };
    expect(admin['cookie']).toContain('session_token=');
  });

  it('passkeys do', async () => {
    const authenticator = createAuthenticator(served.url);
    await refuse('GET', '/passkey/generate-register-options', 403);
    const offered = await allow('GET', '/passkey/generate-register-options', 200, { headers: admin });
    const created = authenticator.create(await offered.json());
    await refuse('POST', '/passkey/verify-registration', 400, {
      body: { response: created },
      headers: admin,
    });
    const headers = { cookie: `${admin['cookie']}; ${readCookie(offered)}` };
    const body = { name: 'Laptop', response: created };
    await allow('POST', '/passkey/verify-registration', 200, { body, headers });

    const asked = await allow('GET', '/passkey/generate-authenticate-options', 200);
    const signed = { response: authenticator.get(await asked.json()) };
    await refuse('POST', '/passkey/verify-authentication', 400, { body: signed });
    const challenge = { cookie: readCookie(asked) };
    await allow('POST', '/passkey/verify-authentication', 200, { body: signed, headers: challenge });

    const methods = await allow('GET', '/sign-in-methods', 200, { headers: admin });
    const { passkeys } = (await methods.json()) as SignInMethods;
    await refuse('POST', '/passkey/delete-passkey', 404, { body: { id: nowhere }, headers: admin });
    await allow('POST', '/passkey/delete-passkey', 200, { body: { id: passkeys[0]!.id }, headers: admin });
    expect(passkeys).toHaveLength(1);
  });

  it('sessions, tokens and keys do', async () => {
    await allow('GET', '/session', 200);
    await allow('GET', '/session', 200, { headers: admin });
    await refuse('GET', '/session', 401, { headers: { authorization: 'Bearer made.up.token' } });
    await allow('GET', '/sessions', 200, { headers: admin });
    await refuse('GET', '/sessions', 401);
    await allow('POST', '/revoke-other-sessions', 200, { headers: admin });
    await refuse('POST', '/revoke-other-sessions', 401);
    await refuse('POST', '/access-token', 401, { body: {} });
    await refuse('POST', '/access-token', 400, { body: { sub: 'me' }, headers: admin });
    const minted = await allow('POST', '/access-token', 200, { body: {}, headers: admin });
    const { access_token } = (await minted.json()) as { access_token: string };
    const bearer = { authorization: `Bearer ${access_token}` };

    const password = { password: served.admin.password };
    await allow('POST', '/verify-password', 200, { body: password, headers: admin });
    await refuse('POST', '/verify-password', 400, { body: { password: 'wrong' }, headers: admin });
    await refuse('POST', '/verify-password', 401, { body: password });
    const made = await allow('POST', '/generate-api-key', 201, { body: { name: 'CI' }, headers: admin });
    const { id, key } = (await made.json()) as CreatedApiKey;
    const byKey = { 'x-api-key': key };
    await refuse('POST', '/generate-api-key', 403, { body: { name: 'CI' }, headers: byKey });
    await refuse('POST', '/generate-api-key', 403, { body: { name: 'CI' }, headers: bearer });
    await refuse('POST', '/generate-api-key', 400, { body: { name: ' ' }, headers: admin });
    await allow('GET', '/api-keys', 200, { headers: byKey });
    await allow('GET', '/api-keys?limit=1', 200, { headers: admin });
    await refuse('GET', '/api-keys', 403);
    await refuse('GET', '/api-keys?limit=none', 400, { headers: admin });
    await allow('POST', '/revoke-api-key', 200, { body: { keyId: id }, headers: admin });
    await refuse('GET', '/api-keys', 401, { headers: byKey });
    await refuse('POST', '/revoke-api-key', 404, { body: { keyId: nowhere }, headers: admin });
    await refuse('POST', '/revoke-api-key', 400, { body: {}, headers: admin });
    await allow('DELETE', `/api-keys/${id}`, 204, { headers: admin });
    await refuse('DELETE', `/api-keys/${id}`, 404, { headers: admin });
    expect(driver.listUndriven('API keys')).toEqual([]);
  });

  it('posts do', async () => {
    const made = await allow('POST', '/blog-api', 201, {
      body: { ...post, published: true },
      headers: admin,
    });
    const { id, slug } = (await made.json()) as { id: string; slug: string };
    await allow('POST', '/blog-api', 201, { body: { ...post, slug: 'a-draft' }, headers: admin });
    await refuse('POST', '/blog-api', 409, { body: post, headers: admin });
    await refuse('POST', '/blog-api', 400, { body: { title: 'A' }, headers: admin });
    await refuse('POST', '/blog-api', 403, { body: post });
    const text = { ...admin, 'content-type': 'text/plain' };
    await refuse('POST', '/blog-api', 415, { body: '{}', headers: text });
    await refuse('POST', '/blog-api', 413, {
      body: { ...post, content: 'x'.repeat(1_100_000) },
      headers: admin,
    });
    await allow('GET', '/blog-api', 200);
    const page = await allow('GET', '/blog-api?limit=1&fields=card', 200, { headers: admin });
    expect(page.headers.get('link')).toContain('rel="next"');
    await refuse('GET', '/blog-api?cursor=made-up', 400);
    await allow('GET', `/blog-api/${id}`, 200);
    await allow('GET', `/blog-api/${slug}`, 200);
    await refuse('GET', '/blog-api/a-draft', 404);
    await allow('PUT', `/blog-api/${id}`, 200, { body: { title: 'Another' }, headers: admin });
    await refuse('PUT', `/blog-api/${id}`, 409, { body: { slug: 'a-draft' }, headers: admin });
    await refuse('PUT', `/blog-api/${id}`, 400, { body: { author_id: nowhere }, headers: admin });
    await refuse('PUT', `/blog-api/${nowhere}`, 404, { body: {}, headers: admin });
    await allow('POST', '/blog-preview', 200, { body: { content: 'a\nb' }, headers: admin });
    await refuse('POST', '/blog-preview', 400, { body: {}, headers: admin });
    await drivePostEditing(driver, admin, { id: id, excerpt: post.excerpt });
    await allow('DELETE', `/blog-api/${id}`, 204, { headers: admin });
    await allow('GET', '/blog-bin', 200, { headers: admin });
    await refuse('GET', '/blog-bin', 403);
    await allow('POST', `/blog-bin/${id}/restore`, 200, { headers: admin });
    await refuse('POST', `/blog-bin/${id}/restore`, 404, { headers: admin });
    await refuse('POST', `/blog-bin/${id}/restore`, 403);
    await allow('DELETE', `/blog-api/${id}`, 204, { headers: admin });
    await refuse('DELETE', `/blog-api/${id}`, 404, { headers: admin });
    await refuse('DELETE', `/blog-api/${id}`, 403);
    expect(driver.listUndriven('Blog API')).toEqual([]);
  });

  it('messages and subscriptions do', async () => {
    const keyed = { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9324' };
    const sent = await allow('POST', '/messages-api', 201, { body: message, headers: keyed });
    const { id } = (await sent.json()) as { id: string };
    await refuse('POST', '/messages-api', 400, { body: message, headers: { 'idempotency-key': 'short' } });
    await refuse('POST', '/messages-api', 422, { body: { ...message, name: 'Bob' }, headers: keyed });
    await refuse('POST', '/messages-api', 400, { body: { ...message, name: '' } });
    await refuse('POST', '/messages-api', 400, {
      headers: { 'content-type': 'application/json' },
    });
    await refuse('POST', '/messages-api', 403, {
      body: message,
      headers: { origin: 'https://evil.example' },
    });
    await allow('GET', '/messages-api?q=ward', 200, { headers: admin });
    await refuse('GET', '/messages-api', 403);
    await allow('GET', '/messages-unread', 200, { headers: admin });
    await refuse('GET', '/messages-unread', 403);
    await allow('GET', '/messages-waiting', 200, { headers: admin });
    await refuse('GET', '/messages-waiting', 403);
    const file = await allow('GET', '/messages-export', 200, { headers: admin });
    expect(await file.text()).toContain('Can you help?');
    await refuse('GET', '/messages-export', 403);
    await allow('GET', `/messages-api/${id}`, 200, { headers: admin });
    await refuse('GET', `/messages-api/${nowhere}`, 404, { headers: admin });
    await allow('PATCH', `/messages-api/${id}`, 200, { body: { read: true }, headers: admin });
    await refuse('PATCH', `/messages-api/${id}`, 400, { body: {}, headers: admin });
    await refuse('PATCH', `/messages-api/${nowhere}`, 404, { body: { read: true }, headers: admin });
    await allow('PUT', `/messages-api/${id}/spam`, 200, { body: { spam: true }, headers: admin });
    const quarantined = await allow('GET', '/messages-api?box=spam', 200, { headers: admin });
    expect(await quarantined.json()).toMatchObject([{ spam_reasons: ['marked'] }]);
    await allow('GET', '/messages-export?box=spam', 200, { headers: admin });
    await allow('PUT', `/messages-api/${id}/spam`, 200, { body: { spam: false }, headers: admin });
    await refuse('PUT', `/messages-api/${id}/spam`, 400, { body: {}, headers: admin });
    await refuse('PUT', `/messages-api/${id}/spam`, 403, { body: { spam: true } });
    await refuse('PUT', `/messages-api/${nowhere}/spam`, 404, { body: { spam: true }, headers: admin });
    await driveDesk(driver, admin, id);
    await driveReplies(driver, admin, id);
    await allow('DELETE', `/messages-api/${id}`, 204, { headers: admin });
    await refuse('DELETE', `/messages-api/${id}`, 404, { headers: admin });
    await allow('POST', '/test-lead', 200, { body: {}, headers: admin });
    await refuse('POST', '/test-lead', 403, { body: {} });

    const made = await allow('POST', '/newsletter-api', 201, {
      body: { email: 'ann@example.com' },
      headers: keyed,
    });
    await refuse('POST', '/newsletter-api', 422, { body: { email: 'bob@example.com' }, headers: keyed });
    const { id: subscription } = (await made.json()) as { id: string };
    await refuse('POST', '/newsletter-api', 409, { body: { email: 'ANN@example.com' } });
    await refuse('POST', '/newsletter-api', 400, { body: { email: 'a@b' } });
    await allow('GET', '/newsletter-api?limit=5', 200, { headers: admin });
    await refuse('GET', '/newsletter-api', 403);
    await allow('GET', '/newsletter-export', 200, { headers: admin });
    await refuse('GET', '/newsletter-export', 403);
    await allow('GET', `/newsletter-api/${subscription}`, 200, { headers: admin });
    await refuse('GET', `/newsletter-api/${nowhere}`, 404, { headers: admin });
    const mark = `/newsletter-api/${subscription}/spam`;
    await allow('PUT', mark, 200, { body: { spam: true }, headers: admin });
    await allow('GET', '/newsletter-api?box=spam', 200, { headers: admin });
    await refuse('PUT', mark, 400, { body: { spam: 1 }, headers: admin });
    await refuse('PUT', `/newsletter-api/${nowhere}/spam`, 404, { body: { spam: true }, headers: admin });
    await allow('DELETE', `/newsletter-api/${subscription}`, 204, { headers: admin });
    await refuse('DELETE', `/newsletter-api/${subscription}`, 404, { headers: admin });
    await allow('POST', '/forms-begun', 204, { body: { form: 'contact' } });
    await refuse('POST', '/forms-begun', 400, { body: { form: 'none' } });
    await allow('POST', '/unmet-searches', 204, { body: { kind: 'search', text: 'clinics' } });
    await refuse('POST', '/unmet-searches', 400, { body: { kind: 'search', text: '' } });
    // A reply that failed is sent again in `replies.routes.test.ts`: here, mails are files, which never fail.
    expect(driver.listUndriven('Messages API', 'Newsletter API')).toEqual([
      'readFormattedReply 2',
      'retryReply 2',
    ]);
  });

  it('insights do', async () => {
    const operations = [
      'insights-api/summary',
      'insights-api/pages',
      'insights-api/sources',
      'insights-api/next',
    ];
    for (const path of [...operations, 'insights-api/funnel', 'insights-api/quiz', 'insights-export']) {
      await allow('GET', `/${path}`, 200, { headers: admin });
      await refuse('GET', `/${path}`, 403);
      await refuse('GET', `/${path}?from=2026-11-02&to=2026-11-01`, 400, { headers: admin });
    }
    expect(driver.listUndriven('Insights API')).toEqual([]);
  });

  it('personal data does', async () => {
    const person = '/personal-data?email=ann@example.com';
    await allow('GET', person, 200, { headers: admin });
    await allow('GET', `/personal-data?email=${served.admin.email}`, 200, { headers: admin });
    await refuse('GET', person, 403);
    await refuse('GET', '/personal-data?email=nobody', 400, { headers: admin });
    await allow('DELETE', person, 200, { headers: admin });
    await refuse('DELETE', person, 403);
    await refuse('DELETE', '/personal-data', 400, { headers: admin });
    await refuse('DELETE', `/personal-data?email=${served.admin.email}`, 409, { headers: admin });
    expect(driver.listUndriven('Personal data')).toEqual([]);
  });

  it('content does', async () => {
    const headers = admin;
    const one = '/content-api/cases/ticket-routing';
    await allow('GET', '/content-api', 200);
    await refuse('GET', '/content-api', 401, { headers: { 'x-api-key': 'cmk_made_up' } });
    await allow('GET', '/content-api/cases?limit=2', 200);
    const page = await allow('GET', '/content-api/cases?limit=2', 200, { headers });
    expect(page.headers.get('link')).toContain('rel="next"');
    await refuse('GET', '/content-api/cases?cursor=made-up', 400);
    await refuse('GET', '/content-api/nothing', 404);
    await allow('GET', one, 200);
    await refuse('GET', '/content-api/cases/nothing', 404);
    const read = await allow('GET', one, 200, { headers });
    const { data } = (await read.json()) as { data: object };
    const changed = { data: { ...data, client: 'Ours' }, version: 0 };
    await allow('PUT', one, 200, { body: changed, headers });
    await refuse('PUT', one, 409, { body: { data, version: 7 }, headers });
    await refuse('PUT', one, 428, { body: { data }, headers });
    await refuse('PUT', one, 400, { body: { data: {}, version: 1 }, headers });
    await refuse('PUT', one, 403, { body: changed });
    await refuse('PUT', '/content-api/cases/nothing', 404, { body: changed, headers });
    const ifMatch = { ...headers, 'if-match': '"7"' };
    await refuse('POST', `${one}/publish`, 409, { headers: ifMatch });
    await refuse('POST', `${one}/discard`, 409, { headers: ifMatch });
    await allow('POST', `${one}/publish`, 200, { headers });
    await allow('POST', `${one}/discard`, 200, { headers });
    for (const path of ['publish', 'discard', 'presence', 'versions/1/restore']) {
      await refuse('POST', `/content-api/cases/nothing/${path}`, 404, { headers });
      await refuse('POST', `${one}/${path}`, 403);
    }
    await allow('GET', `${one}/versions?limit=1`, 200, { headers });
    await refuse('GET', `${one}/versions?cursor=made-up`, 400, { headers });
    await refuse('GET', `${one}/versions`, 403);
    await refuse('GET', '/content-api/cases/nothing/versions', 404, { headers });
    await allow('GET', `${one}/versions/1`, 200, { headers });
    await refuse('GET', `${one}/versions/1`, 403);
    await refuse('GET', `${one}/versions/99`, 404, { headers });
    await refuse('GET', `${one}/versions/none`, 400, { headers });
    await allow('POST', `${one}/versions/1/restore`, 200, { headers });
    await allow('PUT', one, 200, { body: { data }, headers: { ...headers, 'if-match': '*' } });
    await refuse('POST', `${one}/versions/1/restore`, 409, { headers: ifMatch });
    await refuse('POST', `${one}/versions/none/restore`, 400, { headers });
    await allow('POST', `${one}/presence`, 200, { headers });
    await allow('GET', `${one}/address`, 200, { headers });
    await refuse('GET', `${one}/address`, 403);
    await refuse('GET', '/content-api/nothing/x/address', 404, { headers });
    await allow('GET', `${one}/links`, 200, { headers });
    await refuse('GET', `${one}/links`, 403);
    await refuse('GET', '/content-api/nothing/x/links', 404, { headers });

    await allow('POST', '/content-api/cases/our-own', 201, { body: { data }, headers });
    await refuse('POST', '/content-api/cases/our-own', 409, { body: { data }, headers });
    await refuse('POST', '/content-api/cases/another', 400, { body: { data: {} }, headers });
    await refuse('POST', '/content-api/cases/another', 403, { body: { data } });
    await refuse('POST', '/content-api/nothing/another', 404, { body: { data }, headers });
    await allow('PUT', '/content-api/cases', 200, { body: { slugs: ['our-own'] }, headers });
    await refuse('PUT', '/content-api/cases', 400, { body: { slugs: ['nothing'] }, headers });
    await refuse('PUT', '/content-api/cases', 403, { body: { slugs: [] } });
    await refuse('PUT', '/content-api/site', 409, { body: { slugs: [] }, headers });
    await refuse('PUT', '/content-api/nothing', 404, { body: { slugs: [] }, headers });
    await allow('DELETE', '/content-api/cases/our-own', 204, { headers });
    await refuse('DELETE', '/content-api/cases/our-own', 404, { headers });
    await refuse('DELETE', '/content-api/site/footer', 409, { headers });
    await refuse('DELETE', one, 403);
    const bin = await allow('GET', '/content-bin', 200, { headers });
    await refuse('GET', '/content-bin', 403);
    const [deleted] = (await bin.json()) as { id: string }[];
    await allow('POST', `/content-bin/${deleted!.id}/restore`, 200, { headers });
    await refuse('POST', `/content-bin/${nowhere}/restore`, 404, { headers });
    await refuse('POST', `/content-bin/${nowhere}/restore`, 403);

    await allow('GET', '/content-overview', 200, { headers });
    await refuse('GET', '/content-overview', 403);
    const made = await allow('POST', '/preview-links', 201, { body: { path: '/services' }, headers });
    await refuse('POST', '/preview-links', 400, { body: { path: 'x' }, headers });
    await refuse('POST', '/preview-links', 403, { body: {} });
    await allow('GET', '/preview-links', 200, { headers });
    await refuse('GET', '/preview-links', 403);
    const { id } = (await made.json()) as { id: string };
    await allow('DELETE', `/preview-links/${id}`, 204, { headers });
    await refuse('DELETE', `/preview-links/${id}`, 404, { headers });
    await refuse('DELETE', `/preview-links/${id}`, 403);
    expect(driver.listUndriven('Content API')).toEqual([]);
  });

  it('settings, images and fortunes do', async () => {
    await allow('GET', '/settings', 200);
    await refuse('GET', '/settings', 401, { headers: { 'x-api-key': 'cmk_made_up' } });
    await allow('PUT', '/settings', 200, { body: { tagline: 'Drawn to scale' }, headers: admin });
    await refuse('PUT', '/settings', 400, { body: { contact_email: 'x' }, headers: admin });
    await refuse('PUT', '/settings', 403, { body: { tagline: 'x' } });
    const answerTime = await allow('GET', '/settings/answer-time', 200, { headers: admin });
    const body = { ...((await answerTime.json()) as object), enabled: true };
    await refuse('GET', '/settings/answer-time', 401, { headers: { 'x-api-key': 'cmk_made_up' } });
    await refuse('GET', '/settings/answer-time', 403);
    await allow('PUT', '/settings/answer-time', 200, { body, headers: admin });
    await refuse('PUT', '/settings/answer-time', 400, { body: {}, headers: admin });
    await refuse('PUT', '/settings/answer-time', 403, { body });
    const start = '/settings/admin-start';
    await allow('GET', start, 200, { headers: admin });
    await refuse('GET', start, 401, { headers: { 'x-api-key': 'cmk_made_up' } });
    await refuse('GET', start, 403);
    await allow('PUT', start, 200, { body: { opens: 'overview' }, headers: admin });
    await refuse('PUT', start, 400, { body: { opens: 'blogs' }, headers: admin });
    await refuse('PUT', start, 403, { body: { opens: 'settings' } });
    await allow('GET', '/warnings', 200, { headers: admin });
    await refuse('GET', '/warnings', 401, { headers: { 'x-api-key': 'cmk_made_up' } });
    await refuse('GET', '/warnings', 403);

    const form = (kind: string, bytes: Uint8Array<ArrayBuffer>) => {
      const data = new FormData();
      data.set('kind', kind);
      data.set('file', new File([bytes], 'picture.gif', { type: 'image/gif' }));
      return data;
    };
    await allow('POST', '/uploads', 201, { body: form('blog', picture), headers: admin });
    await refuse('POST', '/uploads', 400, { body: form('avatar', picture), headers: admin });
    await refuse('POST', '/uploads', 400, { body: form('blog', new Uint8Array([1])), headers: admin });
    await refuse('POST', '/uploads', 403, { body: form('blog', picture) });
    await refuse('POST', '/uploads', 415, { body: {}, headers: admin });

    await allow('POST', '/fortune-teller', 200, { body: { answers } });
    await refuse('POST', '/fortune-teller', 400, { body: { answers: { ...answers, budget: 'tiny' } } });
    for (const [given, expected] of [
      [402, 402],
      [429, 429],
      [500, 502],
    ] as const) {
      contract.setModelStatus(given);
      await refuse('POST', '/fortune-teller', expected, { body: { answers } });
    }
    expect(driver.listUndriven('Settings', 'Uploads', 'Fortune')).toEqual([]);
  });

  it('refusals by a limit do', async () => {
    const sendOne = () =>
      fetch(`${served.url}/functions/v1/newsletter-api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ben@example.com' }),
      });
    while ((await sendOne()).status !== 429);
    await refuse('POST', '/newsletter-api', 429, { body: { email: 'ben@example.com' } });
    expect(driver.driven).toContain('subscribe 429');
    const begin = () => fetch(`${served.url}/api/auth/passkey/generate-authenticate-options`);
    while ((await begin()).status !== 429);
    await refuse('GET', '/passkey/generate-authenticate-options', 429);
    expect(driver.listUndriven('Authentication')).toEqual([]);
  });
});
