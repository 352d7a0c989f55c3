import { expect, it } from 'vitest';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import { reportChangedRoutes } from './report-changes.ts';

const setContact = (api: TestApi, address: string) =>
  api.askAsAdmin('PUT', '/settings', { body: { contact_email: address } });

/** Whom the mails that went out since are for, and what they say. */
async function readReports(platform: TestPlatform, earlier = 0) {
  const mails = (await platform.readMails()).slice(earlier);
  return {
    recipients: mails.map(({ to }) => to).toSorted(),
    subject: mails[0]?.subject,
    text: mails[0]?.text,
  };
}

const start = (platform: TestPlatform, config: object = {}) =>
  reportChangedRoutes({ ...platform, config: { ...platform.config, ...config } });

describeOnBothDatabasesAtLength('another contact address', (open) => {
  it('is mailed to the former one and to the admins, with who saved it', async () => {
    const { platform, api } = await openWithApi(open);
    const admin = `${api.adminId}@example.com`;
    await setContact(api, 'owner@acme.com');
    const first = await readReports(platform);
    expect(first.recipients, 'nobody reads an example').toEqual([admin]);
    await setContact(api, 'thief@elsewhere.com');
    const { recipients, subject, text } = await readReports(platform, 1);
    expect(recipients).toEqual([admin, 'owner@acme.com'].toSorted());
    expect(subject).toBe('localhost:3000: the contact address was changed');
    expect(text).toContain('before: owner@acme.com\n  now: thief@elsewhere.com');
    expect(text).toContain(`Changed by ${admin}`);
    await setContact(api, 'thief@elsewhere.com');
    await api.askAsAdmin('PUT', '/settings', { body: { site_name: 'Acme' } });
    expect((await readReports(platform, 3)).recipients, 'nothing changed').toEqual([]);
    await setContact(api, '');
    expect((await readReports(platform, 3)).text).toContain('now: none');
  });

  it('is reported by the next start where it was changed past the product, and only once otherwise', async () => {
    const { platform, api } = await openWithApi(open);
    await start(platform);
    await setContact(api, 'owner@acme.com');
    await start(platform);
    expect((await readReports(platform)).recipients).toHaveLength(1);
    const contact = platform.database.kysely.updateTable('site_settings').where('key', '=', 'contact_email');
    await contact.set({ value: 'thief@elsewhere.com' }).execute();
    await start(platform);
    const { recipients } = await readReports(platform, 1);
    expect(recipients).toEqual([`${api.adminId}@example.com`, 'owner@acme.com'].toSorted());
  });
});

describeOnBothDatabasesAtLength('another sender, booking address or mail server', (open) => {
  it('is mailed to the admins and a former sender at the next start, by one instance and without passwords', async () => {
    const platform = await open({ fromEnvironment: { MAIL_FROM: 'Acme <hello@acme.com>' } });
    const { adminId } = await openTestApi(platform);
    await start(platform);
    await start(platform);
    expect((await readReports(platform)).recipients, 'at the first start').toEqual([]);
    const changed = {
      fromEnvironment: {
        BOOKING_URL: 'https://calendar.elsewhere.com/book',
        MAIL_FROM: 'hello@elsewhere.com',
        SMTP_URL: 'smtps://user:open-sesame@mail.elsewhere.com',
      },
    };
    await Promise.all([start(platform, changed), start(platform, changed)]);
    const { recipients, subject, text } = await readReports(platform);
    expect(recipients).toEqual([`${adminId}@example.com`, 'hello@acme.com'].toSorted());
    expect(subject).toBe('localhost:3000: the sender of emails was changed, and 2 more');
    expect(text).toContain('now: smtps://user@mail.elsewhere.com');
    expect(text).toContain('now: https://calendar.elsewhere.com/book');
    expect(text).not.toContain('open-sesame');
    const stored = await platform.database.kysely.selectFrom('site_settings').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('open-sesame');
  });
});
