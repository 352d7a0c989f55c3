import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { createLimits } from '#platform/http/limits.ts';
import type { UploadedImage } from '../contract.ts';
import { serveImage, type ServedImage } from './serve-image.ts';

const drawn = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#e8dc3c' } });

const readBody = async ({ body }: ServedImage): Promise<Buffer> =>
  body instanceof Uint8Array ? Buffer.from(body) : buffer(body);

async function send(api: TestApi, bytes: Uint8Array, kind = 'blog', name = 'picture.png') {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([new Uint8Array(bytes)], name));
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type')! };
  return api.askAsAdmin('POST', '/uploads', { body: new Uint8Array(await encoded.arrayBuffer()), headers });
}

describeOnBothDatabasesAtLength('uploads', (open) => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'takes a %s by its bytes and serves it',
    async (format) => {
      const { platform, api } = await openWithApi(open);
      const response = await send(api, await drawn().toFormat(format).toBuffer(), 'blog', 'anything.txt');
      expect(response.status).toBe(201);
      const image = (await response.json()) as UploadedImage;
      const extension = format === 'jpeg' ? 'jpg' : format;
      expect(image.url).toMatch(new RegExp(`^/uploads/blog-\\d+\\.${extension}$`));
      expect(image).toMatchObject({ width: 40, height: 30 });
      const served = await serveImage(platform, { name: image.url.slice('/uploads/'.length), variant: null });
      expect(served?.contentType).toBe(`image/${format}`);
      expect((await readBody(served!)).byteLength).toBe(served!.length);
    },
  );

  it('overwrites nothing, however many come in one millisecond, on two instances', async () => {
    const platform = await open();
    platform.now = () => new Date('2026-11-20T12:00:00Z');
    const other = { ...platform, limits: createLimits(platform.database.kysely, 1000, platform.now) };
    const instances = [await openTestApi(platform), await openTestApi(other)];
    const uploaded = await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        const width = 10 + i;
        const response = await send(instances[i % 2]!, await drawn(width).png().toBuffer());
        return { width, response, image: (await response.json()) as UploadedImage };
      }),
    );
    expect(new Set(uploaded.map(({ image }) => image.url)).size).toBe(uploaded.length);
    for (const { width, response, image } of uploaded) {
      expect(response.headers.get('ratelimit')).not.toContain('upload-name');
      const stored = await platform.storage.get(image.url.slice('/uploads/'.length));
      expect((await sharp(stored!).metadata()).width).toBe(width);
    }
  });

  it('overwrites nothing that was there before names were claimed', async () => {
    const platform = await open();
    platform.now = () => new Date(1000);
    await platform.storage.put('blog-1000.png', Buffer.from('from a backup'), 'image/png');
    const uploaded = await send(await openTestApi(platform), await drawn().png().toBuffer());
    expect(await uploaded.json()).toMatchObject({ url: '/uploads/blog-1001.png' });
  });

  it('makes the preview that pages open with', async () => {
    const platform = await open();
    const uploaded = await send(await openTestApi(platform), await drawn(800, 450).png().toBuffer());
    const { url } = (await uploaded.json()) as UploadedImage;
    const preview = await platform.storage.get(`variants/${url.slice('/uploads/'.length)}-preview.avif`);
    expect((await sharp(preview!).metadata()).width).toBe(400);
  });

  it('serves the known widths as WebP and no others', async () => {
    const { platform, api } = await openWithApi(open);
    const large = await drawn(1600, 900).png().toBuffer();
    const { url } = (await (await send(api, large)).json()) as UploadedImage;
    const name = url.slice('/uploads/'.length);
    const small = await serveImage(platform, { name, variant: { width: 480 } });
    expect(small?.contentType).toBe('image/webp');
    expect((await sharp(await readBody(small!)).metadata()).width).toBe(480);
    expect(await serveImage(platform, { name, variant: { width: 481 } })).toBeNull();
  });

  it('serves a width that cannot be kept', async () => {
    const platform = await open();
    const uploaded = await send(await openTestApi(platform), await drawn(1600, 900).png().toBuffer());
    const { url } = (await uploaded.json()) as UploadedImage;
    vi.spyOn(platform.storage, 'put').mockRejectedValue(new Error('full'));
    const small = await serveImage(platform, {
      name: url.slice('/uploads/'.length),
      variant: { width: 480 },
    });
    expect((await sharp(await readBody(small!)).metadata()).width).toBe(480);
  });

  it.each(['../countermark.db', 'variants/blog-1.png-w480.webp', 'blog-1.svg', 'blog-1.png'])(
    'serves no %s',
    async (name) => {
      expect(await serveImage(await open(), { name, variant: null })).toBeNull();
    },
  );

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page that is called a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a PNG', Buffer.from('\x89PNG\r\n\x1a\n half', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_what, bytes) => {
    const api = await openTestApi(await open());
    const response = await send(api, bytes);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('refuses a picture of too many pixels before decoding it', async () => {
    const api = await openTestApi(await open());
    const bomb = await drawn(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    const response = await send(api, bomb);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'too_many_pixels',
      detail: 'The image has 256 megapixels. At most 40 are accepted.',
    });
  });

  it('refuses more than 10 MB, what is no form, and other kinds', async () => {
    const api = await openTestApi(await open());
    expect((await send(api, Buffer.alloc(11_000_000))).status).toBe(413);
    expect((await api.askAsAdmin('POST', '/uploads', { body: { file: 'x' } })).status).toBe(415);
    expect((await send(api, await drawn().png().toBuffer(), 'avatar')).status).toBe(400);
  });
});
