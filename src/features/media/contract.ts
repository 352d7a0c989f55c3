import { z } from 'zod';

/** The use of an image; the prefix of its name. */
export const uploadKindSchema = z.enum(['logo', 'blog', 'content'], {
  error: 'kind must be logo, blog or content',
});

export const uploadLimitBytes = 10_485_760;

export const uploadedImageSchema = z
  .object({
    url: z.string().meta({ description: 'Where the image is served, from the root of the site' }),
    width: z.number().int().min(1),
    height: z.number().int().min(1),
    bytes: z.number().int().min(1),
  })
  .meta({ id: 'UploadedImage' });

export type UploadKind = z.infer<typeof uploadKindSchema>;
export type UploadedImage = z.infer<typeof uploadedImageSchema>;
