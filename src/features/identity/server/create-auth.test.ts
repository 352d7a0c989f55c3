import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '#platform/log/create-log.ts';
import {
  describeOnBothDatabases,
  describeOnBothDatabasesAtLength,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import { createAdmin } from './admins.ts';
import { hasResetLink } from './mailed-links.store.ts';
import { findAccount } from './accounts.store.ts';
import { storeSecretSetting } from '#tests/support/owner-settings.ts';
import { openTestBrowser } from '#tests/support/auth-test-browser.ts';
import { findRoleHolder } from './roles.store.ts';
import { sessionCookieName } from './session-cookie.ts';
import { asClient, hashInTurn } from './hash-queue.ts';

const ada = { email: 'ada@example.com', password: 'correct horse' };

const readLink = async (platform: TestPlatform) => {
  const mail = (await platform.readMails()).at(-1);
  return new URL(/https?:\S+/.exec(mail?.text ?? '')![0]);
};

describeOnBothDatabases('an account', (open) => {
  it('signs up, confirms by mail, signs in and out', async () => {
    const platform = await open({ siteUrl: new URL('https://example.com'), siteUrlIsSet: true });
    const browser = openTestBrowser(platform);

    const signUp = await browser.post('/sign-up/email', ada);
    expect([signUp.status, await signUp.json()]).toEqual([200, { status: true }]);
    expect(await browser.auth.findSession(browser.headers())).toBeNull();

    const link = await readLink(platform);
    expect(link.origin).toBe('https://example.com');
    const confirmed = await browser.get(link.href);
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([302, '/auth?confirmed=1']);
    expect(await findAccount(platform.database.kysely, ada.email)).toMatchObject({ emailVerified: true });

    const signIn = await browser.post('/sign-in/email', { ...ada, email: ' Ada@Example.com ' });
    expect([signIn.status, await signIn.json()]).toEqual([200, { status: true }]);
    const [cookie, device, ...others] = signIn.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(device).toMatch(
      /^__Host-countermark\.device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookie).toMatch(
      /^__Host-countermark\.session_token=[^;]+; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await browser.auth.findSession(browser.headers())).toMatchObject({ email: ada.email });

    const before = browser.headers();
    expect((await browser.post('/sign-out')).status).toBe(200);
    expect(await browser.auth.findSession(browser.headers())).toBeNull();
    expect(await browser.auth.findSession(before)).toBeNull();
  });
});

describeOnBothDatabasesAtLength('accounts', (open) => {
  it.each(['/..//evil.example/login', '/.//evil.example', '/x/..//evil.example', '/%2e//evil.example'])(
    'sends nobody who follows a link on to %s',
    async (callbackURL) => {
      const browser = openTestBrowser(await open());
      const query = new URLSearchParams({ token: 'x', callbackURL });
      const refused = await browser.get(`/api/auth/verify-email?${query}`);
      expect([refused.status, refused.headers.get('location'), await refused.json()]).toMatchObject([
        400,
        null,
        { errors: [{ field: 'callbackURL', message: 'Must be a path of this site' }] },
      ]);
    },
  );

  it('sends on from a link that is not good to the page alone that says so', async () => {
    const browser = openTestBrowser(await open());
    const query = new URLSearchParams({
      token: 'x',
      callbackURL: '/auth?confirmed=1',
      next: '//evil.example',
    });
    const answer = await browser.get(`/api/auth/verify-email?${query}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth?error=INVALID_TOKEN']);
  });

  it('asks who has a role for twelve characters in a reset, and tells nobody without the link', async () => {
    const platform = await open();
    const admin = { email: 'admin@example.com', password: 'correct horse battery' };
    await createAdmin(platform, admin);
    const browser = openTestBrowser(platform);
    await browser.post('/request-password-reset', { email: admin.email });
    const token = (await readLink(platform)).searchParams.get('token');
    const reset = async (newPassword: string, link = token) => {
      const response = await browser.post('/reset-password', { token: link, newPassword });
      return [response.status, await response.json()];
    };
    const text = 'Your account can manage this website: its password must have at least 12 characters';
    expect(await reset('elevenchars')).toMatchObject([
      400,
      { detail: text, errors: [{ field: 'newPassword', message: text }] },
    ]);
    expect(await reset('elevenchars', 'a guess')).toMatchObject([400, { detail: 'Invalid token' }]);
    expect(await reset('twelve chars')).toMatchObject([200, { status: true }]);
    expect((await browser.post('/sign-in/email', { ...admin, password: 'twelve chars' })).status).toBe(200);
  });

  it('resets a forgotten password and ends every session', async () => {
    const platform = await open();
    const browser = openTestBrowser(platform);
    await browser.post('/sign-up/email', ada);
    await browser.post('/sign-in/email', ada);
    expect(browser.headers().get('cookie')).toContain(`${sessionCookieName(platform.config.siteUrl)}=`);

    const other = openTestBrowser(platform, browser.auth);
    expect((await other.post('/request-password-reset', { email: ada.email })).status).toBe(200);
    const link = await readLink(platform);
    expect(link.pathname).toBe('/auth/reset');
    const token = link.searchParams.get('token')!;
    const isOpen = (afterMs = 0) =>
      hasResetLink(platform.database.kysely, token, new Date(platform.now().getTime() + afterMs));
    expect([await isOpen(), await isOpen(3_600_001)]).toEqual([true, false]);
    const short = await other.post('/reset-password', { token, newPassword: 'short' });
    expect([short.status, await short.json()]).toMatchObject([
      400,
      { detail: 'Password must have at least 6 characters' },
    ]);
    expect((await other.post('/reset-password', { token, newPassword: 'another one' })).status).toBe(200);
    expect(await isOpen()).toBe(false);
    expect((await other.post('/reset-password', { token, newPassword: 'yet another' })).status).toBe(400);

    expect(await browser.auth.findSession(browser.headers())).toBeNull();
    const old = await other.post('/sign-in/email', ada);
    expect([old.status, await old.json()]).toMatchObject([401, { detail: 'Invalid email or password' }]);
    expect((await other.post('/sign-in/email', { ...ada, password: 'another one' })).status).toBe(200);
  });

  it('ends every reset link of an account with the first that is used', async () => {
    const platform = await open();
    const browser = openTestBrowser(platform);
    await createAdmin(platform, { ...ada, password: 'the first password' });
    const askForLink = async () => {
      await browser.post('/request-password-reset', { email: ada.email });
      return (await readLink(platform)).searchParams.get('token');
    };
    const use = async (token: string | null, newPassword: string) =>
      (await browser.post('/reset-password', { token, newPassword })).status;
    const [older, used, newer] = [await askForLink(), await askForLink(), await askForLink()];
    expect(await use('made up, as long as a token is', 'a password of a stranger')).toBe(400);
    expect(await use(used, 'the second password')).toBe(200);
    expect([await use(older, 'a thief was here'), await use(newer, 'a thief was here')]).toEqual([400, 400]);
    expect((await browser.post('/sign-in/email', { ...ada, password: 'the second password' })).status).toBe(
      200,
    );
  });

  it('lets one of two reset links that are used at once through at most', async () => {
    const platform = await open();
    const browser = openTestBrowser(platform);
    await browser.post('/sign-up/email', ada);
    const tokens: (string | null)[] = [];
    for (let i = 0; i < 2; i += 1) {
      await browser.post('/request-password-reset', { email: ada.email });
      tokens.push((await readLink(platform)).searchParams.get('token'));
    }
    const answers = await Promise.all(
      tokens.map((token, i) =>
        openTestBrowser(platform, browser.auth).post('/reset-password', {
          token,
          newPassword: `password ${i}`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(1);
  });

  it('grants nothing for what else a sign-up holds', async () => {
    const platform = await open();
    const browser = openTestBrowser(platform);
    const extras = {
      role: 'admin',
      emailVerified: true,
      id: 'mine',
      name: 'Admin',
      roles: ['admin'],
      callbackURL: 'https://evil.test',
    };
    expect((await browser.post('/sign-up/email', { ...ada, ...extras })).status).toBe(200);
    const account = await findAccount(platform.database.kysely, ada.email);
    expect(account).toMatchObject({ emailVerified: false });
    expect(account?.id).not.toBe('mine');
    expect(await findRoleHolder(platform.database.kysely, account!.id)).toMatchObject({ roles: [] });
    expect((await readLink(platform)).href).not.toContain('evil');
  });

  it('lets the owner of the mailbox take over an address that someone else signed up with', async () => {
    const platform = await open();
    const browser = openTestBrowser(platform);
    await browser.post('/sign-up/email', ada);
    await browser.post('/sign-up/email', { ...ada, password: 'the real Ada' });
    const link = await readLink(platform);
    expect(link.pathname).toBe('/auth/reset');
    await browser.post('/reset-password', {
      token: link.searchParams.get('token'),
      newPassword: 'the real Ada',
    });
    expect(await findAccount(platform.database.kysely, ada.email)).toMatchObject({ emailVerified: true });
    expect((await browser.post('/sign-in/email', ada)).status).toBe(401);
    expect((await browser.post('/sign-in/email', { ...ada, password: 'the real Ada' })).status).toBe(200);
  });

  it('makes two sign-ups at once with one address look alike', async () => {
    const platform = await open();
    const browser = openTestBrowser(platform);
    const both = await Promise.all([
      browser.post('/sign-up/email', ada),
      browser.post('/sign-up/email', ada),
    ]);
    expect(both.map((response) => response.status)).toEqual([200, 200]);
  });

  it('asks for a confirmed address as soon as an owner has set a mail server', async () => {
    const platform = await open();
    const browser = openTestBrowser(platform);
    await browser.post('/sign-up/email', ada);
    expect((await browser.post('/sign-in/email', ada)).status).toBe(200);
    await storeSecretSetting(platform, 'SMTP_URL', 'smtp://localhost:1');
    const refused = await browser.post('/sign-in/email', ada);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'email_not_verified' }]);
  });

  it('refuses a sign-in that is one too many without a line of its own', async () => {
    const platform = await open();
    const written: unknown[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line) => void written.push(line) });
    const consoleError = vi.spyOn(console, 'error').mockImplementation((...line) => void written.push(line));
    onTestFinished(() => consoleError.mockRestore());
    const browser = openTestBrowser({ ...platform, log });
    // As many as one client may have, none of them done.
    const held = Promise.withResolvers<void>();
    const waiting = Array.from({ length: 4 }, () =>
      asClient('192.0.2.1', () => hashInTurn(() => held.promise)),
    );
    const refused = await browser.post('/sign-in/email', {
      email: 'nobody@example.com',
      password: 'wrong horse',
    });
    held.resolve();
    await Promise.all(waiting);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
    expect(written.filter((line) => String(line).match(/too busy|stack|SERVER_ERROR/))).toEqual([]);
  });

  it('limits sign-ins from one address, and says when to try again', async () => {
    const browser = openTestBrowser(await open({ rateLimitFactor: 0.1 }));
    const statuses = [];
    for (let i = 0; i < 4; i += 1)
      statuses.push((await browser.post('/sign-in/email', { ...ada, password: '' })).status);
    expect(statuses).toEqual([400, 400, 400, 400]);
    const nobody = { email: 'nobody@example.com', password: 'x'.repeat(200) };
    for (let i = 0; i < 3; i += 1) expect((await browser.post('/sign-in/email', nobody)).status).toBe(400);
    const limited = await browser.post('/sign-in/email', nobody);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(50);
    const elsewhere = await browser.post('/sign-in/email', nobody, '192.0.2.2');
    expect(elsewhere.status).toBe(400);
  });
});
