import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import { openTestBrowser } from '#tests/support/auth-test-browser.ts';
import { createAdmin } from './admins.ts';

const ada = { email: 'ada@example.com', password: 'a long password' };
const other = 'ada@lovelace.example';
const changed = 'another long password';

async function openSignedIn(platform: TestPlatform) {
  await createAdmin(platform, ada);
  const browser = openTestBrowser(platform);
  await browser.post('/sign-in/email', ada);
  return browser;
}

const subjectsTo = async (platform: TestPlatform, recipient: string) =>
  (await platform.readMails()).filter((mail) => mail.to === recipient).map((mail) => mail.subject);

async function readLink(platform: TestPlatform): Promise<string> {
  const mail = (await platform.readMails()).findLast(({ to }) => to === other)!;
  return /https?:\S+/.exec(mail.text)![0];
}

const emails = async ({ database }: TestPlatform) =>
  (await database.kysely.selectFrom('user').select('email').execute()).map(({ email }) => email);

/** The recorded actions, and who took them. */
const recorded = async ({ database }: TestPlatform) =>
  (
    await database.kysely.selectFrom('audit_entries').selectAll().where('actor_kind', '=', 'person').execute()
  ).map(({ action, actor_name }) => [action, actor_name]);

describeOnBothDatabasesAtLength('another address', (open) => {
  it('is the account’s once it is confirmed, and both are told', async () => {
    const platform = await open();
    const browser = await openSignedIn(platform);
    expect((await browser.post('/change-email', { newEmail: 'Ada@Lovelace.example' })).status).toBe(200);
    expect(await subjectsTo(platform, other)).toEqual(['Confirm your new email address']);
    expect(await subjectsTo(platform, ada.email)).toEqual(['Another email address was asked for']);
    expect(await emails(platform)).toEqual([ada.email]);

    const link = await readLink(platform);
    const elsewhere = openTestBrowser(platform, browser.auth);
    const confirmed = await elsewhere.get(link);
    expect(confirmed.headers.get('location')).toBe('/auth?confirmed=1');
    expect(await emails(platform)).toEqual([other]);
    expect(await subjectsTo(platform, ada.email)).toContain('Your email address was changed');
    expect((await elsewhere.post('/sign-in/email', ada)).status).toBe(401);
    expect((await elsewhere.post('/sign-in/email', { ...ada, email: other })).status).toBe(200);
    expect((await elsewhere.get(link)).headers.get('location')).toContain('error=');
    expect(await recorded(platform)).toEqual([['email.changed', 'ada']]);
  });

  it('is not taken with a link from before the password was replaced', async () => {
    const platform = await open();
    const browser = await openSignedIn(platform);
    await browser.post('/change-email', { newEmail: other });
    const link = await readLink(platform);
    await browser.post('/change-password', { currentPassword: ada.password, newPassword: changed });
    expect((await browser.get(link)).headers.get('location')).toContain('error=');
    expect(await emails(platform)).toEqual([ada.email]);
  });

  it('is refused without a recent sign-in, and not told to be somebody else’s', async () => {
    const platform = await open();
    const browser = await openSignedIn(platform);
    await createAdmin(platform, { ...ada, email: other });
    expect((await browser.post('/change-email', { newEmail: other })).status).toBe(200);
    expect(await platform.readMails()).toEqual([]);
    const later = new Date(Date.now() + 11 * 60_000);
    platform.now = () => later;
    const late = await browser.post('/change-email', { newEmail: 'x@example.com' });
    expect(await late.json()).toMatchObject({ status: 403, code: 'recent_sign_in_required' });
  });
});

describeOnBothDatabasesAtLength('another password', (open) => {
  it('takes the former one, signs out all other sessions, and is told by mail', async () => {
    const platform = await open();
    const browser = await openSignedIn(platform);
    const elsewhere = openTestBrowser(platform, browser.auth);
    await elsewhere.post('/sign-in/email', ada);
    const change = (currentPassword: string, newPassword: string) =>
      browser.post('/change-password', { currentPassword, newPassword });

    expect((await change('a wrong password', changed)).status).toBe(400);
    const short = (await (await change(ada.password, 'too short')).json()) as { detail: string };
    expect(short.detail).toContain('at least 12 characters');
    expect(await browser.auth.findSession(elsewhere.headers())).not.toBeNull();

    expect((await change(ada.password, changed)).status).toBe(200);
    expect(await browser.auth.findSession(browser.headers())).not.toBeNull();
    expect(await browser.auth.findSession(elsewhere.headers())).toBeNull();
    expect((await elsewhere.post('/sign-in/email', ada)).status).toBe(401);
    expect((await elsewhere.post('/sign-in/email', { ...ada, password: changed })).status).toBe(200);
    expect(await subjectsTo(platform, ada.email)).toEqual(['Your password was changed']);
    expect(await recorded(platform)).toEqual([['password.changed', 'ada']]);
  });

  it('cannot be guessed at more often than at the sign-in', async () => {
    const platform = await open({ rateLimitFactor: 1 });
    const browser = await openSignedIn(platform);
    const guess = async (n: number) =>
      (await browser.post('/change-password', { currentPassword: `guess ${n}`, newPassword: changed }))
        .status;
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push(await guess(n));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});
