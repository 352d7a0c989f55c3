import { expect, it } from 'vitest';
import { createLimits } from '#platform/http/limits.ts';
import { describeOnBothDatabases, type OpenTestPlatform } from '../../../../tests/support/test-platform.ts';
import { openTestBrowser, type TestBrowser } from './auth-test-browser.ts';
import { createAdmin } from './create-admin.ts';
import { guardSignIn } from './guard-sign-in.ts';

const ada = { email: 'ada@example.com', password: 'a long password' };
const wrong = { ...ada, password: 'a wrong password' };
const elsewhere = '198.51.100.7';

/** A fifth of the limits: one failure is enough, and a test need not hash for long. */
async function openWithAda(open: OpenTestPlatform) {
  const platform = await open({ rateLimitFactor: 0.2 });
  await createAdmin(platform, ada);
  return { platform, browser: openTestBrowser(platform) };
}

async function signIn(browser: TestBrowser, credentials = ada, address?: string): Promise<number> {
  return (await browser.post('/sign-in/email', credentials, address)).status;
}

describeOnBothDatabases('signing in', (open) => {
  it(
    'is over for an hour after its failures, from that address alone, on every instance',
    { timeout: 60_000 },
    async () => {
      const { platform, browser } = await openWithAda(open);
      const otherInstance = openTestBrowser({
        ...platform,
        limits: createLimits(platform.database.kysely, 0.2, () => platform.now()),
      });
      expect(await signIn(browser, wrong)).toBe(401);
      const refused = await otherInstance.post('/sign-in/email', { ...ada, email: ' ADA@example.com' });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
      expect(await refused.json()).toMatchObject({
        detail: 'Too many failed sign-ins. Please try again in 60 minutes.',
      });
      expect(await signIn(browser, ada, elsewhere)).toBe(200);
      expect(await signIn(browser)).toBe(429);
      platform.now = () => new Date(Date.now() + 3_600_000);
      expect(await signIn(browser)).toBe(200);
    },
  );

  it('is counted anew after it worked once, and after a reset', { timeout: 60_000 }, async () => {
    const { platform, browser } = await openWithAda(open);
    expect(await signIn(browser)).toBe(200);
    expect(await signIn(browser, wrong)).toBe(401);
    expect(await signIn(browser)).toBe(429);
    await browser.post('/request-password-reset', { email: ada.email });
    const link = /https?:\S+/.exec((await platform.readMails()).at(-1)!.text)![0];
    const token = new URL(link).searchParams.get('token');
    await browser.post('/reset-password', { token, newPassword: ada.password });
    expect(await signIn(browser)).toBe(200);
  });

  it('may fail five times, and counts a try before its password is looked at', async () => {
    const { limits } = await open({ rateLimitFactor: 1 });
    let tried = 0;
    const attempt = async () => {
      tried += 1;
      return new Response(null, { status: 401 });
    };
    const tries = Array.from({ length: 20 }, () => guardSignIn(limits, 'ada', attempt).catch(() => null));
    await Promise.all(tries);
    expect(tried).toBe(5);
  });

  it('takes no other refusal for a failure', async () => {
    const { limits } = await open({ rateLimitFactor: 1 });
    for (const status of [400, 403, 503, 400, 403, 503]) {
      const response = await guardSignIn(limits, 'ada', async () => new Response(null, { status }));
      expect(response.status).toBe(status);
    }
  });

  it('tells where its limit stands', async () => {
    const { browser } = await openWithAda(open);
    const response = await browser.post('/sign-in/email', ada);
    expect(response.headers.get('ratelimit-policy')).toBe('"sign-in";q=6;w=60');
    expect(response.headers.get('ratelimit')).toMatch(/^"sign-in";r=5;t=\d+$/);
  });
});
