import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '#tests/faults/mail-server.ts';
import { findMedian } from '#tests/support/quantiles.ts';
import { makeWord } from '#tests/support/site-api.ts';
import type { Product } from '#tests/support/start-product.ts';
import { openInstances, query, signInOn, waitUntil, type Instances } from './open-instances.ts';

let instances: Instances;
let mailServer: MailServer;
let first: Product;
let second: Product;
let third: Product;

beforeAll(async () => {
  mailServer = await startMailServer();
  instances = await openInstances(3, { RATE_LIMIT_FACTOR: '1', SMTP_URL: mailServer.url });
  [first, second, third] = instances.products as [Product, Product, Product];
});
afterAll(async () => {
  // Not there when they did not start.
  await (instances as Instances | undefined)?.stop();
  await mailServer.close();
});

/** A visitor whom the load balancer names. */
const makeVisitor = () => {
  const parts = randomUUID().replaceAll('-', '').match(/.{4}/g)!;
  return { 'x-forwarded-for': `2001:db8:${parts.slice(0, 6).join(':')}` };
};

const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/functions/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const readMessages = async (url: string, headers: Record<string, string>) =>
  (await fetch(`${url}/functions/v1/messages-api?limit=1`, { headers })).status;

it('uses on one instance the session of another, and ends it everywhere', async () => {
  const session = await signInOn(first, instances.siteUrl);
  for (const { url } of instances.products) expect(await readMessages(url, session)).toBe(200);
  await fetch(`${second.url}/api/auth/sign-out`, { method: 'POST', headers: session, body: '{}' });
  for (const { url } of instances.products) expect(await readMessages(url, session)).toBe(403);
});

it('takes access tokens and API keys of every instance, and no longer once they are revoked', async () => {
  const session = await signInOn(first, instances.siteUrl);
  const minted = await post(first.url, '/access-token', {}, session);
  const { access_token: token } = (await minted.json()) as { access_token: string };
  const made = await post(second.url, '/generate-api-key', { name: makeWord() }, session);
  const { id, key } = (await made.json()) as { id: string; key: string };
  for (const { url } of instances.products) {
    expect(await readMessages(url, { authorization: `Bearer ${token}` })).toBe(200);
    expect(await readMessages(url, { 'x-api-key': key })).toBe(200);
  }
  await post(third.url, '/revoke-api-key', { keyId: id }, session);
  await fetch(`${third.url}/api/auth/sign-out`, { method: 'POST', headers: session, body: '{}' });
  for (const { url } of instances.products) {
    expect(await readMessages(url, { authorization: `Bearer ${token}` })).toBe(401);
    expect(await readMessages(url, { 'x-api-key': key })).toBe(401);
  }
});

it('lets exactly the quota of a form through, whichever instance is asked', async () => {
  const visitor = makeVisitor();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      post(
        instances.products[index % 3]!.url,
        '/newsletter-api',
        { email: `${makeWord()}@example.com` },
        visitor,
      ),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  // Ten confirmation mails a day to those of one network.
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

it('counts calls of the API on all instances together', async () => {
  const visitor = makeVisitor();
  const ask = async ({ url }: Product) =>
    (await fetch(`${url}/functions/v1/blog-api?limit=1`, { headers: visitor })).status;
  for (let round = 0; round < 21; round += 1) {
    await Promise.all(
      instances.products.flatMap((product) => Array.from({ length: 10 }, () => ask(product))),
    );
  }
  // 210 each are within the 600 of one instance, and beyond those of all.
  const askAll = () => Promise.all(instances.products.map(ask));
  await expect.poll(askAll, { timeout: 10_000 }).toEqual([429, 429, 429]);
});

it('shows on all instances within a second what was changed on one', async () => {
  const session = await signInOn(first, instances.siteUrl);
  const tookMs: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const { url } of instances.products) await (await fetch(`${url}/blog`)).text();
    const title = makeWord();
    const written = { title, excerpt: title, content: `<p>${title}</p>`, published: true };
    expect((await post(first.url, '/blog-api', written, session)).status).toBe(201);
    const isShownBy = (url: string) => async () =>
      (await (await fetch(`${url}/blog`)).text()).includes(title);
    expect(await isShownBy(first.url)()).toBe(true);
    tookMs.push(...(await Promise.all([second, third].map(({ url }) => waitUntil(isShownBy(url), 20_000)))));
  }
  expect(findMedian(tookMs)).toBeLessThan(1000);
});

it('answers a repeated submit from any instance with the first answer', async () => {
  const message = { name: 'Ada', email: 'ada@example.com', subject: makeWord(), message: 'A question' };
  const headers = { 'idempotency-key': message.subject, ...makeVisitor() };
  const send = async (url: string) => (await post(url, '/messages-api', message, headers)).json();
  const before = (await send(first.url)) as { id: string };
  const after = (await Promise.all(instances.products.map(({ url }) => send(url)))) as { id: string }[];
  expect(after.map(({ id }) => id)).toEqual([before.id, before.id, before.id]);
});

it('sends each mail once, with all instances sending', async () => {
  const send = (index: number) => {
    const word = makeWord();
    const message = { name: 'Ada', email: `${word}@example.com`, subject: word, message: `About ${word}` };
    return post(instances.products[index % 3]!.url, '/messages-api', message, makeVisitor());
  };
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => send(index)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const countWaiting = async () =>
    (await query(instances.databaseUrl, 'select id from mail_outbox where sent_at is null')).length;
  await waitUntil(async () => (await countWaiting()) === 0, 20_000);
  await sleep(1500);
  const mails = (await query(instances.databaseUrl, 'select id from mail_outbox')).map(({ id }) =>
    String(id),
  );
  expect(mails.length).toBeGreaterThan(30);
  expect(mailServer.taken.toSorted()).toEqual(mails.toSorted());
});

it('exports as CSV through the load balancer', async () => {
  const headers = await signInOn({ ...first, url: instances.siteUrl }, instances.siteUrl);
  const answer = await fetch(`${instances.siteUrl}/functions/v1/newsletter-export`, { headers });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect((await answer.text()).split('\n').length).toBeGreaterThan(10);
});

it('serves stored pages through the load balancer while the database is away, and goes on after it', async () => {
  const ask = async (path: string) => (await fetch(`${instances.siteUrl}${path}`)).status;
  for (const { url } of instances.products) await (await fetch(url)).text();
  await instances.cluster.halt();
  try {
    const isAway = async () => (await fetch(`${first.url}/readyz`)).status === 503;
    await waitUntil(isAway, 15_000);
    const statuses = new Set<number>();
    for (let round = 0; round < 40; round += 1) {
      statuses.add(await ask('/'));
      await sleep(100);
    }
    expect([...statuses]).toEqual([200]);
  } finally {
    await instances.cluster.restart();
  }
  await waitUntil(async () => (await ask('/readyz')) === 200, 20_000);
  const email = `${makeWord()}@example.com`;
  expect((await post(instances.siteUrl, '/newsletter-api', { email })).status).toBe(201);
});
