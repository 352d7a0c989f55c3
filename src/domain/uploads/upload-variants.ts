import { uploadsPrefix } from '#paths/paths.ts';

/** The sides, in pixels, of the square icons that are derived from an uploaded image. */
export const iconSizes = [32, 180, 192, 512] as const;

/** The size that sharing services show uncropped, in pixels. */
export const sharePicture = { width: 1200, height: 630 } as const;

/** A PNG that has the whole image in a square. */
export const getIconUrl = (upload: string, size: (typeof iconSizes)[number]): string =>
  `${upload}?icon=${size}`;

/** A JPEG of that size, cut to fill it. */
export const getSharePictureUrl = (upload: string): string => `${upload}?share`;

/** As wide as a mail shows a picture, on a dense screen. */
export const mailPictureWidth = 1040;

/** The whole image as a PNG or JPEG, which every mail program shows. */
export const getMailPictureUrl = (upload: string): string => `${upload}?mail`;

/** The widths, in pixels, that an uploaded image is also served at: `?w=`. */
export const imageWidths = [480, 800, 1200] as const;

/** A `srcset` for an image from our own storage, or undefined for one from elsewhere. */
export function imageSourceSet(url: string): string | undefined {
  if (!url.startsWith(uploadsPrefix) || url.endsWith('.gif')) return undefined;
  return imageWidths.map((width) => `${url}?w=${width} ${width}w`).join(', ');
}
