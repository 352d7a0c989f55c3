import { uploadsPrefix } from '#paths/paths.ts';

/** The widths, in pixels, that an uploaded image is also served at: `?w=`. */
export const imageWidths = [480, 800, 1200] as const;

/** A `srcset` for an image from our own storage, or undefined for one from elsewhere. */
export function imageSourceSet(url: string): string | undefined {
  if (!url.startsWith(uploadsPrefix) || url.endsWith('.gif')) return undefined;
  return imageWidths.map((width) => `${url}?w=${width} ${width}w`).join(', ');
}
