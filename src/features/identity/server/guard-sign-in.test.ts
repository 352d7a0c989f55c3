import { expect, it } from 'vitest';
import { createLimits } from '#platform/http/limits.ts';
import { nextCode, setUpTotp, timeout } from '#tests/support/second-factor-steps.ts';
import {
  describeOnBothDatabasesAtLength,
  type OpenTestPlatform,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import { openTestBrowser, type TestBrowser } from '#tests/support/auth-test-browser.ts';
import { createAdmin, setPassword } from './admins.ts';
import { countPasswords, guardGuess } from './guard-sign-in.ts';

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

describeOnBothDatabasesAtLength('signing in', (open) => {
  it(
    'is over for an hour after its failures, from that address alone, on every instance',
    timeout,
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
      expect(await signIn(openTestBrowser(platform, browser.auth), ada, elsewhere)).toBe(200);
      expect(await signIn(browser)).toBe(429);
      platform.now = () => new Date(Date.now() + 3_600_000);
      expect(await signIn(browser)).toBe(200);
    },
  );

  it('is counted anew after it worked once, and after a reset', timeout, async () => {
    const { platform, browser } = await openWithAda(open);
    expect(await signIn(browser)).toBe(200);
    expect(await signIn(browser, wrong)).toBe(401);
    expect(await signIn(browser)).toBe(429);
    await browser.post('/request-password-reset', { email: ada.email });
    const token = await readResetToken(platform);
    await browser.post('/reset-password', { token, newPassword: ada.password });
    expect(await signIn(browser)).toBe(200);
  });

  it('may fail five times, and counts a try before its password is looked at', async () => {
    const { limits } = await open({ rateLimitFactor: 1 });
    let tried = 0;
    const attempt = async () => {
      tried += 1;
      return Response.json({ code: 'INVALID_EMAIL_OR_PASSWORD' }, { status: 401 });
    };
    const counts = countPasswords('ada', elsewhere);
    const tries = Array.from({ length: 20 }, () => guardGuess(limits, counts, attempt).catch(() => null));
    await Promise.all(tries);
    expect(tried).toBe(5);
  });

  it('takes no other refusal, and no failure of ours, for a wrong password', async () => {
    const { limits } = await open({ rateLimitFactor: 1 });
    const counts = countPasswords('ada', elsewhere);
    for (let i = 0; i < 3; i += 1) {
      for (const status of [400, 401, 403, 503]) {
        const response = await guardGuess(limits, counts, async () => new Response(null, { status }));
        expect(response.status).toBe(status);
      }
      const failing = guardGuess(limits, counts, () => Promise.reject(new Error('database away')));
      await expect(failing).rejects.toThrow('database away');
    }
    expect((await guardGuess(limits, counts, async () => new Response())).status).toBe(200);
  });

  it('reports the state of its limit', async () => {
    const { browser } = await openWithAda(open);
    const response = await browser.post('/sign-in/email', ada);
    expect(response.headers.get('ratelimit-policy')).toBe('"sign-in";q=6;w=60');
    expect(response.headers.get('ratelimit')).toMatch(/^"sign-in";r=5;t=\d+$/);
  });
});

const addressOf = (i: number) => `198.51.100.${i}`;

/** Tries wrong passwords or codes, each from another address, until one is refused; at most twenty. */
async function guessEverywhere(post: (i: number) => Promise<Response>) {
  const statuses: number[] = [];
  for (let i = 0; i < 20 && statuses.at(-1) !== 429; i += 1) statuses.push((await post(i)).status);
  return statuses;
}

describeOnBothDatabasesAtLength('an account that strangers try from everywhere', (open) => {
  /** A fifth of the limits: two passwords and a code are free. The clock is stopped. */
  async function openAttacked() {
    const platform = await open({ rateLimitFactor: 0.2 });
    const startedAt = new Date();
    platform.now = () => startedAt;
    await createAdmin(platform, ada);
    const owner = openTestBrowser(platform);
    const attack = (email = ada.email) =>
      guessEverywhere((i) =>
        openTestBrowser(platform, owner.auth).post('/sign-in/email', { ...wrong, email }, addressOf(i)),
      );
    return { platform, owner, attack };
  }

  it('makes them wait, as an address without an account does', timeout, async () => {
    const { platform, attack, owner } = await openAttacked();
    const refusals = [];
    for (const email of [ada.email, 'nobody@example.com']) {
      expect(await attack(email)).toEqual([401, 401, 429]);
      const clock = { ms: platform.now().getTime() };
      platform.now = () => new Date(clock.ms);
      for (const wait of [1, 2, 4]) {
        clock.ms += 1000 * wait;
        const stranger = openTestBrowser(platform, owner.auth);
        const passed = await stranger.post('/sign-in/email', { ...wrong, email }, addressOf(50 + wait));
        const refused = await stranger.post('/sign-in/email', { ...wrong, email }, addressOf(60 + wait));
        expect([passed.status, refused.status]).toEqual([401, 429]);
        refusals.push([email, refused.headers.get('retry-after'), ((await refused.json()) as Body).detail]);
      }
    }
    expect(refusals.slice(0, 3).map(([, ...rest]) => rest)).toEqual(
      refusals.slice(3).map(([, ...rest]) => rest),
    );
    expect(refusals.map(([, seconds]) => seconds)).toEqual(['2', '4', '8', '2', '4', '8']);
  });

  it('lets its owner in, where they signed in before', timeout, async () => {
    const { platform, owner, attack } = await openAttacked();
    expect((await owner.post('/sign-in/email', ada)).status).toBe(200);
    await owner.post('/sign-out');
    expect((await attack()).at(-1)).toBe(429);
    expect((await owner.post('/sign-in/email', ada, elsewhere)).status).toBe(200);
    const fresh = openTestBrowser(platform, owner.auth);
    expect((await fresh.post('/sign-in/email', ada)).status).toBe(429);
  });

  it(
    "takes no device for another account's, nor a changed one, nor one from before the password",
    timeout,
    async () => {
      const { platform, owner, attack } = await openAttacked();
      const bob = { email: 'bob@example.com', password: 'a long password' };
      await createAdmin(platform, bob);
      const ofBob = openTestBrowser(platform, owner.auth);
      expect((await ofBob.post('/sign-in/email', bob)).status).toBe(200);
      expect((await owner.post('/sign-in/email', ada)).status).toBe(200);
      await attack();
      expect((await ofBob.post('/sign-in/email', ada, elsewhere)).status).toBe(429);

      const name = 'countermark.device';
      const device = new RegExp(`${name}=([^;]+)`).exec(owner.headers().get('cookie')!)![1]!;
      const [id, proof, expires, signature] = device.split('.');
      const forgeries = [
        `x${id}.${proof}.${expires}.${signature}`,
        `${id}.${proof}.${Number(expires) + 1}.${signature}`,
        `${id}.${proof}.${expires}.`,
        `${id}.${proof}.${expires}`,
        '',
      ];
      for (const [i, forged] of forgeries.entries()) {
        const thief = openTestBrowser(platform, owner.auth);
        thief.setCookie(name, forged);
        expect([forged, (await thief.post('/sign-in/email', ada, addressOf(100 + i))).status]).toEqual([
          forged,
          429,
        ]);
      }
      await setPassword(platform, ada);
      await attack();
      expect((await owner.post('/sign-in/email', ada, elsewhere)).status).toBe(429);
    },
  );

  it('makes a stolen device wait too, and keeps its owner in with another', timeout, async () => {
    const { platform, owner } = await openAttacked();
    await owner.post('/sign-in/email', ada);
    const cookie = /countermark\.device=([^;]+)/.exec(owner.headers().get('cookie')!)![1]!;
    const statuses = await guessEverywhere((i) => {
      const thief = openTestBrowser(platform, owner.auth);
      thief.setCookie('countermark.device', cookie);
      return thief.post('/sign-in/email', wrong, addressOf(i));
    });
    expect(statuses).toEqual([401, 401, 429]);
    const fresh = openTestBrowser(platform, owner.auth);
    expect((await fresh.post('/sign-in/email', ada)).status).toBe(200);
  });

  it('lets in who sets a password by mail, however strangers go on', timeout, async () => {
    const { platform, owner, attack } = await openAttacked();
    await attack();
    expect((await owner.post('/sign-in/email', ada)).status).toBe(429);
    await owner.post('/request-password-reset', { email: ada.email });
    const token = await readResetToken(platform);
    expect((await owner.post('/reset-password', { token, newPassword: 'a newer password' })).status).toBe(
      200,
    );
    expect((await attack()).at(-1)).toBe(429);
    const changed = { ...ada, password: 'a newer password' };
    expect((await owner.post('/sign-in/email', changed)).status).toBe(200);
  });

  it('is open again once the operator sets a password', timeout, async () => {
    const { platform, owner, attack } = await openAttacked();
    await attack();
    expect((await owner.post('/sign-in/email', ada)).status).toBe(429);
    await setPassword(platform, ada);
    expect((await owner.post('/sign-in/email', ada)).status).toBe(200);
  });

  it('makes codes wait for who knows the password, and not the owner', timeout, async () => {
    const { platform, owner } = await openAttacked();
    await owner.post('/sign-in/email', ada);
    const { totp_uri, recovery_codes } = await setUpTotp(owner);
    await owner.post('/sign-out');

    const attackCodes = () =>
      guessEverywhere(async (i) => {
        const stranger = openTestBrowser(platform, owner.auth);
        await stranger.post('/sign-in/email', ada, addressOf(i));
        return i % 2
          ? stranger.post('/two-factor/verify-totp', { code: `00000${i}` }, addressOf(i))
          : stranger.post('/two-factor/verify-backup-code', { code: `aaaaa-bbbb${i}` }, addressOf(i));
      });
    expect(await attackCodes()).toEqual([401, 429]);

    const other = openTestBrowser(platform, owner.auth);
    await other.post('/sign-in/email', ada, elsewhere);
    const refused = await other.post('/two-factor/verify-totp', { code: nextCode(totp_uri) }, elsewhere);
    expect([refused.status, ((await refused.json()) as Body).detail]).toEqual([
      429,
      expect.stringMatching(/^Too many wrong codes\. Please try again in (a|\d+) seconds?\.$/),
    ]);
    await owner.post('/sign-in/email', ada);
    expect((await owner.post('/two-factor/verify-totp', { code: nextCode(totp_uri) })).status).toBe(200);

    await other.post('/request-password-reset', { email: ada.email });
    const token = await readResetToken(platform);
    const newPassword = 'a newer password';
    expect((await other.post('/reset-password', { token, newPassword })).status).toBe(200);
    await other.post('/sign-in/email', { ...ada, password: newPassword });
    const code = recovery_codes[0];
    expect((await other.post('/two-factor/verify-backup-code', { code })).status).toBe(200);
  });
});

interface Body {
  detail: string;
}

async function readResetToken(platform: TestPlatform): Promise<string> {
  const link = /https?:\S+/.exec((await platform.readMails()).at(-1)!.text)![0];
  return new URL(link).searchParams.get('token')!;
}
