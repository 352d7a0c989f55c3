import { z } from 'zod';
import { sourceSchema } from '#domain/attribution/contract.ts';
import { emailAddressSchema } from '#platform/email-address/contract.ts';
import { oneLine } from '#platform/one-line.contract.ts';
import { statusSchema } from './inbox.contract.ts';

/** A field that is trimmed, present and at most `maximum` characters (UTF-16 units), inclusive. */
const bounded = (text: z.ZodString, name: string, maximum: number) =>
  text.min(1, `${name} is required`).max(maximum, `${name} must be less than ${maximum} characters`);

/** In characters: the tag of a form. */
export const formTagLimit = 60;

/** In characters: four answers in the owner's words. */
const quizAnswersLimit = 200;

/** The contact form (SPEC section 5): its texts are what the form shows. */
export const newMessageSchema = z
  .strictObject({
    name: bounded(oneLine('Name is required'), 'Name', 100),
    email: emailAddressSchema('Invalid email address').meta({
      format: 'email',
      description: 'An email address',
    }),
    subject: bounded(oneLine('Subject is required'), 'Subject', 200),
    message: bounded(z.string({ error: 'Message is required' }).normalize().trim(), 'Message', 2000),
    form_tag: z
      .string({ error: 'form_tag must be text' })
      .trim()
      .max(formTagLimit, `form_tag must be at most ${formTagLimit} characters`)
      .optional()
      .meta({ description: 'A tag that identifies the form it was sent with' }),
    quiz_answers: z
      .string({ error: 'quiz_answers must be text' })
      .trim()
      .max(quizAnswersLimit, `quiz_answers must be at most ${quizAnswersLimit} characters`)
      .optional()
      .meta({ description: "The sender's quiz answers, in the quiz's words" }),
  })
  .meta({ id: 'NewMessage' });

/** The record of a lead that came by telephone or in person. */
export const enteredMessageSchema = newMessageSchema
  .omit({ form_tag: true, quiz_answers: true })
  .meta({ id: 'EnteredMessage' });

export type EnteredMessage = z.infer<typeof enteredMessageSchema>;

/** Why a message was quarantined; `marked`: an admin said so; `wording`: only in messages of former versions. */
export const spamReasons = [
  'honeypot',
  'hasty',
  'wording',
  'links',
  'links_only',
  'link_in_name',
  'link_code',
  'html_link',
  'mixed_scripts',
  'hidden_characters',
  'repeated',
  'marked',
] as const;

export type SpamReason = (typeof spamReasons)[number];

const messageFolders = ['inbox', 'spam'] as const;

export type MessageFolder = (typeof messageFolders)[number];

export const messageFolderSchema = z.object({
  box: z
    .enum(messageFolders, { error: 'box must be inbox or spam' })
    .default('inbox')
    .meta({ description: 'The inbox, or what was quarantined as spam', example: 'inbox' }),
});

export const messageSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    form_tag: z
      .string()
      .nullable()
      .meta({ description: 'The tag of the form that it was sent with; null if it has none' }),
    quiz_answers: z
      .string()
      .nullable()
      .meta({ description: "The sender's quiz answers; null if there are none" }),
    read: z.boolean().meta({ description: 'Whether it is read, that is, no longer `new`' }),
    status: statusSchema.meta({
      description:
        '`open`: somebody has read it; `waiting`: answered, waiting for the sender; `done`: nothing is left to do',
    }),
    assignee_id: z
      .string()
      .nullable()
      .meta({ description: 'The account responsible for it; null if unassigned' }),
    source: sourceSchema.nullable().meta({
      description:
        'What brought the sender, as reported by the browser or else as counted for the visit; null if unknown',
    }),
    channel: z
      .string()
      .nullable()
      .meta({ description: 'What brought the sender, in a word; null if unknown' }),
    due_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When a response is due; null once it is answered or done' }),
    answered_at: z.iso.datetime().nullable().meta({
      description: 'When it was first answered or marked as waiting for the sender; null until then',
    }),
    won: z.boolean().meta({
      description: 'Whether it became an order; a mail that reopens it does not change that',
    }),
    value: z.int().nullable().meta({ description: 'Its value in whole currency units; null if unknown' }),
    lost_reason: z
      .string()
      .optional()
      .meta({ description: 'Why it was lost, or is likely to be, if that was given' }),
    version: z.int().meta({ description: 'Increases with every change' }),
    created_at: z.iso.datetime().meta({ description: 'When it was received, in UTC' }),
    advertising: z.literal(true).optional().meta({
      description: 'Only if its wording looks like advertising or fraud, and only for admins',
    }),
    spam_reasons: z.array(z.enum(spamReasons)).optional().meta({
      description: 'Why it was quarantined as spam; only for quarantined messages, and only for admins',
    }),
  })
  .meta({ id: 'Message', description: 'A contact message' });

export const unreadMessagesSchema = z
  .object({
    unread: z
      .number()
      .int()
      .min(0)
      .meta({ description: 'How many messages in the inbox are not marked as read' }),
  })
  .meta({ id: 'UnreadMessages' });

const waiting = (what: string) =>
  z
    .int()
    .min(0)
    .meta({ description: `How many ${what}` });

export const messageCountsSchema = z
  .object({
    new: waiting('nobody has looked at'),
    open: waiting('wait for us'),
    waiting: waiting('wait for their senders'),
  })
  .meta({ id: 'MessageCounts', description: 'How many messages of the inbox are not done' });

export type MessageCounts = z.infer<typeof messageCountsSchema>;

export type NewMessage = z.infer<typeof newMessageSchema>;
export type Message = z.infer<typeof messageSchema>;

/** One step of a test lead; the first that fails is the last. */
export interface TestLeadStep {
  step: 'form' | 'database' | 'mail';
  passed: boolean;
  /** The event in words. */
  text: string;
}
