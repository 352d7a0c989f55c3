import { expect, it } from 'vitest';
import { openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { openServer } from '#tests/support/test-server.ts';
import {
  describeOnBothDatabasesAtLength,
  setClock,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import type { Subscription } from '../contract.ts';
import { readConfirmation } from './confirm-subscription.ts';

const ann = 'ann@example.com';
const dayMs = 86_400_000;

const subscribe = (api: TestApi, email = ann, clientIp = '192.0.2.1') =>
  api.ask('POST', '/newsletter-api', { body: { email }, clientIp });

const list = async (api: TestApi, query = '') =>
  (await (await api.askAsAdmin('GET', `/newsletter-api${query}`)).json()) as Subscription[];

/** The path of the link in the newest mail. */
async function readLink(platform: TestPlatform): Promise<string> {
  const mails = await platform.readMails();
  const [link] = mails.at(-1)!.text.match(/http\S+\/newsletter\/confirm\?token=\S+/)!;
  const { pathname, search } = new URL(link!);
  return pathname + search;
}

const readToken = (link: string) => new URLSearchParams(link.split('?')[1]).get('token')!;

const confirm = async (platform: TestPlatform, link: string, fields: Record<string, string> = {}) => {
  const { post } = await openServer(platform);
  const answer = await post(link, { form: 'newsletter-confirm', ...fields });
  return [answer.status, JSON.parse(answer.body).form.message.title];
};

describeOnBothDatabasesAtLength('the confirmation of a subscription', (open) => {
  it('is asked for by a mail, and given with its link, once', async () => {
    const { platform, api } = await openWithApi(open);
    const made = (await (await subscribe(api, 'Ann@example.com')).json()) as Subscription;
    expect(Object.keys(made).toSorted()).toEqual(['created_at', 'email', 'id', 'source']);
    expect(await list(api)).toMatchObject([{ status: 'pending', confirmed_at: null, confirmed_by: null }]);
    const [mail, ...others] = await platform.readMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'Ann@example.com',
      subject: 'Confirm your subscription: Countermark',
      headers: {
        'auto-submitted': 'auto-generated',
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        'list-id': '<newsletter.localhost>',
        'list-unsubscribe': expect.stringMatching(
          /^<http:\/\/localhost:3000\/newsletter\/unsubscribe\?token=\S+>$/,
        ),
      },
    });
    const link = await readLink(platform);
    expect(mail!.html).toContain(`href="http://localhost:3000${link}"`);
    expect(mail!.html).toContain('http://localhost:3000/icon-192.png');
    const stored = await platform.database.kysely.selectFrom('mail_outbox').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(readToken(link));
    expect(await readConfirmation(platform, readToken(link))).toMatchObject({ kind: 'open' });
    expect(await list(api)).toMatchObject([{ status: 'pending' }]);
    expect(await confirm(platform, link)).toEqual([200, 'Subscription confirmed']);
    const [confirmed] = await list(api, '?status=confirmed');
    expect(confirmed).toMatchObject({ confirmed_by: 'link', confirmed_at: expect.any(String) });
    expect(await confirm(platform, link)).toEqual([200, 'Already confirmed']);
    expect(await list(api)).toEqual([confirmed]);
    expect((await subscribe(api)).status).toBe(409);
    expect(await platform.readMails()).toHaveLength(1);
  });

  it('is given without a click only by the browser that subscribed', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = (await (await subscribe(api)).json()) as Subscription;
    const link = await readLink(platform);
    expect(await confirm(platform, link, { made: 'another' })).toEqual([200, 'One more click']);
    expect(await list(api)).toMatchObject([{ status: 'pending' }]);
    expect(await confirm(platform, link, { made: `another ${id}` })).toEqual([200, 'Subscription confirmed']);
  });

  it('keeps how it was agreed to: the page, the text and the network, hashed', async () => {
    const { platform, api } = await openWithApi(open);
    const { post } = await openServer(platform);
    await post('/blog', { form: 'newsletter', email: ann }, { referer: 'http://localhost:3000/blog?a=b' });
    await subscribe(api, 'bob@example.com');
    const [bob, stored] = await list(api);
    expect(stored!.consent).toEqual({
      page: '/blog',
      text: expect.stringContaining('One email a month'),
      network: expect.stringMatching(/^[\w-]{43}$/),
      note: null,
    });
    expect(bob!.consent).toMatchObject({ page: null, text: null });
    const csv = await (await api.askAsAdmin('GET', '/newsletter-export?status=pending')).text();
    expect(csv).toContain('status,confirmed_at,confirmed_by,tags,consent_page');
    expect(csv).toMatch(new RegExp(`${stored!.id},.*,pending,,,,/blog,`));
  });

  it('counts a pending address as subscribed, and is asked for again once a day', async () => {
    const { platform, api } = await openWithApi(open);
    const start = Date.now();
    setClock(platform, start);
    await subscribe(api);
    expect(await (await subscribe(api, 'ANN@example.com')).json()).toMatchObject({ code: '23505' });
    expect(await platform.readMails()).toHaveLength(1);
    setClock(platform, start + dayMs + 1000);
    expect((await subscribe(api)).status).toBe(409);
    expect((await subscribe(api)).status).toBe(409);
    expect(await platform.readMails()).toHaveLength(2);
    expect(await confirm(platform, await readLink(platform))).toEqual([200, 'Subscription confirmed']);
  });

  it('is asked for ten times a day from one network, whatever the addresses', async () => {
    const { platform, api } = await openWithApi(open, { rateLimitFactor: 1 });
    for (let n = 0; n < 10; n += 1) expect((await subscribe(api, `${n}@example.com`)).status).toBe(201);
    const refused = await subscribe(api, 'more@example.com');
    expect(refused.status).toBe(429);
    expect((await subscribe(api, '3@example.com')).status).toBe(409);
    expect((await subscribe(api, 'more@example.com', '198.51.100.7')).status).toBe(201);
    expect(await platform.readMails()).toHaveLength(11);
    expect(refused.headers.get('ratelimit')).not.toContain('"confirmation"');
  });

  it('can be switched off', async () => {
    const { platform, api } = await openWithApi(open);
    const put = (confirms: unknown) => api.askAsAdmin('PUT', '/newsletter-settings', { body: { confirms } });
    expect(await (await put(false)).json()).toMatchObject({ confirms: false, delivers_mail: false });
    expect((await put('no')).status).toBe(400);
    await subscribe(api);
    expect(await list(api)).toMatchObject([{ status: 'confirmed', confirmed_by: 'form' }]);
    expect(await platform.readMails()).toEqual([]);
  });

  it('says what is wrong with a link: forged, expired, of an erased or an ended subscription', async () => {
    const { platform, api } = await openWithApi(open);
    const start = Date.now();
    setClock(platform, start);
    const { id } = (await (await subscribe(api)).json()) as Subscription;
    const link = await readLink(platform);
    expect(await confirm(platform, `${link.slice(0, -4)}AAAA`)).toEqual([200, 'This link is not valid']);
    expect(await confirm(platform, '/newsletter/confirm')).toEqual([200, 'This link is not valid']);
    await api.askAsAdmin('PUT', `/newsletter-api/${id}/status`, { body: { status: 'unsubscribed' } });
    expect(await confirm(platform, link)).toEqual([200, 'This subscription has ended']);
    await api.askInPerson('DELETE', `/personal-data?email=${ann}`);
    expect(await confirm(platform, link)).toEqual([200, 'There is no such subscription']);
    expect(await list(api)).toEqual([]);
    await subscribe(api);
    setClock(platform, start + 31 * dayMs);
    expect(await confirm(platform, link)).toEqual([200, 'This link has expired']);
  });
});
