import { expect, it } from 'vitest';
import { readTotpCode } from '#tests/support/authenticator.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { insertVerifiedAccount } from './accounts.store.ts';
import { openTestBrowser, testSecret } from '#tests/support/auth-test-browser.ts';
import { createAuth } from './create-auth.ts';
import { createAdmin, removeSecondFactors } from './admins.ts';
import { scryptPassword } from './scrypt-password.ts';
import {
  ada,
  answer,
  isSignedIn,
  nextCode,
  openSignedIn,
  readMethods,
  registerPasskey,
  setUpTotp,
  signInElsewhere,
  timeout,
} from '#tests/support/second-factor-steps.ts';

describeOnBothDatabasesAtLength('new second factors', (open) => {
  it("are listed under the site's name of the moment, and go on working under another", timeout, async () => {
    const platform = await open();
    let siteName = 'Ober: Nord';
    const readSettings = async () => ({ site_name: siteName, contact_email: '' });
    const parts = { ...platform, authSecret: testSecret, site: { ...platform.site, readSettings } };
    const browser = openTestBrowser(platform, createAuth(parts));
    await createAdmin(platform, ada);
    await browser.post('/sign-in/email', ada);
    const offered = async () =>
      (await browser.get('/api/auth/passkey/generate-register-options')).json() as Promise<object>;
    expect(await offered()).toMatchObject({ rp: { name: 'Ober: Nord', id: 'localhost' } });
    const { totp_uri } = await setUpTotp(browser);
    expect(new URL(totp_uri).searchParams.get('issuer')).toBe('Ober  Nord');
    siteName = 'Süd';
    expect(await offered()).toMatchObject({ rp: { name: 'Süd', id: 'localhost' } });
    const other = openTestBrowser(platform, browser.auth);
    await other.post('/sign-in/email', ada);
    const code = nextCode(totp_uri);
    expect((await other.post('/two-factor/verify-totp', { code })).status).toBe(200);
  });
});

describeOnBothDatabasesAtLength('an authenticator app', (open) => {
  it('is asked for its code after the password', timeout, async () => {
    const { platform, browser } = await openSignedIn(open);
    const { totp_uri, recovery_codes } = await setUpTotp(browser);
    expect(totp_uri).toContain('otpauth://totp/Countermark:ada%40example.com?');
    expect(recovery_codes).toHaveLength(10);
    expect(await readMethods(platform, browser)).toEqual({
      totp: true,
      recovery_codes_left: 10,
      passkeys: [],
    });

    const other = openTestBrowser(platform, browser.auth);
    expect(await answer(await other.post('/sign-in/email', ada))).toEqual([
      200,
      { status: true, second_factor: 'totp' },
    ]);
    expect(await other.auth.findSession(other.headers())).toBeNull();
    expect(await answer(await other.post('/two-factor/verify-totp', { code: '000000' }))).toMatchObject([
      401,
      { code: 'invalid_code', detail: 'That code is not right. Please check it and try again.' },
    ]);
    const code = nextCode(totp_uri);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await answer(await other.post('/two-factor/verify-totp', { code: spaced }))).toEqual([
      200,
      { status: true },
    ]);
    expect(await other.auth.findSession(other.headers())).toMatchObject({ email: ada.email });
  });

  it('is asked for no code before its first was verified', timeout, async () => {
    const { platform, browser } = await openSignedIn(open);
    await browser.post('/two-factor/enable', { password: ada.password });
    const other = openTestBrowser(platform, browser.auth);
    expect(await answer(await other.post('/sign-in/email', ada))).toEqual([200, { status: true }]);
  });

  it('has each of its codes taken once', timeout, async () => {
    const { platform, browser } = await openSignedIn(open);
    const { totp_uri } = await setUpTotp(browser);
    const code = nextCode(totp_uri);
    const statuses = [];
    for (let i = 0; i < 2; i += 1) {
      const other = openTestBrowser(platform, browser.auth);
      await other.post('/sign-in/email', ada);
      statuses.push((await other.post('/two-factor/verify-totp', { code })).status);
    }
    expect(statuses).toEqual([200, 401]);
  });

  it('can be replaced by a recovery code, once each, without mail', timeout, async () => {
    const { platform, browser } = await openSignedIn(open);
    const { recovery_codes } = await setUpTotp(browser);
    const mails = (await platform.readMails()).length;
    const use = async (code: string) => {
      const other = openTestBrowser(platform, browser.auth);
      await other.post('/sign-in/email', ada);
      return (await other.post('/two-factor/verify-backup-code', { code })).status;
    };
    expect(await use(` ${recovery_codes[0]} `)).toBe(200);
    expect(await use(recovery_codes[0]!)).toBe(401);
    expect(await readMethods(platform, browser)).toMatchObject({ recovery_codes_left: 9 });
    const renewed = await browser.post('/two-factor/generate-backup-codes', { password: ada.password });
    const codes = ((await renewed.json()) as { recovery_codes: string[] }).recovery_codes;
    expect(codes).toHaveLength(10);
    expect(await use(recovery_codes[1]!)).toBe(401);
    expect(await use(codes[1]!)).toBe(200);
    expect(await platform.readMails()).toHaveLength(mails);
  });

  it('is taken away with the password, or by the operator', timeout, async () => {
    const { platform, browser } = await openSignedIn(open);
    await setUpTotp(browser);
    expect((await browser.post('/two-factor/disable', { password: 'wrong' })).status).toBe(400);
    expect(await readMethods(platform, browser)).toMatchObject({ totp: true });
    expect((await browser.post('/two-factor/disable', { password: ada.password })).status).toBe(200);
    expect(await readMethods(platform, browser)).toMatchObject({ totp: false, recovery_codes_left: 0 });

    await setUpTotp(browser);
    await registerPasskey(browser);
    await removeSecondFactors(platform, ada.email);
    const other = openTestBrowser(platform, browser.auth);
    expect(await answer(await other.post('/sign-in/email', ada))).toEqual([200, { status: true }]);
    expect(await readMethods(platform, other)).toEqual({ totp: false, recovery_codes_left: 0, passkeys: [] });
    await expect(removeSecondFactors(platform, 'nobody@example.com')).rejects.toThrow(/has no account/);
  });

  it('lets a stolen session guess the password no oftener than a sign-in does', timeout, async () => {
    const { browser } = await openSignedIn(() => open({ rateLimitFactor: 1 }));
    const guess = async (path: string, password: string) => (await browser.post(path, { password })).status;
    const paths = ['/two-factor/enable', '/two-factor/disable', '/two-factor/enable', '/two-factor/disable'];
    for (const path of paths) expect(await guess(path, 'wrong')).toBe(400);
    expect(await guess('/two-factor/disable', 'wrong')).toBe(400);
    expect(await guess('/two-factor/disable', ada.password)).toBe(429);
    expect(await guess('/two-factor/enable', ada.password)).toBe(429);
  });

  it('keeps its secret and the recovery codes encrypted', timeout, async () => {
    const { platform, browser } = await openSignedIn(open);
    const { totp_uri, recovery_codes } = await setUpTotp(browser);
    const rows = await platform.database.kysely
      .withTables<{ twoFactor: Record<string, unknown> }>()
      .selectFrom('twoFactor')
      .selectAll()
      .execute();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(new URL(totp_uri).searchParams.get('secret'));
    expect(stored).not.toContain(recovery_codes[0]);
  });
});

describeOnBothDatabasesAtLength('second factors', (open) => {
  it('are for admins to set up', timeout, async () => {
    const platform = await open();
    const passwordHash = await scryptPassword.hash(ada.password);
    const { database } = platform;
    await insertVerifiedAccount(database, database.kysely, {
      email: ada.email,
      passwordHash,
      now: new Date(),
    });
    const browser = openTestBrowser(platform);
    const ask = async () => [
      (await browser.post('/two-factor/enable', { password: ada.password })).status,
      (await browser.get('/api/auth/passkey/generate-register-options')).status,
    ];
    expect(await ask()).toEqual([403, 403]);
    await browser.post('/sign-in/email', ada);
    expect(await ask()).toEqual([403, 403]);
  });

  it('end the other sessions of their owner when they change, and no one else’s', timeout, async () => {
    const { platform, browser } = await openSignedIn(open);
    const grace = { ...ada, email: 'grace@example.com' };
    await createAdmin(platform, grace);
    const neighbour = openTestBrowser(platform, browser.auth);
    await neighbour.post('/sign-in/email', grace);

    let other = await signInElsewhere(platform, browser);
    const begun = await browser.post('/two-factor/enable', { password: ada.password });
    const { totp_uri } = (await begun.json()) as { totp_uri: string };
    await browser.post('/two-factor/verify-totp', { code: '000000' });
    expect(await isSignedIn(other)).toBe(true);
    const code = readTotpCode(totp_uri, new Date());
    await browser.post('/two-factor/verify-totp', { code });
    expect(await isSignedIn(other)).toBe(false);

    // A code that signs in changes nothing.
    other = await signInElsewhere(platform, browser, nextCode(totp_uri));
    expect(await isSignedIn(browser)).toBe(true);

    await registerPasskey(browser);
    expect(await isSignedIn(other)).toBe(false);
    const turnOff = await browser.post('/two-factor/disable', { password: ada.password });
    expect(turnOff.status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);

    const changes: (() => Promise<unknown>)[] = [
      async () => {
        const { passkeys } = await readMethods(platform, browser);
        return browser.post('/passkey/delete-passkey', { id: passkeys[0]!.id });
      },
      () => setUpTotp(browser),
    ];
    for (const change of changes) {
      other = await signInElsewhere(platform, browser);
      await change();
      expect(await isSignedIn(other)).toBe(false);
    }
    const renew = async () => {
      const renewed = await browser.post('/two-factor/generate-backup-codes', { password: ada.password });
      return ((await renewed.json()) as { recovery_codes: string[] }).recovery_codes;
    };
    let codes = await renew();
    const useCode = async () => {
      const used = openTestBrowser(platform, browser.auth);
      await used.post('/sign-in/email', ada);
      await used.post('/two-factor/verify-backup-code', { code: codes[0] });
      expect(await isSignedIn(used)).toBe(true);
      return used;
    };
    other = await useCode();
    codes = await renew();
    expect(await isSignedIn(other)).toBe(false);
    other = await useCode();
    await browser.post('/two-factor/disable', { password: ada.password });
    expect(await isSignedIn(other)).toBe(false);
    expect([await isSignedIn(browser), await isSignedIn(neighbour)]).toEqual([true, true]);
    await removeSecondFactors(platform, ada.email);
    expect([await isSignedIn(browser), await isSignedIn(neighbour)]).toEqual([false, true]);
  });
});
