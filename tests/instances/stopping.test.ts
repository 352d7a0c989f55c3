import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { signIn } from '#tests/support/site-api.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';
import { waitUntil } from './open-instances.ts';
import { openConnection, type RawConnection } from '#tests/support/raw-connection.ts';

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
  'Expect: 100-continue',
  '\r\n',
].join('\r\n');

/** When requests in flight are cut off: a process that ends before has waited for no timeout. */
const cutOffMs = 8000;

/** A request that the product has read as far as its body, which does not come. */
async function beginRequest(product: Product): Promise<RawConnection> {
  const connection = await openConnection(product.url);
  connection.send(subscription);
  await connection.readUntil('HTTP/1.1 100 Continue\r\n\r\n');
  return connection;
}

/** Waits until the product takes no new connections. */
async function waitUntilRefused(product: Product): Promise<void> {
  const isRefused = () =>
    openConnection(product.url).then(
      ({ socket }) => {
        socket.destroy();
        return false;
      },
      (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
    );
  await waitUntil(isRefused, cutOffMs / 2);
}

it('answers what is in flight, refuses what is new, and exits with 0', async () => {
  const product = await start();
  const underWay = await beginRequest(product);
  const stopped = stop(product);
  await waitUntilRefused(product);
  underWay.send(body);
  const answer = (await underWay.readToEnd()).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(await stopped).toBeLessThan(cutOffMs);
});

it('waits for no connection on which nothing is asked', async () => {
  const product = await start();
  await openConnection(product.url);
  const idle = await openConnection(product.url);
  idle.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await idle.readUntil('{"status":"ok"}');
  await fetch(product.url);
  const reader = await openConnection(product.url);
  reader.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await reader.readUntil('</html>');
  expect(await stop(product)).toBeLessThan(cutOffMs);
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
  await once(reader.socket, 'readable');
  const stopped = stop(product);
  await waitUntilRefused(product);
  await sleep(500);
  const answer = await reader.readToEnd();
  expect(answer.byteLength - answer.indexOf('\r\n\r\n') - 4).toBe(bytes);
  expect(await stopped).toBeLessThan(cutOffMs);
});

/** More than the buffers between two processes take. */
const makeLargePicture = () =>
  sharp(randomBytes(1750 * 1750 * 3), { raw: { width: 1750, height: 1750, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

it('cuts off a request that does not come to its end', async () => {
  const product = await start();
  const endless = await beginRequest(product);
  endless.socket.on('error', () => undefined);
  expect(await stop(product)).toBeGreaterThan(cutOffMs - 1000);
});

it('goes on for DRAIN_SECONDS, and says that it is not ready', async () => {
  const product = await start({ DRAIN_SECONDS: '5' });
  const askReadiness = () => fetch(`${product.url}/readyz`);
  const stored = await fetch(product.url);
  expect(stored.headers.get('connection')).toBe('keep-alive');
  const stopped = stop(product);
  await waitUntil(async () => (await askReadiness()).status === 503, 4000);
  expect(await (await askReadiness()).json()).toEqual({ status: 'stopping' });
  const page = await fetch(product.url);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  const ms = await stopped;
  expect(ms).toBeGreaterThan(5000);
  expect(ms).toBeLessThan(cutOffMs);
});
