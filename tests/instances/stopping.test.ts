import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { signIn } from '../support/site-api.ts';
import { startProduct, type Product } from '../support/start-product.ts';
import { openConnection } from './raw-connection.ts';

async function start(env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct(env);
  onTestFinished(() => product.stop().catch(() => undefined));
  return product;
}

/** Sends SIGTERM. @returns the milliseconds to the exit, once it is there; it must be in order */
async function stop(product: Product): Promise<number> {
  const startedAt = performance.now();
  await product.stop();
  return performance.now() - startedAt;
}

const body = JSON.stringify({ email: 'reader@example.com' });
const subscription = [
  'POST /functions/v1/newsletter-api HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  '\r\n',
].join('\r\n');

it('answers what is in flight, refuses what is new, and exits with 0', async () => {
  const product = await start();
  const underWay = await openConnection(product.url);
  underWay.send(subscription);
  await sleep(200);
  const stopped = stop(product);
  await sleep(300);
  await expect(openConnection(product.url)).rejects.toThrow('ECONNREFUSED');
  underWay.send(body);
  const answer = (await underWay.readToEnd()).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(await stopped).toBeLessThan(3000);
});

it('waits for no connection on which nothing is asked', async () => {
  const product = await start();
  await openConnection(product.url);
  const idle = await openConnection(product.url);
  idle.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await sleep(300);
  expect(await stop(product)).toBeLessThan(3000);
});

it('sends a slow reader all of an answer', async () => {
  const product = await start();
  const picture = await makeLargePicture();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'noise.png');
  const uploaded = await fetch(`${product.url}/functions/v1/uploads`, {
    method: 'POST',
    headers: { cookie: await signIn(product.url, product.admin), origin: product.url },
    body: form,
  });
  const { url, bytes } = (await uploaded.json()) as { url: string; bytes: number };
  const reader = await openConnection(product.url);
  reader.socket.pause();
  reader.send(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await sleep(500);
  const stopped = stop(product);
  await sleep(500);
  const answer = await reader.readToEnd();
  expect(answer.byteLength - answer.indexOf('\r\n\r\n') - 4).toBe(bytes);
  expect(await stopped).toBeLessThan(8000);
});

/** More than the buffers between two processes take. */
const makeLargePicture = () =>
  sharp(randomBytes(1750 * 1750 * 3), { raw: { width: 1750, height: 1750, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

it('cuts off a request that does not come to its end, within ten seconds', async () => {
  const product = await start();
  const endless = await openConnection(product.url);
  endless.socket.on('error', () => undefined);
  endless.send(subscription);
  await sleep(200);
  const ms = await stop(product);
  expect(ms).toBeGreaterThan(8000);
  expect(ms).toBeLessThan(10_000);
});

it('goes on for DRAIN_SECONDS, and says that it is not ready', async () => {
  const product = await start({ DRAIN_SECONDS: '1.5' });
  const stopped = stop(product);
  await sleep(300);
  const ready = await fetch(`${product.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  const page = await fetch(product.url);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  const ms = await stopped;
  expect(ms).toBeGreaterThan(1500);
  expect(ms).toBeLessThan(4000);
});
