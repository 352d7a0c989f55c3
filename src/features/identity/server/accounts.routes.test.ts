import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, it } from 'vitest';
import type { ApiEnvironment } from '#platform/http/api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { createAccountsRoutes } from './accounts.routes.ts';
import { openTestBrowser } from '#tests/support/auth-test-browser.ts';
import { createAdmin } from './admins.ts';
import { resolveCaller } from './resolve-caller.ts';
import type { Platform } from '#platform/context.ts';
import type { Auth } from './create-auth.ts';
import { Problem } from '#platform/http/problem.ts';

const ada = { email: 'ada@example.com', password: 'a long password' };

function createApp(platform: Platform, auth: Auth) {
  const app = new OpenAPIHono<ApiEnvironment>();
  app.use('*', async (c, next) => {
    c.set('context', {
      ...platform,
      caller: await resolveCaller(platform, { auth, headers: c.req.raw.headers }),
    });
    await next();
  });
  app.onError((error) => {
    if (error instanceof Problem) return error.toResponse();
    throw error;
  });
  return app.route('/', createAccountsRoutes(auth));
}

const askToken = { method: 'POST', body: '{}' };

describeOnBothDatabases('the session and its token', (open) => {
  it('say who is signed in and mint a token that works', async () => {
    const platform = await open();
    const browser = openTestBrowser(platform);
    const app = createApp(platform, browser.auth);
    expect(await (await app.request('/session')).json()).toEqual({ user: null });

    await createAdmin(platform, ada);
    await browser.post('/sign-in/email', ada);
    const session = await app.request('/session', { headers: browser.headers() });
    expect(await session.json()).toEqual({
      user: {
        id: expect.any(String),
        email: ada.email,
        is_admin: true,
        roles: ['admin'],
        rights: expect.arrayContaining(['team', 'keys']),
        lacks_second_factor: false,
      },
    });
    expect(session.headers.getSetCookie()).toEqual([]);

    const headers = browser.headers();
    headers.set('content-type', 'application/json');
    const minted = await app.request('/access-token', { ...askToken, headers });
    expect(minted.status).toBe(200);
    const token = (await minted.json()) as { access_token: string; expires_at: number };
    expect(token.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
    const bearer = { authorization: `Bearer ${token.access_token}` };
    expect(await (await app.request('/session', { headers: bearer })).json()).toMatchObject({
      user: { is_admin: true },
    });
    const again = await app.request('/access-token', {
      ...askToken,
      headers: { ...bearer, 'content-type': 'application/json' },
    });
    expect([again.status, await again.json()]).toMatchObject([401, { detail: 'No session found.' }]);
  });

  it('prolong the cookie of a session that was last prolonged a day ago', async () => {
    const platform = await open();
    const browser = openTestBrowser(platform);
    const app = createApp(platform, browser.auth);
    await createAdmin(platform, ada);
    await browser.post('/sign-in/email', ada);
    const soon = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString();
    await platform.database.kysely.updateTable('session').set({ expiresAt: soon }).execute();
    const [cookie] = (await app.request('/session', { headers: browser.headers() })).headers.getSetCookie();
    expect(cookie).toMatch(
      /^countermark\.session_token=[^;]+; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('list where their owner is signed in, and end one, or all but the one that asks', async () => {
    const platform = await open();
    const browser = openTestBrowser(platform);
    const app = createApp(platform, browser.auth);
    const grace = { ...ada, email: 'grace@example.com' };
    await createAdmin(platform, ada);
    await createAdmin(platform, grace);
    const [other, neighbour] = [
      openTestBrowser(platform, browser.auth),
      openTestBrowser(platform, browser.auth),
    ];
    await other.post('/sign-in/email', ada, '198.51.100.7');
    await neighbour.post('/sign-in/email', grace);
    await browser.post('/sign-in/email', ada);
    const read = async (headers: Headers) => {
      const answer = await app.request('/sessions', { headers });
      return [answer.status, await answer.json()];
    };
    const known = { id: expect.any(String), created_at: expect.any(String), user_agent: null };
    expect(await read(browser.headers())).toEqual([
      200,
      [
        { ...known, is_current: true, ip_address: '192.0.2.1' },
        { ...known, is_current: false, ip_address: '198.51.100.7' },
      ],
    ]);
    await other.post('/sign-in/email', ada, '198.51.100.8');
    const [{ id }] = (await (await app.request('/sessions', { headers: other.headers() })).json()) as [
      { id: string },
    ];
    const end = async (headers: Headers) =>
      (await app.request(`/sessions/${id}`, { method: 'DELETE', headers })).status;
    expect(await end(neighbour.headers())).toBe(404);
    expect(await end(browser.headers())).toBe(204);
    expect(await end(browser.headers())).toBe(404);
    expect((await browser.post('/revoke-other-sessions')).status).toBe(200);
    expect(await read(browser.headers())).toMatchObject([200, [{ is_current: true }]]);
    expect(await read(other.headers())).toMatchObject([401, { detail: 'No session found.' }]);
    expect(await read(neighbour.headers())).toMatchObject([200, [{ is_current: true }]]);
    expect((await openTestBrowser(platform, browser.auth).post('/revoke-other-sessions')).status).toBe(401);
  });
});
