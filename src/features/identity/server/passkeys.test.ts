import { expect, it } from 'vitest';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { openTestBrowser, type TestBrowser } from '#tests/support/auth-test-browser.ts';
import { createAdmin } from './admins.ts';
import {
  ada,
  answer,
  openSignedIn,
  readMethods,
  registerPasskey,
  setUpTotp,
  timeout,
} from '#tests/support/second-factor-steps.ts';

async function signInByPasskey(browser: TestBrowser, authenticator: ReturnType<typeof createAuthenticator>) {
  const options = await (await browser.get('/api/auth/passkey/generate-authenticate-options')).json();
  return browser.post('/passkey/verify-authentication', { response: authenticator.get(options) });
}

describeOnBothDatabases('a passkey', (open) => {
  it('signs in by itself', timeout, async () => {
    const { platform, browser } = await openSignedIn(open);
    await setUpTotp(browser);
    const { authenticator, response } = await registerPasskey(browser);
    expect(await answer(response)).toEqual([200, { status: true }]);
    const { passkeys } = await readMethods(platform, browser);
    expect(passkeys).toMatchObject([{ name: 'Laptop', synced: false }]);

    const other = openTestBrowser(platform, browser.auth);
    expect(await answer(await signInByPasskey(other, authenticator))).toEqual([200, { status: true }]);
    expect(await other.auth.findSession(other.headers())).toMatchObject({ email: ada.email });
    expect((await other.post('/passkey/delete-passkey', { id: passkeys[0]!.id })).status).toBe(200);
    expect((await signInByPasskey(openTestBrowser(platform, browser.auth), authenticator)).status).toBe(401);
  });

  it('that does not ask who its user is is refused', timeout, async () => {
    const { platform, browser } = await openSignedIn(open);
    const careless = createAuthenticator('http://localhost:3000', false);
    const { response } = await registerPasskey(browser, careless);
    expect(await answer(response)).toMatchObject([400, { code: 'user_not_verified' }]);
    expect(await readMethods(platform, browser)).toMatchObject({ passkeys: [] });
  });

  it('of another site, an old challenge or none is refused, and so is what is none', timeout, async () => {
    const { platform, browser } = await openSignedIn(open, {
      siteUrl: new URL('http://localhost:3000'),
      siteUrlIsSet: true,
    });
    const foreign = await registerPasskey(browser, createAuthenticator('https://evil.example'));
    expect(foreign.response.status).toBe(400);
    const { authenticator } = await registerPasskey(browser);
    const other = openTestBrowser(platform, browser.auth);
    const options = await (await other.get('/api/auth/passkey/generate-authenticate-options')).json();
    const signed = authenticator.get(options);
    expect((await other.post('/passkey/verify-authentication', { response: signed })).status).toBe(200);
    expect(
      await answer(await other.post('/passkey/verify-authentication', { response: signed })),
    ).toMatchObject([400, { code: 'challenge_not_found' }]);
    const junk = {
      ...signed,
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    };
    await other.get('/api/auth/passkey/generate-authenticate-options');
    expect((await other.post('/passkey/verify-authentication', { response: junk })).status).toBe(400);
    await browser.get('/api/auth/passkey/generate-register-options');
    const broken = { ...signed, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
    expect((await browser.post('/passkey/verify-registration', { response: broken })).status).toBe(400);
    expect((await browser.post('/passkey/verify-registration', { response: {} })).status).toBe(400);
  });

  it("is no one else's to delete", timeout, async () => {
    const { platform, browser } = await openSignedIn(open);
    await registerPasskey(browser);
    const { passkeys } = await readMethods(platform, browser);
    await createAdmin(platform, { ...ada, email: 'grace@example.com' });
    const other = openTestBrowser(platform, browser.auth);
    await other.post('/sign-in/email', { ...ada, email: 'grace@example.com' });
    const refused = await other.post('/passkey/delete-passkey', { id: passkeys[0]!.id });
    expect(refused.status).toBe(401);
    expect((await other.post('/passkey/delete-passkey', { id: 'unknown' })).status).toBe(404);
    expect((await readMethods(platform, browser)).passkeys).toHaveLength(1);
  });
});
