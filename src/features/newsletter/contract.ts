import { z } from 'zod';
import { sourceSchema } from '#domain/attribution/contract.ts';
import { emailAddressSchema } from '#platform/email-address/contract.ts';
import { oneLine } from '#platform/one-line.contract.ts';

const invalidText = 'Please enter a valid email address';

export const newSubscriptionSchema = z
  .strictObject({
    email: emailAddressSchema(invalidText).meta({ format: 'email', description: 'An email address' }),
  })
  .meta({ id: 'NewSubscription' });

/** Why a subscription is spam; `marked`: an admin said so. */
export const spamReasons = ['honeypot', 'link_in_address', 'marked'] as const;

export type SpamReason = (typeof spamReasons)[number];

export const subscriptionStatuses = [
  'pending',
  'confirmed',
  'unsubscribed',
  'bounced',
  'suppressed',
] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

const statusSchema = z.enum(subscriptionStatuses, {
  error: `status must be one of ${subscriptionStatuses.join(', ')}`,
});

/**
 * The ways a subscription is confirmed: by the person, through the mail's link; an import; or the form alone, while
 * confirmation was switched off.
 */
const confirmers = ['link', 'import', 'form'] as const;

export type Confirmer = (typeof confirmers)[number];

const subscriptionFolders = ['subscribers', 'spam'] as const;

export type SubscriptionFolder = (typeof subscriptionFolders)[number];

export const subscriptionFolderSchema = z.object({
  status: statusSchema.optional().meta({ description: 'Only those with this status', example: 'confirmed' }),
  tag: z
    .string()
    .max(60, 'tag must be at most 60 characters')
    .normalize()
    .overwrite((tag) => tag.replace(/^#+/, ''))
    .optional()
    .meta({ description: 'Only those with this tag', example: 'webinar' }),
  box: z
    .enum(subscriptionFolders, { error: 'box must be subscribers or spam' })
    .default('subscribers')
    .meta({ description: 'The subscribers, or what was quarantined as spam', example: 'subscribers' }),
});

const consentSchema = z
  .object({
    page: z.string().nullable().meta({ description: 'The path of the page that the form was on' }),
    text: z.string().nullable().meta({ description: 'What the form said' }),
    network: z
      .string()
      .nullable()
      .meta({ description: 'A hash of the network that it was sent from, with a key of this site' }),
    note: z.string().nullable().meta({ description: 'What an import said about how people agreed' }),
  })
  .meta({ id: 'Consent', description: 'How it was agreed to the subscription, as far as known. For admins' });

export const subscriptionSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    created_at: z.iso.datetime().meta({ description: 'When it was subscribed, in UTC' }),
    source: sourceSchema.nullable().optional().meta({
      description:
        'Where it came from, as reported by the browser or else as counted for the visit; for admins, and null if unknown',
    }),
    status: statusSchema.optional().meta({
      description:
        'Pending until the person confirms by mail. Only confirmed ones get the newsletter. For admins',
    }),
    confirmed_at: z.iso.datetime().nullable().optional().meta({
      description: 'When the person confirmed, in UTC; null if nobody did, as after an import. For admins',
    }),
    confirmed_by: z.enum(confirmers).nullable().optional().meta({
      description:
        "What it is confirmed by: the mail's link, an import, or the form alone while confirmation was off. For admins",
    }),
    consent: consentSchema.optional(),
    tags: z.array(z.string()).optional().meta({ description: 'Its tags, by name. For admins' }),
    spam_reasons: z.array(z.enum(spamReasons)).optional().meta({
      description: 'Why it was quarantined as spam; only for quarantined subscriptions, and only for admins',
    }),
  })
  .meta({ id: 'Subscription', description: 'A newsletter subscription' });

export const subscriptionCountsSchema = z
  .object(
    Object.fromEntries(subscriptionStatuses.map((status) => [status, z.number().int().min(0)])) as Record<
      SubscriptionStatus,
      z.ZodNumber
    >,
  )
  .meta({ id: 'SubscriptionCounts', description: 'How many subscriptions have each status, without spam' });

export type SubscriptionCounts = z.infer<typeof subscriptionCountsSchema>;

/** An admin's change to a subscription's status: only its person confirms it. */
export const statusChangeSchema = z
  .strictObject({
    status: z.enum(['pending', 'unsubscribed', 'suppressed'], {
      error: 'status must be pending, unsubscribed or suppressed: only the person can confirm',
    }),
  })
  .meta({ id: 'SubscriptionStatusChange' });

/** In characters, of a tag. */
const tagLimit = 60;

/** Characters that show nothing, but for joiners: emoji and some scripts need those. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/** A sign before it, as lists show it, is no part of a tag. */
export const tagSchema = oneLine('A tag must be text')
  .overwrite((tag) =>
    tag
      .replaceAll(invisible, '')
      .replace(/^[#\s]+/, '')
      .trimEnd(),
  )
  .min(1, { error: 'Enter a tag', abort: true })
  .refine((tag) => /[^\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/u.test(tag), 'Enter a tag')
  .max(tagLimit, `A tag can have at most ${tagLimit} characters`)
  .regex(/^[^,]*$/, 'A tag has no comma in it')
  .meta({ description: `1 to ${tagLimit} characters, without a comma` });

/** Case does not tell tags apart. */
export const isSameTag = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Each tag once, as it is spelled first. */
export function uniteTags(tags: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const tag of tags) if (!first.has(tag.toLowerCase())) first.set(tag.toLowerCase(), tag);
  return [...first.values()];
}

export const tagsPerSubscriber = 20;

export const tagsChangeSchema = z
  .strictObject({
    tags: z
      .array(tagSchema, { error: 'tags must be a list' })
      .max(tagsPerSubscriber, `A subscriber can have at most ${tagsPerSubscriber} tags`)
      .transform(uniteTags),
  })
  .meta({ id: 'SubscriptionTags' });

export const newsletterSettingsSchema = z
  .strictObject({
    confirms: z.boolean({ error: 'confirms must be true or false' }).meta({
      description: 'Whether new subscriptions have to be confirmed by mail',
    }),
    archive: z.boolean({ error: 'archive must be true or false' }).meta({
      description: 'Whether visitors can read issues that were sent, unless an issue says otherwise',
    }),
  })
  .partial()
  .meta({ id: 'NewsletterSettings' });

const column = (name: string) =>
  z.coerce
    .number(`${name} must be the number of a column`)
    .int(`${name} must be the number of a column`)
    .min(1, `${name} must be the number of a column`)
    .optional();

/** In bytes, of a file of subscribers: more than 100,000 addresses. */
export const importLimitBytes = 10_485_760;

const consentExample = 'Signed up at our stand in May 2026';

export const importQuerySchema = z.object({
  preview: z
    .enum(['true', 'false'], { error: 'preview must be true or false' })
    .default('false')
    .meta({ description: 'Only say what an import would do', example: 'true' }),
  email: column('email').meta({
    description: 'The column of the addresses, from 1; found by its heading or its contents if omitted',
    example: 2,
  }),
  status: z.coerce
    .number('status must be the number of a column, or 0')
    .int('status must be the number of a column, or 0')
    .min(0, 'status must be the number of a column, or 0')
    .optional()
    .meta({
      description:
        'The column that says who is subscribed, from 1, or 0 for none; found by its heading if omitted',
      example: 4,
    }),
  tags: column('tags').meta({ description: 'The column of tags, which commas separate', example: 3 }),
  tag: tagSchema
    .optional()
    .meta({ description: 'A tag for all of them, those on the list already too', example: 'webinar' }),
  note: oneLine('note must be text')
    .max(300, 'note must be at most 300 characters')
    .optional()
    .meta({
      description:
        'How these people agreed to get the newsletter: kept with each. Required unless it is a preview',
      example: consentExample,
      // An example of a call has it, which is no preview.
      param: { example: consentExample },
    }),
});

export const importReportSchema = z
  .object({
    columns: z.array(z.string()).meta({ description: 'The headings, or the first line' }),
    email_column: z.number().int().meta({ description: 'From 1' }),
    status_column: z.number().int().meta({ description: 'From 1; 0: there is none' }),
    rows: z.number().int().meta({ description: 'Lines with something in them, without the headings' }),
    added: z.number().int().meta({ description: 'New ones; in a preview, how many would be' }),
    duplicates: z.number().int().meta({ description: 'On the list already, or twice in the file' }),
    tagged: z.number().int().meta({
      description: 'Of those on the list already, how many are given the tag for all of them',
    }),
    suppressed: z.number().int().meta({ description: 'Unsubscribed, bounced or suppressed: not added' }),
    ended: z.number().int().meta({
      description:
        'Unsubscribed, bounced, complained, blocked or the like by the column of the status: not added, and suppressed',
    }),
    pending: z.number().int().meta({ description: 'Pending or not subscribed by that column: not added' }),
    unknown: z.number().int().meta({ description: 'Of another or no status in that column: not added' }),
    unknown_statuses: z
      .array(z.object({ status: z.string(), rows: z.number().int() }))
      .meta({ description: 'The first 20 of these statuses' }),
    malformed: z.number().int().meta({ description: 'Without an address that mail can be sent to' }),
    untagged: z
      .number()
      .int()
      .meta({
        description: `Of how many a tag is left out: it cannot be one, or they would have more than ${tagsPerSubscriber}`,
      }),
    problems: z.array(z.object({ line: z.number().int(), text: z.string() })).meta({
      description: 'The first 50 malformed ones, and lines of which a tag is left out, by line of the file',
    }),
  })
  .meta({ id: 'SubscriptionImport', description: 'What an import has done, or in a preview would do' });

export type ImportQuery = z.infer<typeof importQuerySchema>;
export type ImportReport = z.infer<typeof importReportSchema>;

/** The settings, and what they depend on. */
export const newsletterStateSchema = newsletterSettingsSchema
  .required()
  .extend({
    delivers_mail: z.boolean().meta({
      description: 'False without a mail server: mails are written to files, and nobody can confirm',
    }),
  })
  .meta({ id: 'NewsletterState' });

export type NewsletterSettings = z.infer<typeof newsletterSettingsSchema>;
export type NewsletterState = z.infer<typeof newsletterStateSchema>;

export const spamMarkSchema = z
  .strictObject({ spam: z.boolean({ error: 'spam must be true or false' }) })
  .meta({ id: 'SubscriptionSpamMark' });

export type NewSubscription = z.infer<typeof newSubscriptionSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
