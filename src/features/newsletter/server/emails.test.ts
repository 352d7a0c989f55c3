import { expect, it } from 'vitest';
import { openTestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';

const message = { name: 'Andre\u0301', subject: 'Hello', message: 'Can you help?' };

const forms = {
  '/newsletter-api': (email: string) => ({ email }),
  '/messages-api': (email: string) => ({ ...message, email }),
};

describeOnBothDatabasesAtLength('addresses', (open) => {
  it.each([
    ['r&d@example.com', 'r&d@example.com'],
    ['sales/eu@example.com', 'sales/eu@example.com'],
    ['user=x@example.com', 'user=x@example.com'],
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['info@example.xn--p1ai', 'info@example.xn--p1ai'],
    ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
    ['a..b@docomo.ne.jp', 'a..b@docomo.ne.jp'],
    ['mailto:kim@example.com', 'kim@example.com'],
    ['kim@example.com;', 'kim@example.com'],
    ['kim@example.com.', 'kim@example.com'],
    ['kim@example.com\u200b', 'kim@example.com'],
  ])('are taken and cleaned alike by both forms: %s', async (typed, stored) => {
    const api = await openTestApi(await open());
    for (const [path, write] of Object.entries(forms)) {
      const response = await api.ask('POST', path, { body: write(typed) });
      expect([path, response.status]).toEqual([path, 201]);
      expect(await response.json()).toMatchObject({ email: stored });
      expect(await (await api.askAsAdmin('GET', path)).json()).toHaveLength(1);
    }
  });

  it.each(['a@b', '@example.com', 'kim@exa mple.com'])(
    'are refused alike by both forms: %s',
    async (typed) => {
      const api = await openTestApi(await open());
      const refusals = [];
      for (const [path, write] of Object.entries(forms)) {
        const response = await api.ask('POST', path, { body: write(typed) });
        refusals.push([response.status, ((await response.json()) as { detail: string }).detail]);
      }
      expect(refusals).toEqual([
        [400, 'Please enter a valid email address'],
        [400, 'Invalid email address'],
      ]);
    },
  );

  it.each([
    ['kim@example.com', 'KIM@EXAMPLE.COM'],
    ['andre\u0301@example.com', 'andr\u00e9@example.com'],
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['ПОЧТА@пример.рф', 'почта@пример.рф'],
  ])('of one mailbox are one subscriber, and one person: %s, %s', async (one, other) => {
    const api = await openTestApi(await open());
    const ask = (path: keyof typeof forms, email: string) =>
      api.ask('POST', path, { body: forms[path](email) });
    await api.askAsAdmin('PUT', '/newsletter-settings', { body: { confirms: false } });
    expect((await ask('/newsletter-api', one)).status).toBe(201);
    expect((await ask('/newsletter-api', other)).status).toBe(409);
    const { id } = (await (await ask('/messages-api', one)).json()) as { id: string };
    await ask('/messages-api', other);
    const person = await (await api.askAsAdmin('GET', `/messages-api/${id}/person`)).json();
    expect(person).toMatchObject({ messages: [{}], subscribed_at: expect.any(String) });
    const data = await api.askInPerson('GET', `/personal-data?email=${encodeURIComponent(one)}`);
    expect(await data.json()).toMatchObject({ messages: [{}, {}], subscriptions: [{}] });
  });

  it('and names are found however their accents are typed', async () => {
    const api = await openTestApi(await open());
    const sent = await api.ask('POST', '/messages-api', { body: { ...message, email: 'a@example.com' } });
    expect(await sent.json()).toMatchObject({ name: 'Andr\u00e9' });
    for (const q of ['andre\u0301', 'ANDR\u00c9']) {
      const response = await api.askAsAdmin('GET', `/messages-api?q=${encodeURIComponent(q)}`);
      expect(await response.json()).toHaveLength(1);
    }
  });
});
