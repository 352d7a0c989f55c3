import type { NewMessage } from '#features/leads/contract.ts';

/** Ann's message through the contact form. */
export const annsMessage = {
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'A ward',
  message: 'Can you help?',
} satisfies NewMessage;
