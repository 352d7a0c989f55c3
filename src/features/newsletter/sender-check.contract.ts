import { z } from 'zod';

const text = 'selector must be a DKIM selector, such as mail or s1';

export const senderCheckQuerySchema = z.object({
  selector: z
    .string()
    .regex(/^[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/, text)
    .optional()
    .meta({
      description: 'The DKIM selector, if no mail in the mailbox says it',
      example: 'mail',
    }),
});

const kinds = ['domain', 'spf', 'dkim', 'dmarc', 'ptr', 'alignment', 'list_unsubscribe'] as const;

/** `unknown`: it could not be looked up, or nothing says where to look. */
const states = ['good', 'missing', 'wrong', 'unknown'] as const;

const findingSchema = z
  .object({
    kind: z.enum(kinds),
    state: z.enum(states),
    text: z.string().meta({ description: 'One sentence, for people' }),
    record: z
      .object({ type: z.enum(['TXT', 'PTR']), name: z.string(), value: z.string() })
      .nullable()
      .meta({ description: 'The DNS record to add; null for none' }),
  })
  .meta({ id: 'SenderFinding' });

export const senderCheckSchema = z
  .object({
    from: z.string().meta({ description: 'The address that the newsletter is from' }),
    has_sender: z.boolean().meta({
      description: 'False while the sender is an example or this machine: then nothing is looked up',
    }),
    selector: z.string().nullable().meta({ description: 'The DKIM selector that was looked up' }),
    findings: z.array(findingSchema),
  })
  .meta({ id: 'SenderCheck', description: 'Whether mail servers can tell that the newsletter is ours' });

export type SenderFinding = z.infer<typeof findingSchema>;
export type SenderCheck = z.infer<typeof senderCheckSchema>;
