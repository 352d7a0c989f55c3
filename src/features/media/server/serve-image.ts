import type { Readable } from 'node:stream';
import { imageWidths } from '#design/ui/image-source-set.ts';
import { loadSharp } from '#platform/images/load-sharp.ts';
import { deriveImage, type Derivation, type DerivingPlatform } from './derive-image.ts';

export interface ServedImage {
  contentType: string;
  /** In bytes. */
  length: number;
  body: Uint8Array | Readable;
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
 * @throws Problem 503 while too many images are being made
 */
export async function serveImage(
  platform: DerivingPlatform,
  name: string,
  width: number | null,
): Promise<ServedImage | null> {
  const extension = name.match(/^(?:logo|blog)-\d+\.(png|jpg|webp|gif)$/)?.[1];
  if (!extension) return null;
  if (width === null) return serveStored(platform, name, contentTypes[extension]!);
  if (!imageWidths.some((known) => known === width)) return null;
  const smaller = describeWidth(width);
  const { contentType } = smaller;
  const stored = await serveStored(platform, smaller.keyOf(name), contentType);
  if (stored) return stored;
  const body = await deriveImage(platform, name, smaller);
  return body && { contentType, length: body.byteLength, body };
}

async function serveStored(
  { storage }: Pick<DerivingPlatform, 'storage'>,
  key: string,
  contentType: string,
): Promise<ServedImage | null> {
  const file = await storage.open(key);
  return file && { contentType, ...file };
}

const describeWidth = (width: number): Derivation => ({
  purpose: 'view',
  contentType: 'image/webp',
  keyOf: (name) => `variants/${name}-w${width}.webp`,
  async make(original) {
    const sharp = await loadSharp();
    return sharp(original)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 70, effort: 6 })
      .toBuffer();
  },
});
