import { z } from 'zod';
import { cleanEmail, emailAddressSchema } from '#platform/email-address/contract.ts';
import { oneLine } from '#platform/one-line.contract.ts';

const stepNames = [
  'identity',
  'mail',
  'booking',
  'people',
  'services',
  'cases',
  'legal',
  'second_factor',
  'domain',
] as const;

const setupStepSchema = z
  .object({
    name: z.enum(stepNames),
    is_done: z.boolean(),
    state: z.string().meta({ description: 'What was found, in one sentence' }),
  })
  .meta({ id: 'SetupStep' });

export const cleanStartSchema = z
  .object({
    id: z.uuid(),
    created_at: z.iso.datetime(),
    backup: z.string().meta({ description: 'The name of the backup that was made first' }),
    removed: z.record(z.string(), z.int()).meta({ description: 'How much was removed or replaced, of what' }),
  })
  .meta({ id: 'CleanStart', description: 'A removal of the demonstration that can still be undone' });

export const setupSchema = z
  .object({
    is_dismissed: z.boolean(),
    steps: z.array(setupStepSchema),
    demonstration: z.boolean().meta({
      description: 'Whether documents, posts, messages, subscribers or visits of the demonstration are left',
    }),
    clean_start: cleanStartSchema
      .nullable()
      .meta({ description: 'The last removal, while it can be undone' }),
  })
  .meta({ id: 'Setup', description: 'What a site needs before it goes public, and what of it is done' });

export const setupChangesSchema = z
  .strictObject({ is_dismissed: z.boolean({ error: 'is_dismissed must be true or false' }) })
  .meta({ id: 'SetupChanges' });

export const cleanStartRequestSchema = z
  .strictObject({
    site_name: oneLine('Site name must be text')
      .max(60, 'Site name must be at most 60 characters')
      .optional()
      .meta({ description: 'Required while the name is an example' }),
    contact_email: z
      .string({ error: 'Contact email must be text' })
      .overwrite(cleanEmail)
      .refine(
        (address) => address === '' || emailAddressSchema('').safeParse(address).success,
        'Contact email must be an email address',
      )
      .optional(),
  })
  .meta({ id: 'CleanStartRequest' });

export const undoneSchema = z
  .object({
    unchanged: z.int().meta({ description: 'How many things were changed since, and stay as they are' }),
  })
  .meta({ id: 'CleanStartUndone' });

export const testMailSchema = z
  .object({
    state: z.enum(['accepted', 'written', 'refused']),
    text: z.string().meta({ description: 'What became of the mail, in one sentence' }),
    reply: z.string().nullable().meta({ description: "The mail server's own words" }),
  })
  .meta({ id: 'TestMail' });

export type SetupStep = z.infer<typeof setupStepSchema>;
export type Setup = z.infer<typeof setupSchema>;
export type CleanStart = z.infer<typeof cleanStartSchema>;
export type CleanStartRequest = z.infer<typeof cleanStartRequestSchema>;
export type TestMail = z.infer<typeof testMailSchema>;
