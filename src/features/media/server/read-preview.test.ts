import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { ImageWork } from '#platform/images/image-work.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { readPreview } from './read-preview.ts';

const dir = mkdtempSync(join(tmpdir(), 'previews-'));
const storage = await openStorage({ kind: 'disk', dir });
const platform = { storage, images: new ImageWork(), log: pino({ level: 'silent' }) };
afterAll(() => rm(dir, { recursive: true }));

/** As hard to compress as a photograph of gravel. */
const noise = sharp({
  create: {
    width: 1600,
    height: 900,
    channels: 3,
    background: 'grey',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
});

it('is a small AVIF as wide as a phone shows it, and kept', async () => {
  await storage.put('blog-1.jpg', await noise.jpeg().toBuffer(), 'image/jpeg');
  const preview = await readPreview(platform, '/uploads/blog-1.jpg');
  const [head, data] = preview!.split(',');
  expect(head).toBe('data:image/avif;base64');
  const bytes = Buffer.from(data!, 'base64');
  expect(bytes.byteLength).toBeLessThanOrEqual(2600);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 225 });

  await storage.delete('blog-1.jpg');
  expect(await readPreview(platform, '/uploads/blog-1.jpg')).toBe(preview);
});

it.each([
  '/uploads/blog-2.gif',
  '/uploads/blog-3.png',
  '/uploads/logo-1.png',
  'https://example.com/blog-1.jpg',
])('there is none of %s', async (url) => {
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  await storage.put('blog-2.gif', gif, 'image/gif');
  expect(await readPreview(platform, url)).toBeNull();
});
