import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startBlockingProxy } from './blocking-proxy.ts';
import type { PostgresCluster } from '#tests/support/postgres-cluster.ts';
import { openFaultyDatabase } from './faulty-database.ts';
import { prepareProduct, statusOf, waitUntil } from './restartable-product.ts';
import { sendByScript, sendNatively } from './send-form.ts';

/** Requests that wait for the database take longer than this (page-services.ts, open-pool.ts). */
const promptMs = 2500;

/** PostgreSQL behind a proxy, and the product with its pages stored. */
async function open() {
  const database = await openFaultyDatabase('postgres', () => '');
  onTestFinished(() => database.stop());
  const url = new URL(database.settings['DATABASE_URL']!);
  const proxy = await startBlockingProxy(Number(url.port));
  onTestFinished(() => proxy.close());
  url.port = String(proxy.port);
  const product = await prepareProduct({ ...database.settings, DATABASE_URL: url.href });
  onTestFinished(() => product.remove());
  return { database, cluster: database.cluster!, proxy, product };
}

type Opened = Awaited<ReturnType<typeof open>>;

interface Fault {
  begin(opened: Opened): Promise<void> | void;
  end(opened: Opened): Promise<void> | void;
}

const faults: Record<string, Fault> = {
  stopped: { begin: ({ cluster }) => cluster.halt(), end: ({ cluster }) => cluster.restart() },
  'held still (SIGSTOP)': {
    // The postmaster would not answer new callers; the backends hold those that are there.
    begin: ({ cluster }) => signalAll(cluster, 'SIGSTOP'),
    end: ({ cluster }) => signalAll(cluster, 'SIGCONT'),
  },
  'behind a network that swallows everything': {
    begin: ({ proxy }) => proxy.swallow(),
    end: ({ proxy }) => proxy.pass(),
  },
};

let held: number[] = [];
function signalAll(cluster: PostgresCluster, name: NodeJS.Signals) {
  // First of all: a stopped postmaster starts no more backends, and reaps none.
  cluster.signal(name);
  if (name === 'SIGSTOP') held = cluster.listProcesses();
  for (const pid of held) process.kill(pid, name);
}

describe.each(Object.entries(faults))('while the database is %s', (name, fault) => {
  it('is alive, not ready, serves stored pages, and keeps what is typed', async () => {
    const opened = await open();
    const { product, database } = opened;
    await product.start();
    for (const path of ['/', '/contact', '/blog']) expect(await statusOf(product.url + path)).toBe(200);

    const word = randomUUID();
    const key = randomUUID();
    await fault.begin(opened);
    expect(await statusOf(`${product.url}/healthz`, promptMs)).toBe(200);
    expect(await statusOf(`${product.url}/readyz`)).toBe(503);
    for (const path of ['/', '/contact', '/blog'])
      expect(await statusOf(product.url + path, promptMs)).toBe(200);

    const [native, scripted] = await Promise.all([
      sendNatively(product.url, word),
      sendByScript(product.url, word, key),
    ]);
    expect(native).toMatchObject({ status: 503, retryAfter: '5' });
    for (const typed of [`Name ${word}`, `${word}@example.com`, `Subject ${word}`, `Text ${word}`]) {
      expect(native.text).toContain(typed);
    }
    expect(scripted).toMatchObject({ status: 503, retryAfter: '5' });
    expect(await statusOf(`${product.url}/healthz`, promptMs)).toBe(200);

    await fault.end(opened);
    let answer = await sendByScript(product.url, word, key);
    const backAfter = await waitUntil('a message is taken again', async () => {
      if (answer.status === 201) return true;
      answer = await sendByScript(product.url, word, key);
      return answer.status === 201;
    });
    expect((await sendByScript(product.url, word, key)).status).toBe(201);
    await waitUntil('ready', async () => (await statusOf(`${product.url}/readyz`)) === 200);
    const rows = await database.read(`select id from contact_messages where subject = 'Subject ${word}'`);
    expect(rows).toHaveLength(1);
    expect((await sendNatively(product.url, randomUUID())).status).toBe(200);
    console.log(
      `database ${name}: form refused after ${Math.round(native.ms)} ms natively and ${Math.round(scripted.ms)} ms by script; back after ${Math.round(backAfter)} ms`,
    );
  });
});

const absences: Record<string, Fault> = {
  stopped: faults['stopped']!,
  'behind a network that swallows everything': faults['behind a network that swallows everything']!,
};

describe.each(Object.entries(absences))('a start while the database is %s', (name, fault) => {
  it('is alive and not ready, says why, and goes on once it is there', async () => {
    const opened = await open();
    const { product } = opened;
    await fault.begin(opened);
    await product.start();
    await expect
      .poll(product.output, { timeout: 10_000 })
      .toMatch(/^DATABASE_URL: PostgreSQL at .* does not answer .*: waiting for it$/m);
    expect(await statusOf(`${product.url}/readyz`)).toBe(503);
    expect(await sendByScript(product.url, randomUUID(), randomUUID())).toMatchObject({
      status: 503,
      retryAfter: '5',
    });
    await fault.end(opened);
    const isReady = async () => (await statusOf(`${product.url}/readyz`)) === 200;
    const readyAfter = await waitUntil('ready', isReady);
    expect((await sendByScript(product.url, randomUUID(), randomUUID())).status).toBe(201);
    await product.stop();
    console.log(`start while the database is ${name}: ready after ${Math.round(readyAfter)} ms`);
  });
});
