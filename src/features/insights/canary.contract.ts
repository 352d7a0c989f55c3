import { z } from 'zod';

const recipientSchema = z
  .string({ error: 'recipient must be text' })
  .trim()
  .max(255, 'recipient must be at most 255 characters')
  .refine(
    (address) => address === '' || z.email().safeParse(address).success,
    'recipient must be an email address',
  )
  .meta({
    description:
      "The recipient of the check's mail. Empty: nobody; only the connection to the mail server is tested",
    anyOf: [{ const: '' }, { format: 'email' }],
  });

export const canaryChangesSchema = z
  .strictObject({ on: z.boolean({ error: 'on must be true or false' }), recipient: recipientSchema })
  .partial()
  .meta({ id: 'CanaryChanges' });

export type CanaryChanges = z.infer<typeof canaryChangesSchema>;

const time = z.iso.datetime().nullable();

export const canarySchema = z
  .object({
    on: z.boolean(),
    recipient: z.string(),
    due_at: time.meta({
      description: 'The next check; null while it is off, and until the product has first run',
    }),
    passed_at: time.meta({ description: 'The last check that passed' }),
    failures: z.int().meta({ description: 'Checks that failed since then' }),
    failing_since: time,
    last_error: z.string().nullable(),
  })
  .meta({ id: 'Canary', description: 'The hourly check of the contact form' });

export type CanaryState = z.infer<typeof canarySchema>;
