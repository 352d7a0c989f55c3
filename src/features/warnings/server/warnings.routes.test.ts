import { expect, it } from 'vitest';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { Warning } from '../contract.ts';

const list = async (api: TestApi) => (await (await api.askAsAdmin('GET', '/warnings')).json()) as Warning[];
const codes = async (api: TestApi) => (await list(api)).map(({ code }) => code);

/** A public site's settings. */
const ready = {
  siteUrl: new URL('https://acme.com'),
  fromEnvironment: { BOOKING_URL: 'https://calendar.acme.com/book', SMTP_URL: 'smtp://mail.acme.com' },
};
const setContact = (api: TestApi, address: string) =>
  api.askAsAdmin('PUT', '/settings', { body: { contact_email: address } });

describeOnBothDatabasesAtLength('warnings about the set-up', (open) => {
  it('name a proxy that is not trusted', async () => {
    const { platform, api } = await openWithApi(open, ready);
    await setContact(api, 'hello@acme.com');
    expect(await list(api)).toEqual([]);
    platform.untrustedProxies.first = '192.0.2.7';
    expect(await list(api)).toMatchObject([
      { code: 'untrusted_proxy', is_urgent: true, text: expect.stringContaining('192.0.2.7') },
    ]);
  });

  it('name what is not set or an example, calmly until the site is public', async () => {
    const fromEnvironment = { MAIL_FROM: 'us@acme.example' };
    const api = await openTestApi(await open({ fromEnvironment }));
    const unset = ['no_mail_server', 'example_booking', 'example_contact', 'example_sender'];
    expect(await codes(api)).toEqual(unset);
    expect((await list(api)).some(({ is_urgent: isUrgent }) => isUrgent)).toBe(false);

    const inPublic = await openTestApi(await open({ fromEnvironment, siteUrl: ready.siteUrl }));
    expect(await codes(inPublic)).toEqual(unset);
    expect((await list(inPublic)).every(({ is_urgent: isUrgent }) => isUrgent)).toBe(true);
  });

  it('count no bookings as the owner’s choice', async () => {
    const fromEnvironment = { ...ready.fromEnvironment, BOOKING_URL: 'off' };
    const api = await openTestApi(await open({ ...ready, fromEnvironment }));
    await setContact(api, 'hello@acme.com');
    expect(await codes(api)).toEqual([]);
  });

  it('count an address of examples as none, and no address as the owner’s choice', async () => {
    const api = await openTestApi(
      await open({
        ...ready,
        fromEnvironment: { ...ready.fromEnvironment, BOOKING_URL: 'https://book.acme.example/event' },
      }),
    );
    for (const address of ['hello@acme.example', 'hello@example.com']) {
      await setContact(api, address);
      expect(await codes(api)).toEqual(['example_booking', 'example_contact']);
    }
    await setContact(api, '');
    expect(await codes(api)).toEqual(['example_booking']);
  });
});
