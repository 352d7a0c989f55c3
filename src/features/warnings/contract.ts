import { z } from 'zod';

export const warningSchema = z
  .object({
    code: z.enum(['untrusted_proxy', 'mailbox_away', 'canary_failed']),
    text: z.string().meta({ description: 'What is wrong, and what to do' }),
  })
  .meta({
    id: 'Warning',
    description: "A problem with the product's setup that its owner should fix",
  });

export type Warning = z.infer<typeof warningSchema>;
