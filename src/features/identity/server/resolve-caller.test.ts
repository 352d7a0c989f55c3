import { expect, it } from 'vitest';
import { anonymous } from '#platform/context.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { mintAccessToken } from './access-token.ts';
import { openColleague } from '#tests/support/colleagues.ts';
import { insertKey, openWithApi } from '#tests/support/test-api.ts';
import { openTestBrowser } from '#tests/support/auth-test-browser.ts';
import { createAdmin, grantRole, withdrawAdmin } from './admins.ts';
import { createApiKey } from './api-keys/api-keys.ts';
import { resolveCaller } from './resolve-caller.ts';

const ada = { email: 'ada@example.com', password: 'a long password' };

describeOnBothDatabases('a caller', (open) => {
  it('is known by session, token or key, and an admin only while the role lasts', async () => {
    const platform = await open();
    const browser = openTestBrowser(platform);
    await createAdmin(platform, ada);
    await browser.post('/sign-in/email', ada);
    const resolve = (headers: Headers) => resolveCaller(platform, { auth: browser.auth, headers });

    const caller = await resolve(browser.headers());
    expect(caller).toMatchObject({ kind: 'user', email: ada.email, roles: ['admin'], via: 'session' });
    const session = (await browser.auth.findSession(browser.headers()))!;
    const { access_token } = await mintAccessToken(platform, { auth: browser.auth, session });
    const bearer = new Headers({ authorization: `Bearer ${access_token}` });
    expect(await resolve(bearer)).toMatchObject({ roles: ['admin'], via: 'token' });
    const { key, id: keyId } = await createApiKey({ ...platform, caller }, { name: 'mine' });
    expect(await resolve(new Headers({ 'x-api-key': key }))).toMatchObject({
      userId: session.userId,
      roles: ['admin'],
      via: 'key',
      keyId,
    });

    await createAdmin(platform, { ...ada, email: 'grace@example.com' });
    await withdrawAdmin(platform, ada.email);
    expect(await resolve(browser.headers())).toMatchObject({ roles: [] });
    expect(await resolve(bearer)).toMatchObject({ roles: [] });
    await grantRole(platform, { email: ada.email, role: 'admin' });
    expect(await resolve(browser.headers())).toMatchObject({ roles: ['admin'] });
  });

  it('has by a key what the key and its owner both may, at the time of the request', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = await openColleague(platform, api, { roles: ['editor', 'lead-desk'] });
    const key = await insertKey(platform, id, ['posts.write', 'leads']);
    const { auth } = openTestBrowser(platform);
    const resolve = () => resolveCaller(platform, { auth, headers: new Headers({ 'x-api-key': key }) });
    expect(await resolve()).toMatchObject({ rights: ['posts.write', 'leads'] });
    await platform.database.kysely.deleteFrom('user_roles').where('role', '=', 'lead-desk').execute();
    expect(await resolve()).toMatchObject({ rights: ['posts.write'] });

    const refused = await api.ask('GET', '/messages-api', { headers: { 'x-api-key': key } });
    expect(await refused.json()).toMatchObject({
      status: 403,
      code: 'insufficient_scope',
      detail: 'This API key does not have the right “leads”.',
      right: 'leads',
    });
  });

  it('is nobody without a credential, or with a session cookie that is not good', async () => {
    const platform = await open();
    const { auth } = openTestBrowser(platform);
    const resolve = (headers: Record<string, string>) =>
      resolveCaller(platform, { auth, headers: new Headers(headers) });
    expect(await resolve({})).toBe(anonymous);
    expect(await resolve({ cookie: 'other=1' })).toBe(anonymous);
    expect(await resolve({ cookie: 'countermark.session_token=made-up' })).toBe(anonymous);
    expect(await resolve({ cookie: 'countermark.session_token=made.up%3D; x=y' })).toBe(anonymous);
  });

  it('is refused with a key or token that is not good, whatever else comes along', async () => {
    const platform = await open();
    const browser = openTestBrowser(platform);
    await createAdmin(platform, ada);
    await browser.post('/sign-in/email', ada);
    const credentials = [
      { 'x-api-key': '' },
      { 'x-api-key': 'cmk_unknown' },
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: 'Bearer made.up.token' },
      { authorization: 'Basic YTpi' },
    ];
    for (const given of credentials) {
      const headers = browser.headers();
      for (const [name, value] of Object.entries(given)) headers.set(name, value);
      await expect(resolveCaller(platform, { auth: browser.auth, headers })).rejects.toMatchObject({
        status: 401,
        code: 'invalid_credential',
      });
    }
  });
});
