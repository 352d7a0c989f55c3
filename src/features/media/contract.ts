import { z } from 'zod';

/** What an image is for; it becomes the beginning of its name. */
export const uploadKindSchema = z.enum(['logo', 'blog'], { error: 'kind must be logo or blog' });

export const uploadLimitBytes = 10_485_760;

export const uploadedImageSchema = z
  .object({
    url: z.string().meta({ description: 'Where the image is served, from the root of the site' }),
    width: z.number().int(),
    height: z.number().int(),
    bytes: z.number().int(),
  })
  .meta({ id: 'UploadedImage' });

export type UploadKind = z.infer<typeof uploadKindSchema>;
export type UploadedImage = z.infer<typeof uploadedImageSchema>;

/** The widths, in pixels, that an image is also served at: `?w=`. */
export const imageWidths = [480, 800, 1200] as const;

/** A `srcset` for an image of our own storage, or undefined for one from elsewhere. */
export function imageSourceSet(url: string): string | undefined {
  if (!url.startsWith('/uploads/') || url.endsWith('.gif')) return undefined;
  return imageWidths.map((width) => `${url}?w=${width} ${width}w`).join(', ');
}
