import { z } from 'zod';

/** The code of the 409 for a change based on an older state: someone else has changed it since. */
export const editedMeanwhileCode = 'edited_meanwhile';

/** The code of the 409 for a slug that another post or document has. */
export const slugTakenCode = 'slug_taken';

const versionActions = [
  'create',
  'save',
  'publish',
  'unpublish',
  'discard',
  'rename',
  'delete',
  'restore',
  'default',
] as const;

export const versionSchema = z
  .object({
    version: z.int().meta({ description: "0: the software's text, which nobody has written" }),
    action: z.enum(versionActions),
    slug: z.string(),
    created_at: z.iso
      .datetime()
      .meta({ description: "For the software's text: when the document was first changed" }),
    author: z.string().nullable().meta({ description: 'The name of the person who made it' }),
    changed: z.array(z.string()).meta({ description: 'The fields that differ from the previous version' }),
  })
  .meta({ id: 'Version', description: "A document's or post's contents after a change" });

export const versionTextSchema = versionSchema
  .extend({ data: z.record(z.string(), z.unknown()) })
  .meta({ id: 'VersionText', description: 'A version with its text' });

export const editorSchema = z
  .object({ name: z.string(), seen_at: z.iso.datetime() })
  .meta({ id: 'Editor', description: 'Someone else who has it open' });

export const pathStatusSchema = z
  .object({
    path: z
      .string()
      .nullable()
      .meta({ description: 'The address; null if nothing can have it, or it would not have one of its own' }),
    status: z
      .union([z.literal(301), z.literal(410)])
      .nullable()
      .meta({ description: 'Null if nothing was ever there, or something is there now' }),
    location: z.string().nullable().meta({ description: 'Where the address redirects to with 301' }),
    fault: z
      .string()
      .nullable()
      .meta({ description: 'Why nothing new can have the address, such as another one that has it' }),
    proposal: z
      .string()
      .nullable()
      .meta({ description: 'A slug that is free in its place; null if it has no fault, or none is like it' }),
  })
  .meta({
    id: 'AddressAnswer',
    description: 'What an address answers, and whether something new can have it',
  });

export type VersionAction = (typeof versionActions)[number];
export type Version = z.infer<typeof versionSchema>;
export type VersionText = z.infer<typeof versionTextSchema>;
export type Editor = z.infer<typeof editorSchema>;
export type PathStatus = z.infer<typeof pathStatusSchema>;
