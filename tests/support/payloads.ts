import type { NewMessage } from '#features/leads/contract.ts';

export const annsMessage = {
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'A ward',
  message: 'Can you help?',
} satisfies NewMessage;
