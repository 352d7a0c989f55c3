import { deleteCanaryMessages } from '#features/leads/server/canary/canary-messages.store.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { apiPath } from '#paths/api-paths.ts';
import { Canary, type CheckedForm } from '#platform/canary/run-check.ts';
import type { Platform } from '#platform/context.ts';

import { readRecipient } from './read-recipient.ts';

/** The hourly check of the contact form. @param wait between two checks of its mail's state */
export function createCanary(platform: Platform, wait?: () => Promise<unknown>): Canary {
  const form: CheckedForm = {
    path: apiPath('messages'),
    fillIn: (address) => ({
      name: 'Hourly check',
      email: address,
      subject: 'Hourly check of the contact form',
      message: 'The product sent this to itself. There is nothing to do.',
    }),
    deleteMessages: deleteCanaryMessages,
    async describe({ isPassed, reason }) {
      const recipient = await readRecipient(platform);
      if (!recipient) return null;
      const { site_name: name } = await readSettings(platform);
      const { siteUrl } = platform.config;
      const address = new URL(adminPaths.messages(), siteUrl).href;
      return isPassed
        ? {
            recipient,
            subject: `${name}: the contact form works again`,
            text: `The hourly check of the contact form passed, after it had failed.\n\n${address}`,
          }
        : {
            recipient,
            subject: `${name}: the contact form does not work`,
            text: [
              'The hourly check of the contact form has failed twice in a row: messages from visitors may not reach you.',
              '',
              `Why: ${reason}`,
              '',
              'It is checked again every hour; another email follows once it works.',
              '',
              address,
            ].join('\n'),
          };
    },
  };
  return new Canary(platform, form, wait);
}
