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

export const mailHoldSchema = z
  .object({
    held_since: z.iso.datetime().nullable().meta({ description: 'Null: mail is sent' }),
    held_for: z.enum(['restore', 'move']).nullable(),
    state_of: z.iso.datetime().nullable().meta({ description: 'The time of the restored state' }),
    waiting: z.int().meta({ description: 'Mails that wait' }),
  })
  .meta({ id: 'MailHold' });

export const mailReleaseSchema = z
  .strictObject({
    waiting: z.enum(['send', 'discard'], { error: 'waiting must be send or discard' }),
  })
  .meta({ id: 'MailRelease', description: 'What becomes of the mails that wait' });

export type MailHoldState = z.infer<typeof mailHoldSchema>;
