import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { prepareProduct, statusOf } from './restartable-product.ts';

/** The ways of an S3 service that is unwell. */
const behaviors = {
  'refuses connections': null,
  hangs: () => {},
  'answers 503': (server: Server) =>
    server.on('request', (_request, response) => response.writeHead(503).end()),
} satisfies Record<string, ((server: Server) => void) | null>;

/** Somewhere between a start that finds the bucket and one that does not: away once it runs. */
async function startBucket() {
  let unwell: ((server: Server) => void) | null | undefined;
  const server = createServer((_request, response) => {
    if (unwell === undefined) response.writeHead(200, { 'content-length': 0 }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    becomeUnwell(next: ((server: Server) => void) | null) {
      unwell = next;
      if (next === null) close();
      else next(server);
    },
    close,
  };
}

it.each(Object.entries(behaviors))(
  'a storage that %s fails uploads clearly, and pages go on',
  async (name, unwell) => {
    const bucket = await startBucket();
    onTestFinished(async () => bucket.close());
    const product = await prepareProduct({
      STORAGE_URL: `s3://pictures?endpoint=${encodeURIComponent(bucket.url)}&key=a&secret=b`,
    });
    onTestFinished(() => product.remove());
    await product.start();
    const cookie = await product.signIn();
    bucket.becomeUnwell(unwell);

    const form = new FormData();
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    form.set('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
    const startedAt = performance.now();
    const upload = await fetch(`${product.url}/functions/v1/uploads`, {
      method: 'POST',
      headers: { cookie, origin: product.url },
      body: form,
      signal: AbortSignal.timeout(60_000),
    });
    const ms = performance.now() - startedAt;
    expect(upload.status).toBe(503);
    expect(upload.headers.get('retry-after')).toBe('5');
    expect(await upload.json()).toMatchObject({ code: 'unavailable' });
    expect(ms).toBeLessThan(30_000);

    expect(await statusOf(`${product.url}/uploads/blog-1763640000000.webp`, 30_000)).toBe(503);
    expect(await statusOf(`${product.url}/readyz`)).toBe(503);
    for (const path of ['/', '/blog', '/contact', '/healthz'])
      expect(await statusOf(product.url + path)).toBe(200);
    console.log(`storage ${name}: upload answered with 503 after ${Math.round(ms)} ms`);
  },
);
