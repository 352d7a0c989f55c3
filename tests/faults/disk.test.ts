import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openFaultyDatabase } from './faulty-database.ts';
import { findLost } from './find-lost.ts';
import {
  prepareProduct,
  rounds,
  statusOf,
  waitUntil,
  type RestartableProduct,
} from './restartable-product.ts';
import { sendByScript, sendNatively } from './send-form.ts';
import { nothingWritten, startWriting } from './write-load.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log('not checked: a full disk and failing calls, which only root can make');

async function open(folder?: string) {
  let dataDir = '';
  const database = await openFaultyDatabase('sqlite', () => dataDir);
  const product = await prepareProduct(database.settings, folder);
  ({ dataDir } = product);
  cleanups.push(() => product.remove());
  await product.start();
  return { product, database, cookie: await product.signIn() };
}

/** A disk of its own, small enough to fill. */
function mountDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'countermark-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  cleanups.push(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** @returns makes room again */
function fillDisk(folder: string): () => void {
  const file = join(folder, 'filler');
  for (const size of [1_048_576, 65_536, 4096, 1024]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // Full for this size.
    }
  }
  return () => rmSync(file);
}

/** Makes system calls of a process fail. @returns lets them through again */
async function failCalls(
  { pid }: RestartableProduct,
  calls: string,
  error: string,
): Promise<() => Promise<void>> {
  const args = ['-f', '-qq', '-o', '/dev/null', '-p', String(pid)];
  const strace = spawn('strace', [...args, '-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}`], {
    stdio: 'ignore',
  });
  await sleep(1000);
  if (strace.exitCode !== null) throw new Error('strace could not attach');
  return async () => {
    const ended = once(strace, 'exit');
    strace.kill('SIGINT');
    await ended;
  };
}

/** Writes under way when it begins are refused, reads go on, and all is well once it is over. */
async function endure(
  { product, database, cookie }: Awaited<ReturnType<typeof open>>,
  begin: () => Promise<() => Promise<void> | void>,
): Promise<string> {
  const written = nothingWritten();
  const load = startWriting(product.url, cookie, written);
  await sleep(500);
  const end = await begin();
  // What began before it may still have been answered.
  const before = written.messages.size;
  const word = crypto.randomUUID();
  const key = crypto.randomUUID();
  await waitUntil(
    'a write is refused',
    async () => (await sendByScript(product.url, crypto.randomUUID(), crypto.randomUUID())).status === 503,
    20_000,
  );
  const scripted = await sendByScript(product.url, word, key);
  const native = await sendNatively(product.url, word);
  expect([scripted.status, scripted.retryAfter, native.status]).toEqual([503, '5', 503]);
  expect(native.text).toContain(`Text ${word}`);
  for (const path of ['/', '/blog', '/functions/v1/blog-api', '/functions/v1/settings', '/healthz']) {
    expect(await statusOf(product.url + path)).toBe(200);
  }
  await sleep(1000);
  await end();
  const backAfter = await waitUntil(
    'writes are taken again',
    async () => (await sendByScript(product.url, word, key)).status === 201,
    10_000,
  );
  await sleep(500);
  await load.stop();
  expect(written.messages.size).toBeGreaterThan(before);
  expect([...written.refusals.keys()]).toEqual([503]);
  expect(await database.findDamage()).toEqual([]);
  expect(await findLost(database, written)).toEqual([]);
  // And it is on disk, not only in this process.
  await product.kill();
  await product.start();
  expect(await database.findDamage()).toEqual([]);
  expect(await findLost(database, written)).toEqual([]);
  const { messages, subscriptions, posts, refusals } = written;
  return `${messages.size + subscriptions.size + posts.size} writes acknowledged, 0 lost; ${refusals.get(503)} refused with 503; back after ${Math.round(backAfter)} ms without a restart`;
}

describe.runIf(isRoot)('on SQLite', () => {
  it('a full disk refuses writes, and nothing else', async () => {
    const folder = mountDisk();
    const opened = await open(folder);
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const result = await endure(opened, async () => fillDisk(folder));
      console.log(`disk full: ${result}`);
      expect(result).toContain('0 lost');
    }
  });

  const failures = [
    ['fdatasync,fsync', 'EIO'],
    ['pwrite64', 'EIO'],
    ['pwrite64', 'ENOSPC'],
  ] as const;
  it.each(failures)('%s failing with %s refuses writes, and nothing else', async (calls, error) => {
    const opened = await open();
    for (let round = 0; round < rounds(1, 10); round += 1) {
      const result = await endure(opened, () => failCalls(opened.product, calls, error));
      console.log(`${calls} failing with ${error}: ${result}`);
      expect(result).toContain('0 lost');
    }
  });
});
