import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { DatabaseKind } from './faulty-database.ts';
import { findLost } from './find-lost.ts';
import { endClaims, openMailingProduct } from './open-product.ts';
import { rounds, waitUntil } from './restartable-product.ts';
import { nothingWritten, startWriting } from './write-load.ts';

async function open(kind: DatabaseKind) {
  const opened = await openMailingProduct(kind);
  return { ...opened, cookie: await opened.product.signIn() };
}

type Opened = Awaited<ReturnType<typeof open>>;

const count = async ({ database }: Opened, sql: string): Promise<number> =>
  Number((await database.read<{ n: number | string }>(`select count(*) as n from ${sql}`))[0]!.n);

/** Every message and every subscription has one mail; each was taken once, and at most once more for a crash. */
async function checkMails(opened: Opened, crashes: number): Promise<string> {
  const { database, mails, product } = opened;
  const claimed = await count(opened, 'mail_outbox where claimed_until is not null and sent_at is null');
  expect(claimed).toBeLessThanOrEqual(crashes + 1);
  // Claims of an instance that was killed end after two minutes: they are ended here.
  await product.kill();
  await endClaims(opened);
  await product.start();
  const isDone = async () => (await count(opened, 'mail_outbox where sent_at is null')) === 0;
  await waitUntil('all mails sent', isDone, rounds(120_000, 900_000));
  const stored = await database.read<{ id: string }>('select id from mail_outbox');
  const causes = ['contact_messages', 'newsletter_subscriptions'].map((table) => count(opened, table));
  expect(stored).toHaveLength((await Promise.all(causes)).reduce((sum, one) => sum + one));
  const taken = new Set(mails.taken);
  expect(stored.filter(({ id }) => !taken.has(id))).toEqual([]);
  const repeated = mails.taken.length - taken.size;
  // The kill above is one more.
  expect(repeated).toBeLessThanOrEqual(crashes + 1);
  return `${stored.length} mails, ${repeated} sent twice`;
}

async function crash(opened: Opened, times: number, fall: () => Promise<void>): Promise<string> {
  const { product, database, cookie } = opened;
  const written = nothingWritten();
  const countKinds = () => [
    written.messages.size,
    written.subscriptions.size,
    written.posts.size,
    written.setting.acknowledged,
  ];
  for (let round = 0; round < times; round += 1) {
    const before = countKinds();
    const load = startWriting(product.url, cookie, written);
    await sleep(500 + Math.random() * 1000);
    const haveGrown = () => countKinds().every((writes, kind) => writes > before[kind]!);
    await waitUntil('writes of each kind are acknowledged', haveGrown);
    await fall();
    await load.stop();
    expect(await database.findDamage()).toEqual([]);
    expect(await findLost(database, written)).toEqual([]);
  }
  const { messages, subscriptions, posts, setting } = written;
  expect(Math.min(...countKinds())).toBeGreaterThanOrEqual(times);
  const mails = await checkMails(opened, times);
  return `${times} crashes; ${messages.size} messages, ${subscriptions.size} subscriptions, ${posts.size} posts acknowledged, a setting counted to ${setting.acknowledged}, 0 lost; ${mails}`;
}

/** Each round writes to the disk for a second and starts again: half a minute on a quick machine. */
const timeout = rounds(400_000, 1_800_000);

describe('kill -9 under writes', { timeout }, () => {
  it.each(['sqlite', 'postgres'] as const)('of the product loses nothing (%s)', async (kind) => {
    const opened = await open(kind);
    const result = await crash(opened, rounds(3, 50), async () => {
      await opened.product.kill();
      await opened.product.start();
    });
    console.log(`kill -9 of the product, ${kind}: ${result}`);
    expect(result).toContain('0 lost');
  });

  it('of PostgreSQL loses nothing, and the product goes on by itself', async () => {
    const opened = await open('postgres');
    const { product, database } = opened;
    const backAfter: number[] = [];
    const result = await crash(opened, rounds(2, 50), async () => {
      database.cluster!.signal('SIGKILL');
      await sleep(200);
      await database.cluster!.restart();
      const isReady = async () => (await fetch(`${product.url}/readyz`)).status === 200;
      backAfter.push(await waitUntil('ready again', isReady, 10_000));
    });
    expect(result).toContain('0 lost');
    const slowest = Math.round(Math.max(...backAfter));
    console.log(`kill -9 of PostgreSQL: ${result}; ready again after ${slowest} ms at most`);
  });
});
