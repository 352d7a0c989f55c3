import { expect, it } from 'vitest';
import { openTestBrowser } from '#tests/support/auth-test-browser.ts';
import {
  describeOnBothDatabasesAtLength,
  setClock,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import { findAccount } from './accounts.store.ts';
import { createAdmin } from './admins.ts';
import { sweepAccounts } from './sweep-accounts.ts';

const ada = { email: 'ada@example.com', password: 'correct horse' };
const bob = { email: 'bob@example.com', password: 'correct horse' };
const dayMs = 86_400_000;

const readLink = async (platform: TestPlatform) =>
  /https?:\S+/.exec((await platform.readMails()).at(-1)!.text)![0];

describeOnBothDatabasesAtLength('accounts without a role', (open) => {
  const openAccounts = async () => {
    const platform = await open();
    const start = Date.now();
    const browser = openTestBrowser(platform);
    return {
      platform,
      browser,
      after(days: number) {
        setClock(platform, start + days * dayMs);
        return sweepAccounts(platform);
      },
      has: async ({ email }: { email: string }) =>
        (await findAccount(platform.database.kysely, email)) !== null,
    };
  };

  it('go after seven days if their address was never confirmed', async () => {
    const { browser, after, has } = await openAccounts();
    await browser.post('/sign-up/email', ada);
    await after(6.9);
    expect(await has(ada)).toBe(true);
    await after(7.1);
    expect(await has(ada)).toBe(false);
    await browser.post('/sign-up/email', ada);
    expect(await has(ada)).toBe(true);
  });

  it('go after twelve months without a sign-in; admins stay', async () => {
    const { platform, browser, after, has } = await openAccounts();
    await createAdmin(platform, { email: bob.email, password: 'a long enough password' });
    await browser.post('/sign-up/email', ada);
    await browser.get(await readLink(platform));
    await after(300);
    expect(await has(ada)).toBe(true);
    expect((await browser.post('/sign-in/email', ada)).status).toBe(200);
    await after(300 + 364);
    expect(await has(ada)).toBe(true);
    await after(300 + 367);
    expect([await has(ada), await has(bob)]).toEqual([false, true]);
  });
});

describeOnBothDatabasesAtLength('mails to addresses that nobody has confirmed', (open) => {
  it('are one an hour to one address', async () => {
    const platform = await open({ rateLimitFactor: 1 });
    const browser = openTestBrowser(platform);
    const start = Date.now();
    const askAll = async () => {
      await browser.post('/sign-up/email', ada);
      await browser.post('/send-verification-email', { email: ada.email });
      await browser.post('/request-password-reset', { email: ada.email });
    };
    await askAll();
    expect(await platform.readMails()).toHaveLength(1);
    setClock(platform, start + 3_700_000);
    await askAll();
    expect(await platform.readMails()).toHaveLength(2);
  });

  it('are forty a day from one network, here a tenth', async () => {
    const platform = await open({ rateLimitFactor: 0.1 });
    const browser = openTestBrowser(platform);
    const start = Date.now();
    const ask = (i: number) => browser.post('/send-verification-email', { email: `${i}@example.com` });
    for (let i = 0; i < 4; i += 1) {
      setClock(platform, start + i * 61_000);
      expect((await ask(i)).status).toBe(200);
    }
    setClock(platform, start + 12 * 3_600_000);
    const refused = await browser.post('/sign-up/email', ada);
    expect(refused.status).toBe(429);
    expect(await platform.readMails()).toEqual([]);
    setClock(platform, start + 25 * 3_600_000);
    expect((await browser.post('/sign-up/email', ada)).status).toBe(200);
  });
});
