import { z } from 'zod';

export const warningSchema = z
  .object({
    code: z.enum(['untrusted_proxy', 'mailbox_away', 'canary_failed']),
    text: z.string().meta({ description: 'What is wrong, and what to do' }),
  })
  .meta({
    id: 'Warning',
    description: 'Something about how the product is set up that its owner should see to',
  });

export type Warning = z.infer<typeof warningSchema>;
