import { z } from 'zod';

const versionActions = [
  'create',
  'save',
  'publish',
  'unpublish',
  'discard',
  'rename',
  'delete',
  'restore',
] as const;

export const versionSchema = z
  .object({
    version: z.int(),
    action: z.enum(versionActions),
    slug: z.string(),
    created_at: z.iso.datetime(),
    author: z.string().nullable().meta({ description: 'The name of who made it' }),
    changed: z.array(z.string()).meta({ description: 'The fields that differ from the version before' }),
  })
  .meta({ id: 'Version', description: 'What something edited was after a change' });

export const versionTextSchema = versionSchema
  .extend({ data: z.record(z.string(), z.unknown()) })
  .meta({ id: 'VersionText', description: 'A version with its text' });

export const editorSchema = z
  .object({ name: z.string(), seen_at: z.iso.datetime() })
  .meta({ id: 'Editor', description: 'Someone else who has it open' });

export type VersionAction = (typeof versionActions)[number];
export type Version = z.infer<typeof versionSchema>;
export type VersionText = z.infer<typeof versionTextSchema>;
export type Editor = z.infer<typeof editorSchema>;
