import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { openTestBrowser, testSecret } from '#tests/support/auth-test-browser.ts';
import { createSessionTokenReader } from './session-cookie.ts';

const ada = { email: 'ada@example.com', password: 'correct horse' };

describeOnBothDatabases('a session cookie', (open) => {
  async function signIn() {
    const platform = await open();
    const browser = openTestBrowser(platform);
    await browser.post('/sign-up/email', ada);
    await browser.post('/sign-in/email', ada);
    const cookie = browser.headers().get('cookie')!;
    const signed = /countermark\.session_token=([^;]*)/.exec(cookie)![1]!;
    const find = (value: string) =>
      browser.auth.findSession(new Headers({ cookie: `countermark.session_token=${value}` }));
    return { platform, browser, signed, find };
  }

  it('stands for a session with its own signature alone', async () => {
    const { platform, signed, find } = await signIn();
    const [token, signature] = decodeURIComponent(signed).split('.') as [string, string];
    const { token: stored } = await platform.database.kysely
      .selectFrom('session')
      .select('token')
      .executeTakeFirstOrThrow();
    expect(token).toBe(stored);
    expect(await find(signed)).toMatchObject({ email: ada.email, roles: [], isRecent: true });
    expect(await find(`${token}.${signature}`)).not.toBeNull();

    const otherToken = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const otherSignature = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const refused = ['', '.', token, `${token}.`, `.${signature}`, `${token}.${otherSignature}`, '%'];
    for (const value of [...refused, `${otherToken}.${signature}`, `${token}.${signature}A`.slice(0, -3)]) {
      expect(await find(value)).toBeNull();
    }
    const read = (secret: string) =>
      createSessionTokenReader(
        platform.config.siteUrl,
        secret,
      )(new Headers({ cookie: `other=1; countermark.session_token=${signed}` }));
    expect(read(testSecret)).toBe(token);
    expect(read(`${testSecret} `)).toBeNull();
  });

  it('ends with its session at once, wherever that was ended', async () => {
    const { platform, signed, find } = await signIn();
    const end = new Date('2030-01-01T00:00:00Z');
    await platform.database.kysely.updateTable('session').set({ expiresAt: end.toISOString() }).execute();
    platform.now = () => new Date(end.getTime() - 1);
    expect(await find(signed)).not.toBeNull();
    platform.now = () => end;
    expect(await find(signed)).toBeNull();

    platform.now = () => new Date(end.getTime() - 1);
    await platform.database.kysely.deleteFrom('session').execute();
    expect(await find(signed)).toBeNull();
  });
});
