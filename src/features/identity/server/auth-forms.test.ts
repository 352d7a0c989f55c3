import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { openTestBrowser } from '#tests/support/auth-test-browser.ts';
import { createAdmin } from './admins.ts';
import { readTotpCode } from '#tests/support/authenticator.ts';
import { submitAuthForm } from './auth-forms.ts';

const ada = { email: 'ada@example.com', password: 'correct horse' };

describeOnBothDatabasesAtLength('forms without scripting', (open) => {
  it('sign up and in, and reset a password', async () => {
    const platform = await open();
    const { auth } = openTestBrowser(platform);
    const { host, origin } = platform.config.siteUrl;
    const headers = new Headers({
      host,
      origin,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    });
    const sender = { headers, clientIp: '192.0.2.1' };

    const signedUp = await submitAuthForm({ platform, auth }, 'sign-up', ada, sender);
    expect(signedUp).toMatchObject({
      status: 200,
      setCookies: [],
      message: { kind: 'success', text: 'Account created successfully. Please check your email.' },
    });
    const refused = await submitAuthForm(
      { platform, auth },
      'sign-in',
      { ...ada, password: 'wrong' },
      sender,
    );
    expect(refused).toMatchObject({
      status: 401,
      values: { email: ada.email },
      message: { kind: 'error', text: 'Invalid email or password' },
    });
    expect(JSON.stringify(refused)).not.toContain('wrong');
    const signedIn = await submitAuthForm({ platform, auth }, 'sign-in', ada, sender);
    expect(signedIn).toMatchObject({
      status: 200,
      redirectTo: '/auth?signed-in=1',
      message: { text: 'Logged in successfully' },
    });
    expect(
      await auth.findSession(new Headers({ cookie: signedIn.setCookies[0]!.split(';')[0]! })),
    ).not.toBeNull();

    expect(await submitAuthForm({ platform, auth }, 'forgot', { email: ada.email }, sender)).toMatchObject({
      status: 200,
    });
    const link = new URL(/https?:\S+/.exec((await platform.readMails()).at(-1)!.text)![0]);
    const token = link.searchParams.get('token')!;
    const short = await submitAuthForm({ platform, auth }, 'reset', { token, newPassword: 'abc' }, sender);
    expect(short).toMatchObject({
      status: 400,
      values: { token },
      errors: { newPassword: 'Password must have at least 6 characters' },
    });
    expect(
      await submitAuthForm({ platform, auth }, 'reset', { token, newPassword: 'new password' }, sender),
    ).toMatchObject({
      status: 200,
    });
    expect(
      (await submitAuthForm({ platform, auth }, 'sign-in', { ...ada, password: 'new password' }, sender))
        .status,
    ).toBe(200);
  });

  it('name what is missing, and refuse another site', async () => {
    const platform = await open();
    const { auth } = openTestBrowser(platform);
    const sender = {
      headers: new Headers({ origin: platform.config.siteUrl.origin }),
      clientIp: '192.0.2.1',
    };
    const empty = await submitAuthForm({ platform, auth }, 'sign-in', {}, sender);
    expect(empty).toMatchObject({
      status: 400,
      errors: { email: 'Email is required', password: 'Password is required' },
    });
    const foreign = { ...sender, headers: new Headers({ origin: 'https://evil.example' }) };
    expect(await submitAuthForm({ platform, auth }, 'sign-in', ada, foreign)).toMatchObject({
      status: 403,
      setCookies: [],
    });
  });

  it('keep what was typed when the database is away', async () => {
    const platform = await open();
    const { auth } = openTestBrowser(platform);
    const sender = {
      headers: new Headers({ origin: platform.config.siteUrl.origin }),
      clientIp: '192.0.2.1',
    };
    await platform.database.close();
    const answer = await submitAuthForm({ platform, auth }, 'sign-in', ada, sender);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer).toMatchObject({ values: { email: ada.email }, message: { kind: 'error' } });
  });

  it('ask for a code where an authenticator app is set up', { timeout: 60_000 }, async () => {
    const platform = await open();
    const admin = { ...ada, password: 'a long password' };
    await createAdmin(platform, admin);
    const browser = openTestBrowser(platform);
    const { auth } = browser;
    await browser.post('/sign-in/email', admin);
    const begun = await browser.post('/two-factor/enable', { password: admin.password });
    const { totp_uri, recovery_codes } = (await begun.json()) as {
      totp_uri: string;
      recovery_codes: string[];
    };
    await browser.post('/two-factor/verify-totp', { code: readTotpCode(totp_uri, new Date()) });

    const { host, origin } = platform.config.siteUrl;
    const send = (cookies: string[] = []) => ({
      headers: new Headers({ host, origin, cookie: cookies.map((line) => line.split(';')[0]).join('; ') }),
      clientIp: '192.0.2.1',
    });
    const begin = async () => {
      const challenge = await submitAuthForm({ platform, auth }, 'sign-in', admin, send());
      expect(challenge).toMatchObject({
        redirectTo: '/auth/second-factor',
        message: { kind: 'success', title: 'One more step' },
      });
      return send(challenge.setCookies.filter((line) => !/max-age=0/i.test(line)));
    };
    const wrong = await submitAuthForm({ platform, auth }, 'second-factor', { code: '12' }, await begin());
    expect(wrong).toMatchObject({
      status: 400,
      values: { code: '12' },
      errors: { code: 'Enter the six digits of the code' },
    });
    const code = readTotpCode(totp_uri, new Date(Date.now() + 30_000));
    expect(await submitAuthForm({ platform, auth }, 'second-factor', { code }, await begin())).toMatchObject({
      redirectTo: '/auth?signed-in=1',
      message: { text: 'Logged in successfully' },
    });
    const recovery = { code: recovery_codes[0]! };
    expect(await submitAuthForm({ platform, auth }, 'recovery-code', recovery, await begin())).toMatchObject({
      redirectTo: '/auth?signed-in=1',
    });
  });
});
