import { describe, expect, it } from 'vitest';
import { openTestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { ada, openSignedIn, registerPasskey, timeout } from '#tests/support/second-factor-steps.ts';
import { isRecentSignIn } from './recent-sign-in.ts';

const minuteMs = 60_000;

describe('a sign-in', () => {
  const now = new Date('2026-03-02T09:00:00Z');
  const at = (ms: number) => new Date(now.getTime() + ms);
  it.each([
    [[at(0), null], true],
    [[at(-10 * minuteMs), undefined], true],
    [[at(-10 * minuteMs - 1), null], false],
    [[at(-60 * minuteMs), at(-minuteMs)], true],
    // The clock was set back since then.
    [[at(60 * minuteMs), null], false],
    [[at(60 * minuteMs), at(-minuteMs)], true],
  ])('counts as recent for ten minutes: %j %s', (moments, expected) => {
    expect(isRecentSignIn(moments, now)).toBe(expected);
  });
});

describeOnBothDatabasesAtLength('a session that was signed in a while ago', (open) => {
  /** An admin's browser, eleven minutes after the sign-in. */
  async function openStale() {
    const { platform, browser } = await openSignedIn(open);
    const api = await openTestApi(platform);
    const pass = (minutes: number) => {
      const time = Date.now() + minutes * minuteMs;
      platform.now = () => new Date(time);
    };
    const createKey = async () => {
      const headers = { cookie: browser.headers().get('cookie')! };
      const response = await api.ask('POST', '/generate-api-key', { headers, body: { name: 'CI' } });
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    const countSessions = async () =>
      (await platform.database.kysely.selectFrom('session').select('id').execute()).length;
    expect(await createKey()).toEqual([201, undefined]);
    pass(11);
    expect(await createKey()).toEqual([403, 'recent_sign_in_required']);
    return { browser, pass, createKey, countSessions };
  }

  it('is good for keys again once the password is confirmed, for ten minutes', timeout, async () => {
    const { browser, pass, createKey, countSessions } = await openStale();
    const wrong = await browser.post('/verify-password', { password: 'not the password' });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'invalid_password' }]);
    expect((await createKey())[0]).toBe(403);

    const before = browser.headers().get('cookie');
    const right = await browser.post('/verify-password', { password: ada.password });
    expect([right.status, await right.json()]).toEqual([200, { status: true }]);
    expect((await createKey())[0]).toBe(201);
    expect([browser.headers().get('cookie'), await countSessions()]).toEqual([before, 1]);
    pass(22);
    expect((await createKey())[0]).toBe(403);
  });

  it('is good again after a passkey of the same account, and stays the same session', timeout, async () => {
    const { platform, browser } = await openSignedIn(open);
    const { authenticator } = await registerPasskey(browser);
    platform.now = () => new Date(Date.now() + 11 * minuteMs);
    expect((await browser.post('/passkey/delete-passkey', { id: 'any' })).status).toBe(403);
    const before = browser.headers().get('cookie');
    const sessionId = (await browser.auth.findSession(browser.headers()))!.sessionId;
    const options = await (await browser.get('/api/auth/passkey/generate-authenticate-options')).json();
    const signed = await browser.post('/passkey/verify-authentication', {
      response: authenticator.get(options),
    });
    expect(signed.status).toBe(200);
    expect(await browser.auth.findSession(browser.headers())).toMatchObject({ sessionId, isRecent: true });
    expect(browser.headers().get('cookie')).toContain(/session_token=[^;]+/.exec(before!)![0]);
    const rows = await platform.database.kysely.selectFrom('session').select('id').execute();
    expect(rows).toEqual([{ id: sessionId }]);
  });

  it('changes no passkey', timeout, async () => {
    const { platform, browser } = await openSignedIn(open);
    platform.now = () => new Date(Date.now() + 11 * minuteMs);
    const answers = [
      await browser.get('/api/auth/passkey/generate-register-options'),
      await browser.post('/passkey/verify-registration', unknownPasskey),
      await browser.post('/passkey/delete-passkey', { id: 'any' }),
    ];
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'recent_sign_in_required' }]);
    }
  });

  it('lets the password be guessed no oftener than a sign-in does', timeout, async () => {
    const { browser } = await openSignedIn(open, { rateLimitFactor: 1 });
    const guess = async (password: string) => (await browser.post('/verify-password', { password })).status;
    for (let i = 0; i < 5; i += 1) expect(await guess('wrong')).toBe(400);
    expect(await guess(ada.password)).toBe(429);
    expect((await browser.post('/sign-in/email', ada)).status).toBe(429);
  });
});

/** Well-formed, but for no challenge. */
const unknownPasskey = {
  name: 'Laptop',
  response: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
  },
};
