import type { Sharp } from 'sharp';
import type { Focus } from '#domain/uploads/focus.ts';
import { loadSharp } from '#platform/images/load-sharp.ts';

/** An image cut to fill a size, with its focus in view, as `object-fit: cover` and `object-position` do it. */
export async function cutToFocus(
  original: Uint8Array,
  { width, height }: { width: number; height: number },
  focus: Focus,
): Promise<Sharp> {
  const sharp = await loadSharp();
  const image = sharp(original);
  const natural = await image.metadata();
  const scale = Math.max(width / natural.width, height / natural.height);
  const scaled = {
    width: Math.max(width, Math.round(natural.width * scale)),
    height: Math.max(height, Math.round(natural.height * scale)),
  };
  const left = Math.round(((scaled.width - width) * focus.x) / 100);
  const top = Math.round(((scaled.height - height) * focus.y) / 100);
  return image.resize({ ...scaled, fit: 'fill' }).extract({ left, top, width, height });
}
