import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '#tests/faults/mail-server.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { findMedian } from '#tests/support/quantiles.ts';
import { makeWord, openSiteApi, signIn } from '#tests/support/site-api.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';
import { waitUntil } from './open-instances.ts';

/** Three processes on one machine, over one SQLite file and one folder, of one site: its address is the first's. */
let products: Product[];
let mailServer: MailServer;
const dataDir = mkdtempSync(join(tmpdir(), 'countermark-one-file-'));

beforeAll(async () => {
  mailServer = await startMailServer();
  const port = String(await findFreePort());
  const settings = {
    DATA_DIR: dataDir,
    SITE_URL: `http://localhost:${port}`,
    SMTP_URL: mailServer.url,
    RATE_LIMIT_FACTOR: '1',
  };
  products = await Promise.all(
    [{ ...settings, PORT: port }, settings, settings].map((env) => startProduct(env)),
  );
});
afterAll(async () => {
  await Promise.allSettled(products.map((product) => product.stop()));
  await mailServer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/functions/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A page of one process, asked for by the site's name as a load balancer does. */
async function readPage(url: string, path: string): Promise<string> {
  const asked = get(`${url}${path}`, { headers: { host: new URL(products[0]!.url).host }, agent: false });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return text(response);
}

/** @param sql a statement that reads */
function read(sql: string): unknown[] {
  const database = new BetterSqlite3(join(dataDir, 'countermark.db'), { readonly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

it('migrates once and makes one admin and one secret when all start at once', async () => {
  const names = read('select name from kysely_migration') as { name: string }[];
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  expect(read('select * from user_roles')).toHaveLength(1);
  const cookie = await signIn(products[0]!.url, products[0]!.admin);
  for (const { url } of products) {
    const answer = await fetch(`${url}/functions/v1/messages-api?limit=1`, { headers: { cookie } });
    expect(answer.status).toBe(200);
  }
});

it('shows in all processes within a second what was changed in one', async () => {
  const api = await openSiteApi(products[0]!);
  const tookMs: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const { url } of products) await readPage(url, '/blog');
    const { title } = await api.createPost();
    const isShownBy = (url: string) => async () => (await readPage(url, '/blog')).includes(title);
    expect(await isShownBy(products[0]!.url)()).toBe(true);
    const others = products.slice(1);
    tookMs.push(...(await Promise.all(others.map(({ url }) => waitUntil(isShownBy(url), 20_000)))));
  }
  expect(findMedian(tookMs)).toBeLessThan(1000);
});

it('lets exactly the quota through, stores what it acknowledged and sends each mail once', async () => {
  const send = (index: number) => {
    const word = makeWord();
    const message = { name: 'Ada', email: `${word}@example.com`, subject: word, message: `About ${word}` };
    return post(products[index % 3]!.url, '/messages-api', message);
  };
  const answers = await Promise.all(Array.from({ length: 45 }, (_, index) => send(index)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  expect(read('select id from contact_messages')).toHaveLength(20);
  await waitUntil(async () => read('select id from mail_outbox where sent_at is null').length === 0, 60_000);
  const mails = read('select id from mail_outbox') as { id: string }[];
  expect(mailServer.taken.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
});

it('answers a repeated submit from any process with the first answer', async () => {
  const email = `${makeWord()}@example.com`;
  const headers = { 'idempotency-key': makeWord() };
  const answers = await Promise.all(
    products.map(async ({ url }) => (await post(url, '/newsletter-api', { email }, headers)).json()),
  );
  expect(new Set(answers.map((answer) => (answer as { id: string }).id)).size).toBe(1);
});
