import type { Platform } from '#platform/context.ts';

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
 */
export async function readPreview(
  { storage }: Pick<Platform, 'storage'>,
  url: string,
): Promise<string | null> {
  const name = url.match(/^\/uploads\/(blog-\d+\.(?:png|jpg|webp))$/)?.[1];
  if (!name) return null;
  const key = `variants/${name}-preview.avif`;
  let bytes = await storage.get(key);
  if (!bytes) {
    const original = await storage.get(name);
    if (!original) return null;
    bytes = await makePreview(original);
    await storage.put(key, bytes, 'image/avif');
  }
  return `data:image/avif;base64,${Buffer.from(bytes).toString('base64')}`;
}

async function makePreview(original: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const small = await sharp(original)
    .resize({ width, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  let preview = small;
  for (const quality of qualities) {
    preview = await sharp(small).avif({ quality, effort: 3 }).toBuffer();
    if (preview.byteLength <= limitBytes) break;
  }
  return preview;
}
