import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import { ImageWork } from '#platform/images/image-work.ts';
import * as sharpLoader from '#platform/images/load-sharp.ts';
import { serveImage, type ServedImage } from './serve-image.ts';

vi.mock('#platform/images/load-sharp.ts', { spy: true });
afterEach(() => vi.mocked(sharpLoader.loadSharp).mockClear());

/** How often an image was decoded. */
const countDecodes = () => vi.mocked(sharpLoader.loadSharp).mock.calls.length;

const name = 'blog-1.png';

async function store(platform: TestPlatform): Promise<void> {
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#e8dc3c' } });
  await platform.storage.put(name, await picture.png().toBuffer(), 'image/png');
}

async function read(platform: TestPlatform, width: number | null): Promise<Buffer> {
  return toBuffer((await serveImage(platform, { name, variant: width === null ? null : { width } }))!);
}

async function toBuffer({ body }: ServedImage): Promise<Buffer> {
  return body instanceof Uint8Array ? Buffer.from(body) : buffer(body);
}

describeOnBothDatabasesAtLength('a width of an uploaded image', (open) => {
  it('is made once for all who ask first, and the same for all', async () => {
    const platform = await open();
    await store(platform);
    const images = await Promise.all(Array.from({ length: 50 }, () => read(platform, 480)));
    expect(countDecodes()).toBe(1);
    expect(images.filter((image) => !image.equals(images[0]!))).toEqual([]);
  });

  it('is kept: after a restart nothing is made', async () => {
    const platform = await open();
    await store(platform);
    const derived = await read(platform, 800);
    const restarted = { ...platform, images: new ImageWork() };
    expect((await read(restarted, 800)).equals(derived)).toBe(true);
    expect(countDecodes()).toBe(1);
  });

  it.each([
    [{ icon: 180 }, { format: 'png', width: 180, height: 180 }],
    [{ share: true }, { format: 'jpeg', width: 1200, height: 630 }],
  ] as const)('is an icon or a share picture of one size: %o', async (variant, expected) => {
    const platform = await open();
    await store(platform);
    const image = await serveImage(platform, { name, variant });
    expect(image!.contentType).toBe(`image/${expected.format}`);
    const derived = await toBuffer(image!);
    expect(await sharp(derived).metadata()).toMatchObject(expected);
    expect((await toBuffer((await serveImage(platform, { name, variant }))!)).equals(derived)).toBe(true);
    expect(countDecodes()).toBe(1);
  });

  it('is refused while too many are made, and the image itself is not', async () => {
    const platform = await open();
    await store(platform);
    platform.images = new ImageWork(0);
    const { promise, resolve } = Promise.withResolvers<void>();
    const running = platform.images.inTurn('view', () => promise);
    await expect(serveImage(platform, { name, variant: { width: 480 } })).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
    });
    expect((await read(platform, null)).byteLength).toBeGreaterThan(0);
    resolve();
    await running;
    expect((await read(platform, 480)).byteLength).toBeGreaterThan(0);
  });

  it('takes no turn and no room where there is no such image or width', async () => {
    const platform = await open();
    await store(platform);
    platform.images = new ImageWork(0);
    const before = await platform.storage.list();
    for (const [missing, variant] of [
      ['blog-2.png', { width: 480 }],
      ['logo-1.gif', { width: 800 }],
      ['logo-1.png', { share: true }],
      [name, { width: 481 }],
      [name, { width: 1e9 }],
      [name, { icon: 181 }],
      [name, { icon: Number.NaN }],
    ] as const) {
      expect(await serveImage(platform, { name: missing, variant })).toBeNull();
    }
    expect([countDecodes(), await platform.storage.list()]).toEqual([0, before]);
  });
});
