import { imageWidths } from '#design/ui/image-source-set.ts';
import type { Platform } from '#platform/context.ts';

export interface ServedImage {
  bytes: Uint8Array;
  contentType: string;
}

const contentTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/**
 * An uploaded image by its name; with one of `imageWidths`, a WebP of that width, made at the first
 * request and kept. Null when there is no such image or width.
 */
export async function serveImage(
  platform: Pick<Platform, 'storage' | 'log'>,
  name: string,
  width: number | null,
): Promise<ServedImage | null> {
  const extension = name.match(/^(?:logo|blog)-\d+\.(png|jpg|webp|gif)$/)?.[1];
  if (!extension) return null;
  if (width === null) return serveStored(platform, name, contentTypes[extension]!);
  if (!imageWidths.some((known) => known === width)) return null;
  const key = `variants/${name}-w${width}.webp`;
  return (await serveStored(platform, key, 'image/webp')) ?? makeVariant(platform, name, key, width);
}

async function serveStored(
  { storage }: Pick<Platform, 'storage'>,
  key: string,
  contentType: string,
): Promise<ServedImage | null> {
  const bytes = await storage.get(key);
  return bytes && { bytes, contentType };
}

async function makeVariant(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  name: string,
  key: string,
  width: number,
): Promise<ServedImage | null> {
  const original = await storage.get(name);
  if (!original) return null;
  // Loaded with the first picture that is made: most processes never make one.
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(original)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
  // A store that is full takes none; the next request makes it again.
  await storage.put(key, bytes, 'image/webp').catch((error: unknown) => log.warn({ err: error }, 'not kept'));
  return { bytes, contentType: 'image/webp' };
}
