import { loadSharp } from '#platform/images/load-sharp.ts';
import { deriveImage, makeVariant, type Derivation, type DerivingPlatform } from './derive-image.ts';

/** With it, a page still fits into a connection's first ten segments. */
const limitBytes = 2600;

/**
 * As wide as a phone shows it, so that the image itself is no larger paint than its preview: then the largest
 * paint is the first. Only the quality is reduced to meet the limit.
 */
const width = 400;
const qualities = [30, 10, 1];

/**
 * An uploaded image in few bytes, shown in the page until the image has loaded: an AVIF as a data address,
 * made on upload, or with the first request, and stored. Null for images from elsewhere, and for animations:
 * their srcset has no smaller widths either.
 * @throws Problem 503 while too many images are being processed
 */
export async function readPreview(platform: DerivingPlatform, url: string): Promise<string | null> {
  const name = url.match(/^\/uploads\/(.+)$/)?.[1];
  if (name === undefined || !hasPreview(name)) return null;
  const stored = await platform.storage.get(preview.keyOf(name));
  const bytes = stored ?? (await deriveImage(platform, { name, derivation: preview }));
  return bytes && `data:image/avif;base64,${Buffer.from(bytes).toString('base64')}`;
}

/** Makes the preview of an image in memory, if it gets one, so that no page's first visitor waits for it. */
export async function storePreview(
  platform: Pick<DerivingPlatform, 'storage' | 'log'>,
  { name, original }: { name: string; original: Uint8Array },
): Promise<void> {
  if (hasPreview(name)) await makeVariant(platform, { name, original, derivation: preview });
}

export const previewKey = (name: string): string => `variants/${name}-preview.avif`;

const hasPreview = (name: string): boolean => /^blog-\d+\.(?:png|jpg|webp)$/.test(name);

const preview: Derivation = {
  purpose: 'page',
  contentType: 'image/avif',
  keyOf: previewKey,
  make: makePreview,
};

async function makePreview(original: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const small = await sharp(original)
    .resize({ width, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  let smallest = small;
  for (const quality of qualities) {
    smallest = await sharp(small).avif({ quality, effort: 3 }).toBuffer();
    if (smallest.byteLength <= limitBytes) break;
  }
  return smallest;
}
