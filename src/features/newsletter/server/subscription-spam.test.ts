import { expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { Subscription } from '../contract.ts';

const honeypot = { 'form-timing': 'elapsed=60000, honeypot' };

const subscribe = (api: TestApi, email: string, headers: Record<string, string> = {}) =>
  api.ask('POST', '/newsletter-api', { body: { email }, headers });

const list = async (api: TestApi, path: string) =>
  (await (await api.askAsAdmin('GET', path)).json()) as Subscription[];

describeOnBothDatabasesAtLength('spam among the subscriptions', (open) => {
  it.each([
    ['ann@example.com', honeypot, 'honeypot'],
    ['www.x.example/?buy@now.example', {}, 'link_in_address'],
  ] as const)('is answered like any other and quarantined: %s', async (email, headers, reason) => {
    const api = await openTestApi(await open());
    const response = await subscribe(api, email, headers);
    expect(response.status).toBe(201);
    const subscription = (await response.json()) as Subscription;
    expect(Object.keys(subscription).toSorted()).toEqual(['created_at', 'email', 'id', 'source']);
    expect(await list(api, '/newsletter-api')).toEqual([]);
    expect(await list(api, '/newsletter-api?box=spam')).toMatchObject([
      { ...subscription, spam_reasons: [reason] },
    ]);
    expect(await (await api.askAsAdmin('GET', '/newsletter-export')).text()).not.toContain(subscription.id);
    expect(await (await api.askAsAdmin('GET', '/newsletter-export?box=spam')).text()).toContain(
      subscription.id,
    );
  });

  it('is what an admin says it is', async () => {
    const api = await openTestApi(await open());
    const subscription = (await (await subscribe(api, 'ann@example.com', honeypot)).json()) as Subscription;
    const mark = (id: string, spam: unknown) =>
      api.askAsAdmin('PUT', `/newsletter-api/${id}/spam`, { body: { spam } });
    expect(await (await mark(subscription.id, false)).json()).toMatchObject(subscription);
    expect(await list(api, '/newsletter-api')).toMatchObject([subscription]);
    expect(await (await mark(subscription.id, true)).json()).toMatchObject({
      ...subscription,
      spam_reasons: ['marked'],
    });
    expect(await list(api, '/newsletter-api')).toEqual([]);
    expect((await mark('nowhere', true)).status).toBe(404);
    expect((await mark(subscription.id, 1)).status).toBe(400);
  });

  it('does not keep a person from subscribing the address later', async () => {
    const api = await openTestApi(await open());
    await subscribe(api, 'ann@example.com', honeypot);
    expect((await subscribe(api, 'ann@example.com', honeypot)).status).toBe(409);
    const subscription = await subscribe(api, 'Ann@example.com');
    expect(subscription.status).toBe(201);
    expect(await list(api, '/newsletter-api')).toMatchObject([await subscription.json()]);
    expect(await list(api, '/newsletter-api?box=spam')).toEqual([]);
    expect((await subscribe(api, 'ann@example.com')).status).toBe(409);
  });
});
