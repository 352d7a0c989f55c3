import { z } from 'zod';
import { tagSchema } from './contract.ts';
import { oneLine } from '#platform/one-line.contract.ts';

const issueStatuses = ['draft', 'scheduled', 'sending', 'paused', 'done', 'canceled'] as const;

export type IssueStatus = (typeof issueStatuses)[number];

/**
 * Why an issue is paused: `owner`: a person did; `busy`: a mail server refused for now (4xx); `policy`: it refuses
 * the sender (5.7.x); `bounces`: of the first hundred, five or more were refused; `late`: its time was more than an
 * hour ago; `held`: the database was restored, or moved.
 */
const pauseReasons = ['owner', 'busy', 'policy', 'bounces', 'late', 'held'] as const;

export type PauseReason = (typeof pauseReasons)[number];

/**
 * The states of a recipient's mail: `uncertain`: the process ended between handing it over and noting that;
 * `skipped`: the person no longer wants it.
 */
export const recipientStatuses = ['queued', 'sending', 'sent', 'uncertain', 'refused', 'skipped'] as const;

export type RecipientStatus = (typeof recipientStatuses)[number];

const audienceSchema = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('all') }),
      z.strictObject({ kind: z.literal('tag'), value: tagSchema }),
      z.strictObject({ kind: z.literal('source'), value: z.string().min(1).max(60) }),
    ],
    { error: 'audience must be {"kind": "all"}, or a tag or source with its value' },
  )
  .meta({
    id: 'IssueAudience',
    description: 'Who gets it: everyone confirmed, or those of them with a tag, or who came by a channel',
  });

export type Audience = z.infer<typeof audienceSchema>;

/** The most welcome mails. */
export const welcomeLimit = 5;

const welcomeText = 'delay_hours must be a whole number from 0 to 2160';

const delaySchema = z.int({ error: welcomeText }).min(0, welcomeText).max(2160, welcomeText);

const welcomeSchema = z
  .discriminatedUnion(
    'after',
    [
      z.strictObject({ after: z.literal('confirmation'), delay_hours: delaySchema }),
      z.strictObject({ after: z.literal('quiz'), delay_hours: delaySchema }),
      z.strictObject({ after: z.literal('tag'), tag: tagSchema, delay_hours: delaySchema }),
    ],
    { error: 'welcome.after must be confirmation, quiz or tag' },
  )
  .meta({
    id: 'Welcome',
    description:
      'Of a welcome mail: what it follows for each subscriber, and after how many hours: their confirmation, a message of theirs with answers of the quiz, or a tag that they are given',
  });

export type Welcome = z.infer<typeof welcomeSchema>;

export type WelcomeEvent = Welcome['after'];

/** In characters. */
const contentLimit = 1_000_000;

const issueTextSchema = z
  .strictObject({
    subject: oneLine('Subject must be one line').max(200, 'Subject must be at most 200 characters'),
    preview: oneLine('Preview text must be one line').max(200, 'Preview text must be at most 200 characters'),
    sender_name: oneLine('Sender name must be one line').max(80, 'Sender name must be at most 80 characters'),
    content: z
      .string({ error: 'Content must be text' })
      .max(contentLimit, 'Content must be at most 1,000,000 characters'),
    audience: audienceSchema,
    per_minute: z
      .int({ error: 'Mails a minute must be a whole number' })
      .min(1, 'Mails a minute must be from 1 to 10000')
      .max(10_000, 'Mails a minute must be from 1 to 10000'),
    in_archive: z.boolean({ error: 'in_archive must be true or false' }),
    // Not `nullable()`: that would allow null wherever the description refers to a welcome.
    welcome: z.union([welcomeSchema, z.null()]),
  })
  .meta({ id: 'IssueText' });

export type IssueText = z.infer<typeof issueTextSchema>;

export const newIssueSchema = issueTextSchema
  .partial()
  .extend({
    post_id: z.string().max(60).optional().meta({
      description: 'An article to begin with: its title, excerpt and text, unless they are given',
    }),
  })
  .meta({ id: 'NewIssue' });

export const issueChangesSchema = issueTextSchema
  .extend({ welcome: welcomeSchema })
  .partial()
  .meta({ id: 'IssueChanges' });

export type IssueChanges = z.infer<typeof issueChangesSchema>;

export const issueKindSchema = z.object({
  kind: z
    .enum(['issue', 'welcome'], { error: 'kind must be issue or welcome' })
    .default('issue')
    .meta({ description: 'Issues, or the mails of the welcome sequence', example: 'welcome' }),
});

const progressSchema = z
  .object({
    ...(Object.fromEntries(recipientStatuses.map((status) => [status, z.int().min(0)])) as Record<
      RecipientStatus,
      z.ZodInt
    >),
    total: z.int().min(0),
    is_complete: z.boolean().meta({ description: 'Whether all recipients are counted already' }),
  })
  .meta({ id: 'IssueProgress', description: 'How many recipients have which status' });

export type IssueProgress = z.infer<typeof progressSchema>;

export const issueSchema = z
  .object({
    id: z.string(),
    version: z.int(),
    slug: z.string(),
    ...issueTextSchema.shape,
    status: z.enum(issueStatuses),
    post_id: z.string().nullable(),
    send_at: z.iso.datetime().nullable(),
    started_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    paused_for: z.enum(pauseReasons).nullable(),
    pause_detail: z.string().nullable(),
    progress: progressSchema,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    updated_by: z.string().nullable().meta({ description: 'The name of the person who last changed it' }),
  })
  .meta({ id: 'Issue', description: 'An issue of the newsletter' });

export type Issue = z.infer<typeof issueSchema>;

/** One in a list: without its text. */
export const issueHeadSchema = issueSchema.omit({ content: true }).meta({ id: 'IssueHead' });

export type IssueHead = z.infer<typeof issueHeadSchema>;

/** How far a time to send at may be past: clocks differ, and people choose the present minute. */
const graceMs = 120_000;

/** Whether a time is past, so that nothing can be sent at it. @param at ISO 8601 */
export const isPast = (at: string, now: number): boolean => Date.parse(at) < now - graceMs;

export const sendingSchema = z
  .strictObject({
    at: z.iso
      .datetime({ error: 'at must be a time in UTC, such as 2026-12-01T08:00:00Z' })
      .optional()
      .meta({ description: 'When: at most two minutes ago, which means now; now if omitted' }),
  })
  .meta({ id: 'IssueSending' });

export const resendSchema = z
  .strictObject({
    status: z.enum(['uncertain', 'refused'], { error: 'status must be uncertain or refused' }),
  })
  .meta({ id: 'IssueResend' });

export const mailLookSchema = z.strictObject({
  look: z.enum(['light', 'dark'], { error: 'look must be light or dark' }).default('light'),
  pictures: z.enum(['on', 'off'], { error: 'pictures must be on or off' }).default('on'),
});

const issueCheckSchema = z
  .object({
    is_blocking: z.boolean().meta({ description: 'Whether it cannot be sent like this' }),
    text: z.string(),
  })
  .meta({ id: 'IssueCheck', description: 'Something to look at before sending' });

export type IssueCheck = z.infer<typeof issueCheckSchema>;

export const issuePreviewSchema = z
  .object({
    html: z.string(),
    text: z.string(),
    bytes: z.int(),
    recipients: z.int().meta({ description: 'How many would get it now' }),
    checks: z.array(issueCheckSchema),
  })
  .meta({ id: 'IssuePreview' });

export type IssuePreview = z.infer<typeof issuePreviewSchema>;
