import { z } from 'zod';
import { formNames } from '#domain/forms/form-names.contract.ts';

export const formBegunSchema = z
  .strictObject({ form: z.enum(formNames, { error: 'form must be contact, newsletter, quiz or booking' }) })
  .meta({ id: 'FormBegun' });

const unmetKinds = ['search', 'question'] as const;

export type UnmetKind = (typeof unmetKinds)[number];

export const unmetSearchSchema = z
  .strictObject({
    kind: z.enum(unmetKinds, { error: 'kind must be search or question' }),
    text: z
      .string({ error: 'text must be text' })
      .trim()
      .min(1, 'text is required')
      .max(300, 'text must be at most 300 characters'),
  })
  .meta({ id: 'UnmetSearch' });

export type UnmetSearch = z.infer<typeof unmetSearchSchema>;
