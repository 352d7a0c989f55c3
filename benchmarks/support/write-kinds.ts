import { join } from 'node:path';

const scriptOf = (name: string) => join(import.meta.dirname, name);

/** The kinds of writes, their tables, and the wrk scripts that send them. */
export const writeKinds = [
  {
    what: 'contact messages',
    path: '/functions/v1/messages-api',
    table: 'contact_messages',
    script: scriptOf('send-messages.lua'),
  },
  {
    what: 'newsletter subscriptions',
    path: '/functions/v1/newsletter-api',
    table: 'newsletter_subscriptions',
    script: scriptOf('subscribe.lua'),
  },
] as const;
