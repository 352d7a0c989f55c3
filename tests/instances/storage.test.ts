import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWord, signIn } from '#tests/support/site-api.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { openInstances, waitUntil, type Instances } from './open-instances.ts';
import { startSwiftServer, type SwiftServer } from './swift-server.ts';

let swift: SwiftServer;
let instances: Instances;
let cookie: string;

beforeAll(async () => {
  swift = await startSwiftServer();
  await swift.createBucket('uploads');
  instances = await openInstances(2, { STORAGE_URL: swift.storageUrl('uploads') });
  cookie = await signIn(instances.siteUrl, instances.products[0]!.admin);
});
afterAll(async () => {
  // Not there when they did not start.
  await (instances as Instances | undefined)?.stop();
  await swift.stop();
});

/** A picture of some megabytes. */
const makePicture = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

async function upload(url: string, picture: Buffer): Promise<Response> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'noise.png');
  const headers = { cookie, origin: url };
  return fetch(`${url}/functions/v1/uploads`, { method: 'POST', headers, body: form });
}

it('keeps an upload in the bucket, and every instance serves it and its widths', async () => {
  const uploaded = await upload(instances.siteUrl, await makePicture(1300));
  expect(uploaded.status).toBe(201);
  const { url, bytes } = (await uploaded.json()) as { url: string; bytes: number };
  const [first, second] = instances.products;
  for (const product of [first!, second!]) {
    const picture = await fetch(`${product.url}${url}`);
    expect([picture.status, (await picture.arrayBuffer()).byteLength]).toEqual([200, bytes]);
  }
  const made = await fetch(`${first!.url}${url}?w=480`);
  const kept = await fetch(`${second!.url}${url}?w=480`);
  expect([made.status, kept.status]).toEqual([200, 200]);
  expect(Buffer.from(await kept.arrayBuffer())).toEqual(Buffer.from(await made.arrayBuffer()));
  const name = url.slice('/uploads/'.length);
  expect((await swift.listKeys('uploads')).toSorted()).toEqual([
    name,
    `variants/${name}-preview.avif`,
    `variants/${name}-w480.webp`,
  ]);

  const storage = await openStorage(readConfig({ STORAGE_URL: swift.storageUrl('uploads') }).storage);
  for (const key of await storage.list()) await storage.delete(key);
  expect(await swift.listKeys('uploads')).toEqual([]);
  expect((await fetch(`${second!.url}${url}`)).status).toBe(404);
});

it('gives each upload a name of its own, however many come at once on several instances', async () => {
  const uploadOne = async (i: number) => {
    const picture = await sharp({ create: { width: 10 + i, height: 10, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const answer = await upload(instances.products[i % 2]!.url, picture);
    return { width: 10 + i, status: answer.status, ...((await answer.json()) as { url: string }) };
  };
  const uploads = [];
  // As many as one Swift answers in time on a slow machine.
  for (const wave of [0, 20, 40]) {
    uploads.push(...(await Promise.all(Array.from({ length: 20 }, (_, i) => uploadOne(wave + i)))));
  }
  expect(uploads.filter(({ status }) => status !== 201)).toEqual([]);
  expect(new Set(uploads.map(({ url }) => url)).size).toBe(uploads.length);
  for (const { url, width } of uploads) {
    const picture = await fetch(`${instances.siteUrl}${url}`);
    expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(width);
  }
});

it('starts on no bucket that is missing, or that it may not use', async () => {
  const start = (storageUrl: string) => instances.start({ STORAGE_URL: storageUrl });
  const where = /STORAGE_URL: the bucket \w+ at http:\/\/127\.0\.0\.1:\d+/.source;
  await expect(start(swift.storageUrl('nowhere'))).rejects.toThrow(new RegExp(`${where} does not exist`));
  for (const user of ['guest', 'stranger'] as const) {
    await expect(start(swift.storageUrl('uploads', user))).rejects.toThrow(
      new RegExp(`${where} refuses the key, or does not let it list the bucket`),
    );
  }
});

it('refuses uploads while the storage hangs, and serves all else', { timeout: 150_000 }, async () => {
  const picture = await makePicture(100);
  swift.pause();
  try {
    const startedAt = performance.now();
    const refused = await upload(instances.products[0]!.url, picture);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    await waitUntil(async () => {
      const ready = await fetch(`${instances.products[0]!.url}/readyz`);
      return ready.status === 503 && (await ready.text()).includes('["storage"]');
    }, 10_000);
    const page = await fetch(`${instances.siteUrl}/blog`);
    expect(page.status).toBe(200);
    const subscribed = await fetch(`${instances.siteUrl}/functions/v1/newsletter-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${makeWord()}@example.com` }),
    });
    expect(subscribed.status).toBe(201);
    const other = await instances.start();
    await expect.poll(other.output, { timeout: 10_000 }).toContain('does not answer');
    await other.stop();
  } finally {
    swift.resume();
  }
  await waitUntil(async () => (await upload(instances.siteUrl, picture)).status === 201, 60_000);
});
