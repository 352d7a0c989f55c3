import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { FaultyDatabase } from './faulty-database.ts';
import { findLost } from './find-lost.ts';
import { statusOf, waitUntil, type RestartableProduct } from './restartable-product.ts';
import { sendByScript, sendNatively } from './send-form.ts';
import { nothingWritten, startWriting } from './write-load.ts';

/** A product that runs on a database, and what both are put through. */
export interface Ordeal {
  product: RestartableProduct;
  database: FaultyDatabase;
  /** An admin's session. */
  cookie: string;
  /** Paths that are answered with 200 all the while. */
  answered: string[];
  /** Ends what holds the data as a power cut does, and starts it again. */
  crash(): Promise<void>;
}

/** @returns what was sent in vain, once by script and once natively */
async function askUntilRefused(url: string) {
  const end = Date.now() + 20_000;
  for (;;) {
    const word = crypto.randomUUID();
    const key = crypto.randomUUID();
    const scripted = await sendByScript(url, word, key);
    const native = await sendNatively(url, word);
    const areRefused = scripted.status === 503 && native.status === 503;
    if (areRefused || Date.now() > end) return { word, key, scripted, native };
    await sleep(50);
  }
}

/**
 * Writes under way when a fault begins are refused, reads go on, and all is well once it is over,
 * without a restart of the product.
 * @param begin makes the fault, and returns what ends it
 */
export async function endure(
  { product, database, cookie, answered, crash }: Ordeal,
  begin: () => Promise<() => Promise<void> | void>,
): Promise<string> {
  const written = nothingWritten();
  const load = startWriting(product.url, cookie, written);
  const { pid } = product;
  const startsBefore = database.cluster?.restarts() ?? 0;
  await sleep(500);
  const end = await begin();
  // A full disk may still take a write while its log makes room in itself: asked until both are refused.
  const { word, key, scripted, native } = await askUntilRefused(product.url);
  expect([scripted.status, scripted.retryAfter, native.status]).toEqual([503, '5', 503]);
  expect(native.text).toContain(`Text ${word}`);
  for (const path of answered) expect([path, await statusOf(product.url + path)]).toEqual([path, 200]);
  await sleep(1000);
  await end();
  const thereAfter = await waitUntil('the database is back', database.isThere);
  const backAfter = await waitUntil(
    'writes are taken again',
    async () => (await sendByScript(product.url, word, key)).status === 201,
    10_000,
  );
  const resumedAt = written.messages.size;
  await waitUntil('the others go on too', () => written.messages.size > resumedAt);
  await load.stop();
  expect(product.pid).toBe(pid);
  const starts = (database.cluster?.restarts() ?? 0) - startsBefore;
  expect([...written.refusals.keys()]).toEqual([503]);
  expect(await database.findDamage()).toEqual([]);
  expect(await findLost(database, written)).toEqual([]);
  // And it is on disk, not only in a process.
  await crash();
  expect(await database.findDamage()).toEqual([]);
  expect(await findLost(database, written)).toEqual([]);
  const rows = await database.read(`select id from contact_messages where subject = 'Subject ${word}'`);
  expect(rows).toHaveLength(1);
  const { messages, subscriptions, posts, refusals } = written;
  return `${messages.size + subscriptions.size + posts.size} writes acknowledged, 0 lost; ${refusals.get(503)} refused with 503; database back after ${Math.round(thereAfter)} ms, the product ${Math.round(backAfter)} ms later${starts > 0 ? `; PostgreSQL started ${starts} times by its service manager` : ''}`;
}
