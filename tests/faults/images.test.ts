import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import sharp from 'sharp';
import { measureVisitsWhile } from './measure-visits.ts';
import { prepareProduct, waitUntil, type RestartableProduct } from './restartable-product.ts';

/** The most that the process may take, in MB. */
const memoryLimitMb = 400;
/** The most that it may keep afterwards, above a process that never had a picture: the image library too. */
const leftoverLimitMb = 180;

let product: RestartableProduct;
let cookie: string;
beforeEach(async () => {
  product = await prepareProduct();
  await product.start();
  cookie = await product.signIn();
});
afterEach(() => product.remove());

/** As hard to pack as a photograph of gravel: decoding and encoding it takes all the time there is. */
const drawNoise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** In MB: `VmRSS` now, `VmHWM` at its highest so far. */
const readMemory = (figure: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))![1]) /
  1024;

async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([bytes], 'picture'));
  return fetch(`${product.url}/functions/v1/uploads`, {
    method: 'POST',
    headers: { cookie, origin: product.url },
    body: form,
  });
}

/** Counts answers by status, and those of 503 that do not say when to come back. */
async function countAnswers(answers: Promise<Response>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const response of await Promise.all(answers)) {
    await response.arrayBuffer();
    const isBare = response.status === 503 && !response.headers.has('retry-after');
    const name = `${response.status}${isBare ? ' without Retry-After' : ''}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Runs an attack with visitors beside it, and says what it cost. */
async function attack(what: string, begin: () => Promise<Response>[]): Promise<Record<string, number>> {
  const before = readMemory('VmRSS');
  const startedAt = performance.now();
  const counting = countAnswers(begin());
  const visits = await measureVisitsWhile(product.url, counting);
  const seconds = (performance.now() - startedAt) / 1000;
  const highest = readMemory('VmHWM');
  const report = () =>
    `${what}: ${JSON.stringify(counts)} in ${seconds.toFixed(1)} s, memory ${before.toFixed(0)} MB before, ` +
    `${highest.toFixed(0)} MB at most, ${readMemory('VmRSS').toFixed(0)} MB afterwards; ` +
    `another visitor's p99 ${visits.p99Ms} ms of ${visits.count}, ${visits.failed} failed`;
  const counts = await counting;
  try {
    expect(visits.failed).toBe(0);
    expect(highest).toBeLessThan(memoryLimitMb);
    const isBack = () => readMemory('VmRSS') < before + leftoverLimitMb;
    await waitUntil('the memory is given back', isBack, 60_000);
  } finally {
    console.log(report());
  }
  return counts;
}

it('takes fifty uploads at once in bounded memory, and answers each', { timeout: 300_000 }, async () => {
  const bytes = new Uint8Array(await drawNoise(4000, 3000).jpeg({ quality: 90 }).toBuffer());
  expect(bytes.byteLength).toBeLessThan(10_485_760);
  const counts = await attack(`50 uploads of ${(bytes.byteLength / 1_048_576).toFixed(1)} MB`, () =>
    Array.from({ length: 50 }, () => upload(bytes)),
  );
  expect(Object.keys(counts).filter((name) => name !== '201' && name !== '503')).toEqual([]);
  expect(counts['201']).toBeGreaterThan(0);
});

it('makes a width once for two hundred who ask first', { timeout: 300_000 }, async () => {
  const bytes = new Uint8Array(await drawNoise(2400, 2400).webp({ quality: 90 }).toBuffer());
  const uploaded = await upload(bytes);
  expect(uploaded.status).toBe(201);
  const { url } = (await uploaded.json()) as { url: string };
  const counts = await attack('200 first requests of one width', () =>
    Array.from({ length: 200 }, () => fetch(`${product.url}${url}?w=1200`)),
  );
  expect(counts).toEqual({ 200: 200 });
});
