import { iconSizes, imageWidths } from '#domain/uploads/upload-variants.ts';
import type { Platform } from '#platform/context.ts';

/** Deletes an upload with everything that was derived from it. */
export async function deleteImage({ storage }: Pick<Platform, 'storage'>, name: string): Promise<void> {
  const variants = [
    'preview.avif',
    'share.jpg',
    ...imageWidths.map((width) => `w${width}.webp`),
    ...iconSizes.map((size) => `icon${size}.png`),
  ];
  await storage.delete(name);
  for (const variant of variants) await storage.delete(`variants/${name}-${variant}`);
}
