import { z } from 'zod';
import { oneLine } from '#platform/one-line.contract.ts';

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

const percent = (name: string) =>
  z
    .number({ error: `${name} must be a number` })
    .int(`${name} must be a whole number`)
    .min(0, `${name} must be at least 0`)
    .max(100, `${name} must be at most 100`);

const focusSchema = z
  .strictObject({ x: percent('x'), y: percent('y') })
  .meta({ description: 'What stays in view where it is cropped, in percent from the left and from the top' });

/** Of uploads; posts and documents have their own. */
const altMaximum = 300;

const altSchema = z
  .string({ error: 'Alternative text must be text or null' })
  .trim()
  .max(altMaximum, `Alternative text must be at most ${altMaximum} characters`)
  .nullable()
  .meta({
    description:
      'What it shows, proposed wherever it is inserted; empty: it only decorates; null: nobody has said yet',
  });

const size = z.int().nullable().meta({ description: 'Null if it was never looked at' });

export const uploadSchema = z
  .object({
    name: z.string().meta({ description: 'Its name in the storage' }),
    url: uploadedImageSchema.shape.url,
    file_name: z.string().meta({ description: 'What the file was called where it came from' }),
    alt: altSchema,
    focus: focusSchema,
    width: size,
    height: size,
    bytes: size,
    created_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable().meta({ description: 'When it was moved to the bin' }),
  })
  .meta({ id: 'Upload', description: 'An uploaded image' });

const uploadUseSchema = z
  .object({
    kind: z.enum(['post', 'document', 'setting']),
    title: z.string(),
    state: z.enum(['published', 'draft', 'bin']).meta({
      description:
        '`published`: visitors get it; `draft`: in what is not published; `bin`: in something deleted that can be restored',
    }),
    edit_path: z.string().meta({ description: 'Where it is edited, from the root of the site' }),
  })
  .meta({ id: 'UploadUse', description: 'Something that shows an uploaded image' });

export const uploadDetailsSchema = uploadSchema
  .extend({
    uses: z
      .array(uploadUseSchema)
      .meta({ description: 'What shows it; at most 100 posts and 100 documents' }),
  })
  .meta({ id: 'UploadDetails', description: 'An uploaded image, and what shows it' });

export const uploadChangesSchema = z
  .strictObject({
    file_name: oneLine('File name must be text')
      .min(1, 'File name must not be empty')
      .max(120, 'File name must be at most 120 characters'),
    alt: altSchema,
    focus: focusSchema,
  })
  .partial()
  .meta({ id: 'UploadChanges' });

/** 409: something shows it. */
export const uploadUsedCode = 'upload_used';

export type UploadKind = z.infer<typeof uploadKindSchema>;
export type UploadedImage = z.infer<typeof uploadedImageSchema>;
export type Upload = z.infer<typeof uploadSchema>;
export type UploadUse = z.infer<typeof uploadUseSchema>;
export type UploadDetails = z.infer<typeof uploadDetailsSchema>;
export type UploadChanges = z.infer<typeof uploadChangesSchema>;
