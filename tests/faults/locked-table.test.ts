import { randomUUID } from 'node:crypto';
import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FaultyDatabase } from './faulty-database.ts';
import { openProduct } from './open-product.ts';
import { statusOf, waitUntil } from './restartable-product.ts';
import { findQuantile } from '#tests/support/quantiles.ts';
import { sendByScript } from './send-form.ts';

/** Fewer connections than PostgreSQL's default: anything left behind on the server shows soon. */
const maximumConnections = 20;
const poolSize = 6;

async function open() {
  const settings = { DATABASE_POOL_SIZE: String(poolSize) };
  return openProduct('postgres', { settings, cluster: { maximumConnections } });
}

/** Holds a table from everyone until it is let go. */
async function lockTable(database: FaultyDatabase, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: database.settings['DATABASE_URL'] });
  client.on('error', () => {});
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return () => client.end();
}

/** Clients that send requests one after the other, whatever the responses, until they are stopped. */
function askAgainAndAgain(count: number, ask: (number: number) => Promise<unknown>): () => Promise<number> {
  const stopping = new AbortController();
  let asked = 0;
  const clients = Array.from({ length: count }, async () => {
    while (!stopping.signal.aborted) await ask((asked += 1)).catch(() => null);
  });
  return async () => {
    stopping.abort();
    await Promise.all(clients);
    return asked;
  };
}

const countSessions = (database: FaultyDatabase, where: string): Promise<number> =>
  database
    .read<{ count: string }>(
      `select count(*) from pg_stat_activity where application_name = 'countermark' and ${where}`,
    )
    .then(([row]) => Number(row!.count));

describe('while a table is locked', () => {
  it('only what needs it is slow, and no connection is lost', async () => {
    const { database, product } = await open();
    expect(await statusOf(`${product.url}/contact`)).toBe(200);
    const unlock = await lockTable(database, 'blogs');
    onTestFinished(unlock);

    // Half of them leave after a second, as impatient visitors do.
    const stopAsking = askAgainAndAgain(40, async (number) => {
      const path = number % 2 ? `/blog?q=${randomUUID()}` : `/functions/v1/blog-api?q=${randomUUID()}`;
      await statusOf(product.url + path, number % 4 < 2 ? 1000 : 10_000);
    });
    let pages = 0;
    const others: number[] = [];
    const startedAt = performance.now();
    // Longer than a statement may take, so that those that were given up would add up.
    while (performance.now() - startedAt < 20_000) {
      const begun = performance.now();
      expect(await sendByScript(product.url, randomUUID(), randomUUID())).toMatchObject({ status: 201 });
      others.push(performance.now() - begun);
      expect(await statusOf(`${product.url}/contact`)).toBe(200);
      const page = await fetch(`${product.url}/blog?q=${randomUUID()}`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<h1');
      const article = await fetch(`${product.url}/blog/${randomUUID()}`);
      expect([article.status, article.headers.get('retry-after')]).toEqual([503, '5']);
      pages += 1;
      expect(await countSessions(database, 'true')).toBeLessThanOrEqual(poolSize);
    }
    const asked = await stopAsking();
    const slowest = Math.max(...others);
    await unlock();
    const isBack = async () => (await statusOf(`${product.url}/functions/v1/blog-api?q=a`)) === 200;
    const backAfter = await waitUntil('posts are read again', isBack);
    await waitUntil('nothing waits', async () => (await countSessions(database, "state <> 'idle'")) === 0);
    console.log(
      `blogs locked, ${asked} requests for it: ${pages} pages beside them, a message took ${Math.round(slowest)} ms at most; posts are back after ${Math.round(backAfter)} ms`,
    );
  });

  it('takes back what a killed instance was waiting for', async () => {
    const { database, product } = await open();
    const unlock = await lockTable(database, 'blogs');
    onTestFinished(unlock);
    const asking = Array.from({ length: 4 }, () =>
      statusOf(`${product.url}/functions/v1/blog-api?q=${randomUUID()}`),
    );
    await waitUntil(
      'queries wait for the lock',
      async () => (await countSessions(database, "wait_event_type = 'Lock'")) > 0,
    );
    await product.kill();
    await Promise.all(asking);
    await waitUntil('they are gone', async () => (await countSessions(database, 'true')) === 0);
    expect(await database.isThere()).toBe(true);
  });
});

describe('while another process has the SQLite file locked', () => {
  it('answers what needs no write, and stores what comes when it is free again', async () => {
    const { product } = await openProduct('sqlite');
    const ask = async (path: string) => {
      const begun = performance.now();
      expect(await statusOf(product.url + path)).toBe(200);
      return performance.now() - begun;
    };
    const send = () => sendByScript(product.url, randomUUID(), randomUUID());
    await ask('/');
    const other = new BetterSqlite3(`${product.dataDir}/countermark.db`);
    onTestFinished(() => void other.close());
    other.exec('begin exclusive');
    const sending = { isOver: false };
    const refused = Promise.all(Array.from({ length: 10 }, send)).finally(() => {
      sending.isOver = true;
    });
    const took: number[] = [];
    while (!sending.isOver) took.push(await ask('/'), await ask('/healthz'));
    for (const answer of await refused) expect(answer).toMatchObject({ status: 503 });
    // All of them waited for the lock: one that holds the event loop leaves room for few requests.
    expect(took.length).toBeGreaterThan(20);
    const waiting = send();
    await ask('/');
    other.exec('rollback');
    expect(await waiting).toMatchObject({ status: 201 });
    const p99 = findQuantile(took, 0.99);
    console.log(`SQLite locked: ${took.length} requests for / and /healthz, p99 ${Math.round(p99)} ms`);
  });
});
