import { z } from 'zod';

const warningCodes = [
  'writes_refused',
  'untrusted_proxy',
  'mailbox_away',
  'no_mail_server',
  'example_booking',
  'example_contact',
  'example_sender',
] as const;

export const warningSchema = z
  .object({
    code: z.enum(warningCodes),
    is_urgent: z.boolean().meta({
      description: 'False for what is normal while a site is being set up: SITE_URL is not https',
    }),
    text: z.string().meta({ description: 'What is wrong, and what to do' }),
  })
  .meta({
    id: 'Warning',
    description: "A problem with the product's setup that its owner should fix",
  });

export type Warning = z.infer<typeof warningSchema>;
