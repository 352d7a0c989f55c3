import { expect, it } from 'vitest';
import { openTestApi, openWithApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import type { Subscription } from '../contract.ts';

/** One a second; more than are scanned before the index is used. */
async function addSubscriptions({ database }: TestPlatform, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: `019a9f5e-8c40-7a52-9d3b-${String(n).padStart(12, '0')}`,
    email: `Reader-${n}@example.com`,
    email_key: `reader-${n}@example.com`,
    created_at: new Date(Date.parse('2030-01-01T00:00:00Z') + n * 1000).toISOString(),
  }));
  await database.write(async (trx) => {
    for (let i = 0; i < count; i += 500) {
      const part = rows.slice(i, i + 500);
      await trx.insertInto('newsletter_subscriptions').values(part).execute();
    }
  });
}

describeOnBothDatabases('the newsletter API', (open) => {
  it('keeps an address, trimmed, for admins to see', async () => {
    const api = await openTestApi(await open());
    const response = await api.ask('POST', '/newsletter-api', { body: { email: ' Ann@example.com ' } });
    expect(response.status).toBe(201);
    const stored = (await response.json()) as Subscription;
    expect(stored.email).toBe('Ann@example.com');
    expect(await (await api.askAsAdmin('GET', '/newsletter-api')).json()).toMatchObject([stored]);
    expect(await (await api.askAsAdmin('GET', `/newsletter-api/${stored.id}`)).json()).toMatchObject(stored);
  });

  it('keeps where an address came from, for admins in list, file and record', async () => {
    const api = await openTestApi(await open());
    const sent = { l: '/blog/a-post?utm_medium=email&utm_campaign=spring', r: '', p: '/blog/a-post' };
    const headers = { 'form-source': encodeURIComponent(JSON.stringify(sent)) };
    await api.ask('POST', '/newsletter-api', { body: { email: 'ann@example.com' }, headers });
    const [listed] = (await (await api.askAsAdmin('GET', '/newsletter-api')).json()) as Subscription[];
    expect(listed!.source).toMatchObject({
      landing_page: '/blog/a-post',
      first: { channel: 'mail', utm_campaign: 'spring' },
    });
    const csv = await (await api.askAsAdmin('GET', '/newsletter-export')).text();
    expect(csv).toContain(',mail,"{""landing_page"":""/blog/a-post""');
  });

  it('accepts an address whose source cannot be read', async () => {
    const api = await openTestApi(await open());
    const headers = { 'form-source': `%7B${'x'.repeat(5000)}` };
    const response = await api.ask('POST', '/newsletter-api', {
      body: { email: 'ann@example.com' },
      headers,
    });
    expect([response.status, ((await response.json()) as Subscription).source]).toEqual([201, null]);
  });

  it('searches the addresses of a box, the oldest too', async () => {
    const { platform, api } = await openWithApi(open);
    await addSubscriptions(platform, 2600);
    const find = async (query: string) => {
      const response = await api.askAsAdmin('GET', `/newsletter-api?${query}`);
      return ((await response.json()) as Subscription[]).map(({ email }) => email);
    };
    expect(await find('q=READER-7@')).toEqual(['Reader-7@example.com']);
    expect(await find('q=r-2599%40')).toEqual(['Reader-2599@example.com']);
    expect(await find('q=reader-1&limit=2')).toEqual(['Reader-1999@example.com', 'Reader-1998@example.com']);
    expect(await find('q=nobody')).toEqual([]);
    expect(await find('q=READER-7@&box=spam')).toEqual([]);
  });

  it('says that an address is subscribed already, in whatever case', async () => {
    const api = await openTestApi(await open());
    await api.ask('POST', '/newsletter-api', { body: { email: 'ann@example.com' } });
    const again = await api.ask('POST', '/newsletter-api', { body: { email: 'ANN@example.com' } });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      code: '23505',
      title: 'Already subscribed',
      detail: 'This email is already subscribed to our newsletter',
    });
    expect(await (await api.askAsAdmin('GET', '/newsletter-api')).json()).toHaveLength(1);
  });

  it('takes a repeated request for the one it was', async () => {
    const api = await openTestApi(await open());
    const send = () =>
      api.ask('POST', '/newsletter-api', {
        body: { email: 'ann@example.com' },
        headers: { 'idempotency-key': 'key-12345' },
      });
    const first = await (await send()).json();
    const again = await send();
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(first);
  });

  it.each([
    {},
    { email: '' },
    { email: 'a@b' },
    { email: 'a b@c.de' },
    { email: 5 },
    { email: `${'a'.repeat(250)}@b.example` },
  ])('refuses %j', async (body) => {
    const api = await openTestApi(await open());
    expect((await api.ask('POST', '/newsletter-api', { body })).status).toBe(400);
    expect(await (await api.askAsAdmin('GET', '/newsletter-api')).json()).toEqual([]);
  });

  it('deletes, and lets the address subscribe again', async () => {
    const api = await openTestApi(await open());
    const subscribe = () => api.ask('POST', '/newsletter-api', { body: { email: 'ann@example.com' } });
    const { id } = (await (await subscribe()).json()) as Subscription;
    expect((await api.askAsAdmin('DELETE', `/newsletter-api/${id}`)).status).toBe(204);
    expect((await api.askAsAdmin('DELETE', `/newsletter-api/${id}`)).status).toBe(404);
    expect((await subscribe()).status).toBe(201);
  });

  it('takes tags as they are told apart: not by case, nor by the sign before them', async () => {
    const api = await openTestApi(await open());
    const ids: string[] = [];
    for (const name of ['ann', 'ben']) {
      const body = { email: `${name}@example.com` };
      ids.push(((await (await api.ask('POST', '/newsletter-api', { body })).json()) as Subscription).id);
    }
    const change = async (id: string, tags: string[]) =>
      (await (
        await api.askAsAdmin('PUT', `/newsletter-api/${id}/tags`, { body: { tags } })
      ).json()) as object;
    const [ann, ben] = ids as [string, string];
    expect(await change(ann, ['#VIP', 'vip', 'Ärzte'])).toMatchObject({ tags: ['VIP', 'Ärzte'] });
    expect(await change(ann, ['vip', 'more'])).toMatchObject({ tags: ['VIP', 'more'].toSorted() });
    expect(await change(ben, ['vip'])).toMatchObject({ tags: ['VIP'] });
    const found = await (await api.askAsAdmin('GET', '/newsletter-api?tag=%23Vip')).json();
    expect(found).toHaveLength(2);
    expect(
      await change(
        ann,
        Array.from({ length: 21 }, (_, n) => `tag ${n}`),
      ),
    ).toMatchObject({
      errors: [{ field: 'tags', message: 'A subscriber can have at most 20 tags' }],
    });
  });
});
