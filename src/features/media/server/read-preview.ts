import { loadSharp } from '#platform/images/load-sharp.ts';
import { deriveImage, makeAndKeep, type Derivation, type DerivingPlatform } from './derive-image.ts';

/** Beside it a page still fits into a connection's first ten segments. */
const limitBytes = 2600;

/**
 * As wide as a phone shows it, so that the picture itself is no larger paint than its preview: then the
 * largest paint is the first. Only the quality gives way to the limit.
 */
const width = 400;
const qualities = [30, 10, 1];

/**
 * An uploaded picture in few bytes, to stand in the page itself until the picture is there: an AVIF as a
 * data address, made when it is uploaded, or at the first request, and kept. Null for pictures from
 * elsewhere, and for animations: their srcset has no smaller widths either.
 * @throws Problem 503 while too many images are being made
 */
export async function readPreview(platform: DerivingPlatform, url: string): Promise<string | null> {
  const name = url.match(/^\/uploads\/(.+)$/)?.[1];
  if (name === undefined || !hasPreview(name)) return null;
  const stored = await platform.storage.get(preview.keyOf(name));
  const bytes = stored ?? (await deriveImage(platform, name, preview));
  return bytes && `data:image/avif;base64,${Buffer.from(bytes).toString('base64')}`;
}

/** Keeps the preview of a picture at hand, if it has one, so that no page's first visitor waits for it. */
export async function keepPreview(
  platform: Pick<DerivingPlatform, 'storage' | 'log'>,
  name: string,
  original: Uint8Array,
): Promise<void> {
  if (hasPreview(name)) await makeAndKeep(platform, name, original, preview);
}

const hasPreview = (name: string): boolean => /^blog-\d+\.(?:png|jpg|webp)$/.test(name);

const preview: Derivation = {
  purpose: 'page',
  contentType: 'image/avif',
  keyOf: (name) => `variants/${name}-preview.avif`,
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
