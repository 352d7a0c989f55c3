import { z } from 'zod';

/** The largest file that can be imported: 1 GB. */
export const importLimitBytes = 1_073_741_824;

/** A file arrives in pieces of this size; the last one is smaller. */
export const importPieceBytes = 8_388_608;

const importStates = [
  'receiving',
  'checking',
  'checked',
  'importing',
  'imported',
  'taking_back',
  'taken_back',
  'failed',
] as const;

const noteKinds = ['skipped', 'kept', 'picture', 'slug', 'author', 'changed', 'removed'] as const;

const importNoteSchema = z
  .object({
    kind: z.enum(noteKinds).meta({
      description:
        '`skipped`: not imported; `kept`: left as it is; `picture`: a picture that is missing; `slug`: another address; `author`: nobody of this site; `changed`: shown in another way; `removed`: not shown',
    }),
    post: z.string().meta({ description: 'The title of the post that it is about; may be empty' }),
    what: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'ImportNote', description: 'Something that is not as it was in the file' });

const importReportSchema = z
  .object({
    source: z.enum(['ghost', 'wordpress']),
    published: z.int().meta({ description: 'How many published posts the file has' }),
    scheduled: z.int(),
    drafts: z.int(),
    created: z.int(),
    updated: z.int().meta({ description: 'Imported before, and changed in the file since' }),
    unchanged: z.int().meta({ description: 'Imported before, and the same' }),
    kept: z.int().meta({ description: 'Changed or deleted here since, and left as they are' }),
    skipped: z.int().meta({ description: 'What cannot be imported' }),
    tags: z.int(),
    new_tags: z.int(),
    authors: z.array(
      z.object({
        name: z.string(),
        posts: z.int(),
        person: z.string().nullable().meta({
          description: 'A slug in the collection people; null: nobody there has the name or address',
        }),
      }),
    ),
    pictures: z.int().meta({ description: 'Pictures of the former site that are in the archive or folder' }),
    missing_pictures: z.int(),
    redirects: z.int().meta({ description: 'Former addresses that lead to the posts' }),
    notes: z.array(importNoteSchema),
    more_notes: z.int().meta({ description: 'How many notes are not listed' }),
  })
  .meta({ id: 'ImportReport', description: 'What an import does, or would do' });

export const importSchema = z
  .object({
    id: z.uuid(),
    file_name: z.string(),
    bytes: z.int(),
    state: z.enum(importStates).meta({
      description:
        '`checked`: nothing is changed yet; `failed`: `failure` says why, and what was imported before that stays',
    }),
    done: z.int().meta({
      description: 'How many posts are done, of `total`; while it is taken back: posts, pictures and tags',
    }),
    total: z.int(),
    report: importReportSchema.nullable(),
    failure: z.string().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Import', description: "An import of another system's posts" });

export const newImportSchema = z
  .strictObject({
    file_name: z
      .string({ error: 'file_name must be text' })
      .trim()
      .min(1, 'file_name is required')
      .max(255, 'file_name must be at most 255 characters'),
    bytes: z
      .int({ error: 'bytes must be a whole number' })
      .min(1, 'The file is empty')
      .max(importLimitBytes, 'The file may have at most 1 GB'),
  })
  .meta({ id: 'NewImport' });

export type Import = z.infer<typeof importSchema>;
export type ImportState = Import['state'];
export type ImportReport = z.infer<typeof importReportSchema>;
export type ImportNote = z.infer<typeof importNoteSchema>;
export type NewImport = z.infer<typeof newImportSchema>;
