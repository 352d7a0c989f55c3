import { z } from 'zod';
import { sourceSchema } from '#domain/attribution/contract.ts';
import { emailAddressSchema } from '#platform/email-address/contract.ts';

const invalidText = 'Please enter a valid email address';

export const newSubscriptionSchema = z
  .strictObject({
    email: emailAddressSchema(invalidText).meta({ format: 'email', description: 'An email address' }),
  })
  .meta({ id: 'NewSubscription' });

/** Why a subscription is spam; `marked`: an admin said so. */
export const spamReasons = ['honeypot', 'link_in_address', 'marked'] as const;

export type SpamReason = (typeof spamReasons)[number];

const subscriptionFolders = ['subscribers', 'spam'] as const;

/** The folders of subscriptions. */
export type SubscriptionFolder = (typeof subscriptionFolders)[number];

export const subscriptionFolderSchema = z.object({
  box: z
    .enum(subscriptionFolders, { error: 'box must be subscribers or spam' })
    .default('subscribers')
    .meta({ description: 'The subscribers, or what was quarantined as spam', example: 'subscribers' }),
});

export const subscriptionSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    created_at: z.iso.datetime().meta({ description: 'When it was subscribed, in UTC' }),
    source: sourceSchema.nullable().optional().meta({
      description:
        'Where it came from, as reported by the browser or else as counted for the visit; for admins, and null if unknown',
    }),
    spam_reasons: z.array(z.enum(spamReasons)).optional().meta({
      description: 'Why it was quarantined as spam; only for quarantined subscriptions, and only for admins',
    }),
  })
  .meta({ id: 'Subscription', description: 'A newsletter subscription' });

export const spamMarkSchema = z
  .strictObject({ spam: z.boolean({ error: 'spam must be true or false' }) })
  .meta({ id: 'SubscriptionSpamMark' });

export type NewSubscription = z.infer<typeof newSubscriptionSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
