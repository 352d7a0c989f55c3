import { z } from 'zod';

const time = z.iso.datetime();

export const unsentMailSchema = z
  .object({
    id: z.string(),
    recipient: z.string(),
    subject: z.string(),
    created_at: time,
    attempts: z.number().int().min(1),
    failed_at: time.nullable().meta({ description: 'When it was given up; null while it is being retried' }),
    last_error: z.string().nullable().meta({ description: 'The reply to the last attempt' }),
  })
  .meta({ id: 'UnsentMail', description: 'A mail that could not be delivered' });

export const retriedMailsSchema = z
  .object({ retried: z.number().int().min(0) })
  .meta({ id: 'RetriedMails', description: 'How many mails are due again' });

export type UnsentMail = z.infer<typeof unsentMailSchema>;
