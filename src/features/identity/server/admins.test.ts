import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { openTestBrowser } from '#tests/support/auth-test-browser.ts';
import {
  countAdmins,
  createAdmin,
  grantRole,
  withdrawAdmin,
  listAdmins,
  setPassword,
  ensureFirstAdmin,
} from './admins.ts';
import { lockRoles } from './roles.store.ts';

const ada = { email: 'ada@example.com', password: 'a long password' };
const grace = { email: 'grace@example.com', password: 'another long one' };
const smtp = { fromEnvironment: { SMTP_URL: 'smtp://localhost:1' } };

/** Runs `work` while another transaction changes roles; returns whether it ended after that one. */
async function waitsForOthers({ database }: Platform, work: () => Promise<unknown>): Promise<boolean> {
  const ends: string[] = [];
  let working: Promise<unknown> = Promise.resolve();
  await database.write(async (trx) => {
    await lockRoles(trx);
    working = work().then(() => ends.push('work'));
    // SQLite has one writer: the second one begins when this one is done.
    while (database.kind === 'postgres' && ends.length === 0 && !(await isAwaited(trx))) await nextTurn();
    ends.push('other');
  });
  await working;
  return ends[0] === 'other';
}

/** Whether a transaction of PostgreSQL waits for this one. */
async function isAwaited(trx: Connection): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
  return rows.length > 0;
}

describeOnBothDatabases('admins', (open) => {
  it('are created confirmed, and once for an address', async () => {
    const platform = await open(smtp);
    await createAdmin(platform, { ...ada, email: 'Ada@Example.com' });
    expect(await listAdmins(platform)).toEqual([ada.email]);
    const browser = openTestBrowser(platform);
    expect((await browser.post('/sign-in/email', ada)).status).toBe(200);
    await expect(createAdmin(platform, ada)).rejects.toThrow(/has an account already/);
    await expect(createAdmin(platform, { ...grace, password: 'elevenchars' })).rejects.toThrow(/at least 12/);
    await expect(createAdmin(platform, { ...grace, email: 'grace' })).rejects.toThrow(/not an email address/);
  });

  it('are never withdrawn to the last, not even two at once', async () => {
    const platform = await open();
    await createAdmin(platform, ada);
    await expect(withdrawAdmin(platform, ada.email)).rejects.toThrow(/last admin/);
    expect(await countAdmins(platform)).toBe(1);
    await createAdmin(platform, grace);
    const both = await Promise.allSettled([
      withdrawAdmin(platform, ada.email),
      withdrawAdmin(platform, grace.email),
    ]);
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await countAdmins(platform)).toBe(1);
    const [left] = await listAdmins(platform);
    const gone = left === ada.email ? grace.email : ada.email;
    expect(await withdrawAdmin(platform, gone)).toMatchObject({ wasAdmin: false });
    await expect(withdrawAdmin(platform, 'nobody@example.com')).rejects.toThrow(/has no account/);
  });

  it('change one after the other', async () => {
    const platform = await open();
    await createAdmin(platform, ada);
    await createAdmin(platform, grace);
    expect(await waitsForOthers(platform, () => withdrawAdmin(platform, ada.email))).toBe(true);
    expect(
      await waitsForOthers(platform, () => grantRole(platform, { email: ada.email, role: 'admin' })),
    ).toBe(true);
  });

  it('are granted to a confirmed address where mail is delivered', async () => {
    const platform = await open(smtp);
    await openTestBrowser(platform).post('/sign-up/email', ada);
    await expect(grantRole(platform, { email: ada.email, role: 'admin' })).rejects.toThrow(/not confirmed/);
    await expect(setPassword(platform, grace)).rejects.toThrow(/has no account/);
    await setPassword(platform, ada);
    expect(await grantRole(platform, { email: ada.email, role: 'admin' })).toEqual({ emailVerified: true });
    expect(await grantRole(platform, { email: ada.email, role: 'admin' })).toEqual({ emailVerified: true });
    expect(await countAdmins(platform)).toBe(1);
  });

  it('lose their sessions and reset links with a password set for them', async () => {
    const platform = await open();
    await createAdmin(platform, ada);
    const browser = openTestBrowser(platform);
    await browser.post('/sign-in/email', ada);
    await browser.post('/request-password-reset', { email: ada.email });
    const link = /https?:\S+/.exec((await platform.readMails()).at(-1)!.text)![0];
    await setPassword(platform, { ...ada, password: 'yet another long one' });
    expect(await browser.auth.findSession(browser.headers())).toBeNull();
    const token = new URL(link).searchParams.get('token');
    expect((await browser.post('/reset-password', { token, newPassword: 'an old link' })).status).toBe(400);
    expect((await browser.post('/sign-in/email', ada)).status).toBe(401);
    expect((await browser.post('/sign-in/email', { ...ada, password: 'yet another long one' })).status).toBe(
      200,
    );
  });
});

describeOnBothDatabases('the first admin', (open) => {
  it('is made once, by whichever instance is first', async () => {
    const platform = await open({ firstAdmin: ada, ...smtp });
    await Promise.all([ensureFirstAdmin(platform), ensureFirstAdmin(platform)]);
    expect(await listAdmins(platform)).toEqual([ada.email]);
    expect((await openTestBrowser(platform).post('/sign-in/email', ada)).status).toBe(200);
  });

  it('is one even where instances are set differently', async () => {
    const platform = await open({ firstAdmin: ada });
    const other = { ...platform, config: { ...platform.config, firstAdmin: grace } };
    await Promise.all([ensureFirstAdmin(platform), ensureFirstAdmin(other)]);
    expect(await countAdmins(platform)).toBe(1);
    await Promise.all([ensureFirstAdmin(platform), ensureFirstAdmin(other)]);
    expect(await countAdmins(platform)).toBe(1);
  });

  it('takes the address over from whoever signed up with it before', async () => {
    const platform = await open({ firstAdmin: ada });
    const stranger = openTestBrowser(platform);
    await stranger.post('/sign-up/email', { ...ada, password: 'of a stranger' });
    await stranger.post('/sign-in/email', { ...ada, password: 'of a stranger' });
    await ensureFirstAdmin(platform);
    expect(await stranger.auth.findSession(stranger.headers())).toBeNull();
    expect((await stranger.post('/sign-in/email', { ...ada, password: 'of a stranger' })).status).toBe(401);
    expect((await stranger.post('/sign-in/email', ada)).status).toBe(200);
  });

  it('is left out without settings', async () => {
    const platform = await open();
    await ensureFirstAdmin(platform);
    expect(await countAdmins(platform)).toBe(0);
  });
});
