import { z } from 'zod';
import { oneLine } from '#platform/one-line.contract.ts';
import { unmatchedMailSchema } from './replies.contract.ts';

/** A lead's state. `waiting`: answered, waiting for the sender. */
const leadStatuses = ['new', 'open', 'waiting', 'done'] as const;

export type LeadStatus = (typeof leadStatuses)[number];

export const statusSchema = z.enum(leadStatuses, { error: 'status must be new, open, waiting or done' });

export { editedMeanwhileCode } from '#domain/editing/contract.ts';

/** In whole currency units: what a column of both databases can hold. */
export const valueLimit = 1_000_000_000;

/** In characters. */
export const lostReasonLimit = 200;

const valueText = `value must be a whole number from 0 to ${valueLimit}`;

/** Stored like other times: in UTC, with milliseconds. */
const timeSchema = (name: string) => {
  const error = `${name} must be a time such as 2026-11-20T09:00:00Z`;
  return (
    z
      .string({ error })
      .max(40, error)
      .pipe(z.iso.datetime({ offset: true, error, abort: true }))
      // Years with fewer digits are half typed; NaN is refused as well.
      .refine((text) => Date.parse(text) >= 0, error)
      .transform((text) => new Date(text).toISOString())
  );
};

/** Omitted fields stay unchanged; the specification's `{read}` is one of the fields. */
export const messageChangesSchema = z
  .strictObject({
    read: z.boolean({ error: 'read must be true or false' }).optional(),
    status: statusSchema.optional(),
    assignee_id: z
      .string({ error: 'assignee_id must be an id or null' })
      .min(1, 'assignee_id must be an id or null')
      .max(100, 'assignee_id must be an id or null')
      .nullable()
      .optional()
      .meta({ description: 'The account responsible for it: one of messages-assignees; null for nobody' }),
    due_at: timeSchema('due_at').nullable().optional().meta({
      description: 'When a response is due; null for no date',
      format: 'date-time',
    }),
    won: z
      .boolean({ error: 'won must be true or false' })
      .optional()
      .meta({ description: 'Whether it became an order; only for one that is done' }),
    value: z
      .int({ error: valueText })
      .min(0, valueText)
      .max(valueLimit, valueText)
      .nullable()
      .optional()
      .meta({ description: 'Its value in whole currency units; null if unknown' }),
    lost_reason: oneLine('lost_reason must be text or null')
      .max(lostReasonLimit, `lost_reason must be at most ${lostReasonLimit} characters`)
      .nullable()
      .optional()
      .meta({
        description:
          'Why it was lost, or is likely to be; only for one that is not won. Null or empty for none',
      }),
    version: z
      .int({ error: 'version must be a whole number' })
      .min(1, 'version must be a whole number')
      .optional()
      .meta({ description: 'The version that the change is based on' }),
  })
  .refine(
    ({ version: _version, ...changes }) => Object.values(changes).some((value) => value !== undefined),
    {
      path: ['read'],
      error: 'Name at least one thing to change',
    },
  )
  .meta({ id: 'MessageChanges' });

export type MessageChanges = z.output<typeof messageChangesSchema>;

/**
 * A day in UTC, or a time with its offset. @param isEnd whether it ends the range: a day is included whole
 */
const boundSchema = (name: string, isEnd: boolean) =>
  z
    .union(
      [
        z.iso.date().transform((day) => `${day}T${isEnd ? '23:59:59.999' : '00:00:00.000'}Z`),
        z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString()),
      ],
      { error: `${name} must be a day such as 2026-11-20, or a time with its offset` },
    )
    .optional();

const flagSchema = (name: string) =>
  z
    .enum(['true', 'false'], { error: `${name} must be true or false` })
    .transform((text) => text === 'true')
    .optional();

/** Filters on the leads of a folder; all that are given must match. */
export const leadFilterSchema = z.object({
  status: statusSchema.optional().meta({ description: 'Only those in this state', example: 'open' }),
  assignee: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'assignee must be an id, me or none')
    .optional()
    .meta({
      description: "Only those assigned to one account, by its id; `me`: the caller's; `none`: unassigned",
      example: 'me',
    }),
  from: boundSchema('from', false).meta({
    description: 'Received on or after this day (UTC) or time',
    example: '2026-11-01',
  }),
  to: boundSchema('to', true).meta({
    description: 'Received on or before this day (UTC) or time',
    example: '2026-11-30',
  }),
  channel: z
    .string()
    .regex(/^[\w-]{1,30}$/, 'channel must be a name')
    .optional()
    .meta({ description: 'Only those that this channel brought', example: 'search' }),
  unread: flagSchema('unread').meta({
    description: 'With `true`, only unread ones',
    example: 'true',
  }),
  advertising: flagSchema('advertising').meta({
    description: 'With `true`, only those that look like advertising; with `false`, only the others',
    example: 'false',
  }),
  overdue: flagSchema('overdue').meta({
    description: 'With `true`, only overdue ones',
    example: 'true',
  }),
});

export type LeadFilter = z.output<typeof leadFilterSchema>;

/** In characters. */
export const noteLimit = 5000;

export const newNoteSchema = z
  .strictObject({
    text: z
      .string({ error: 'text is required' })
      .trim()
      .min(1, 'text is required')
      .max(noteLimit, `text must be at most ${noteLimit} characters`),
  })
  .meta({ id: 'NewLeadNote' });

/** Who did something; null if it happened automatically, or if the account is unknown or erased. */
const authorFields = {
  author_id: z.string().nullable(),
  author_name: z
    .string()
    .nullable()
    .meta({ description: 'The name at that time; null once the account is erased' }),
};

export const noteSchema = z
  .object({ id: z.uuid(), text: z.string(), ...authorFields, created_at: z.iso.datetime() })
  .meta({ id: 'LeadNote', description: 'A note about a lead' });

export type LeadNote = z.infer<typeof noteSchema>;

const leadEventKinds = [
  'received',
  'entered',
  'status',
  'assigned',
  'unassigned',
  'due',
  'value',
  'won',
  'lost_reason',
  'note',
  'spam',
  'released',
  'overdue',
  'reply_sent',
  'reply_written',
  'reply_failed',
  'reply_received',
] as const;

export type LeadEventKind = (typeof leadEventKinds)[number];

export const leadEventSchema = z
  .object({
    id: z.string(),
    kind: z.enum(leadEventKinds),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).meta({
      description:
        'What changed: `from` and `to`, or details of the kind; `reason` if an owner was removed, or a reply was not delivered',
    }),
    ...authorFields,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'LeadEvent', description: 'Something that happened to a lead' });

export type LeadEvent = z.infer<typeof leadEventSchema>;

/** The most leads changed at once. */
export const bulkLimit = 100;

const bulkText = `ids must be 1 to ${bulkLimit} ids`;

export const bulkChangeSchema = z
  .strictObject({
    ids: z
      .array(z.string().min(1, bulkText).max(100, bulkText), { error: bulkText })
      .min(1, bulkText)
      .max(bulkLimit, bulkText),
    status: messageChangesSchema.shape.status,
    assignee_id: messageChangesSchema.shape.assignee_id,
    read: messageChangesSchema.shape.read,
    spam: z
      .boolean({ error: 'spam must be true or false' })
      .optional()
      .meta({ description: 'Moves them to spam, or from there to the inbox, with the mail about each' }),
    delete: z.literal(true, { error: 'delete must be true' }).optional(),
  })
  .refine(
    ({ ids: _ids, ...changes }) => {
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      const isAlone = changes.delete !== undefined || changes.spam !== undefined;
      return given.length > 0 && (!isAlone || given.length === 1);
    },
    { path: ['status'], error: 'Say what to change, or send spam or delete alone' },
  )
  .meta({ id: 'BulkMessageChange' });

export type BulkChange = z.output<typeof bulkChangeSchema>;

export const bulkResultSchema = z
  .object({
    changed: z.array(z.string()).meta({ description: 'The ids of those that existed' }),
    missing: z.array(z.string()).meta({ description: 'The ids of those that did not exist' }),
  })
  .meta({ id: 'BulkMessageResult' });

export type BulkResult = z.infer<typeof bulkResultSchema>;

export const assigneeSchema = z
  .object({ id: z.string(), name: z.string(), email: z.string() })
  .meta({ id: 'Assignee', description: 'An account with the right to messages' });

export type Assignee = z.infer<typeof assigneeSchema>;

/** A message as it is shown beside another one. */
const messageBriefSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    form_tag: z.string().nullable(),
    quiz_answers: z.string().nullable(),
    status: statusSchema,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'MessageBrief' });

export type MessageBrief = z.infer<typeof messageBriefSchema>;

/** The most messages listed from one person, and from others at their company. */
export const personLimit = 20;

export const leadPersonSchema = z
  .object({
    email: z.string().meta({ description: 'In lower case' }),
    messages: z
      .array(messageBriefSchema)
      .meta({ description: `Their other messages in the inbox, newest first: at most ${personLimit}` }),
    unmatched_mails: z.array(unmatchedMailSchema).meta({
      description: `Their mails in the mailbox that answer no reply, newest first: at most ${personLimit}`,
    }),
    subscribed_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Since when they have been subscribed to the newsletter' }),
    company: z
      .string()
      .nullable()
      .meta({ description: 'The host of their address; null for a public mail provider' }),
    colleagues: z.array(messageBriefSchema).meta({
      description: `The newest message from each other address of the company, among its newest ${personLimit}`,
    }),
  })
  .meta({ id: 'LeadPerson', description: 'The sender of a message' });

export type LeadPerson = z.infer<typeof leadPersonSchema>;
