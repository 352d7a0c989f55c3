import { expect } from 'vitest';
import type { Platform } from '#platform/context.ts';
import { createAuthenticator, readTotpCode } from './authenticator.ts';
import type { OpenTestPlatform } from './test-platform.ts';
import { openTestBrowser, type TestBrowser } from './auth-test-browser.ts';
import { createAdmin } from '#features/identity/server/admins.ts';
import { readSignInMethods } from '#features/identity/server/own-account.ts';
import { findRoleHolder } from '#features/identity/server/roles.store.ts';

/** The admin whose second factors they are. */
export const ada = { email: 'ada@example.com', password: 'a long password' };
/** Passwords take their time, and most tests ask for several. */
export const timeout = { timeout: 240_000 };

export async function openSignedIn(open: OpenTestPlatform, overrides: Parameters<OpenTestPlatform>[0] = {}) {
  const platform = await open(overrides);
  await createAdmin(platform, ada);
  const browser = openTestBrowser(platform);
  expect((await browser.post('/sign-in/email', ada)).status).toBe(200);
  return { platform, browser };
}

export async function setUpTotp(browser: TestBrowser) {
  const begun = await browser.post('/two-factor/enable', { password: ada.password });
  expect(begun.status).toBe(200);
  const setup = (await begun.json()) as { totp_uri: string; recovery_codes: string[] };
  const code = readTotpCode(setup.totp_uri, new Date());
  expect((await browser.post('/two-factor/verify-totp', { code })).status).toBe(200);
  return setup;
}

/** The part of a response that a test compares. */
export const answer = async (response: Response) => [response.status, await response.json()];

/** The code after the one that was used to set it up: both are good for a while. */
export const nextCode = (totpUri: string) => readTotpCode(totpUri, new Date(Date.now() + 30_000));

/** As the admin's page reads them. */
export async function readMethods(platform: Platform, browser: TestBrowser) {
  const { userId } = (await browser.auth.findSession(browser.headers()))!;
  const holder = (await findRoleHolder(platform.database.kysely, userId))!;
  return readSignInMethods(
    { ...platform, caller: { kind: 'user', via: 'session', ...holder } },
    browser.auth,
  );
}

/** Another browser of the same admin. @param code of the authenticator app, where one is asked for */
export async function signInElsewhere(platform: Platform, { auth }: TestBrowser, code?: string) {
  const other = openTestBrowser(platform, auth);
  await other.post('/sign-in/email', ada);
  if (code) await other.post('/two-factor/verify-totp', { code });
  expect(await isSignedIn(other)).toBe(true);
  return other;
}

export const isSignedIn = async (browser: TestBrowser) =>
  (await browser.auth.findSession(browser.headers())) !== null;

export async function registerPasskey(
  browser: TestBrowser,
  authenticator = createAuthenticator('http://localhost:3000'),
) {
  const options = await (await browser.get('/api/auth/passkey/generate-register-options')).json();
  const response = await browser.post('/passkey/verify-registration', {
    name: 'Laptop',
    response: authenticator.create(options),
  });
  return { authenticator, response };
}
