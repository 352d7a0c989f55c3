import { z } from 'zod';
import { sourceSchema } from '#domain/attribution/contract.ts';
import { toEmailKey } from '#platform/email-address/contract.ts';

const text = 'email must be an address';

/** The person's address; addresses with one key are the same. */
export const personQuerySchema = z.object({
  email: z
    .string({ error: text })
    .max(510, text)
    .overwrite(toEmailKey)
    .max(255, text)
    .regex(/^[^\s\0@]+@[^\s\0@]+$/, text)
    .meta({
      description: "The person's address, in upper or lower case",
      example: 'ann@northfield-clinics.example',
    }),
});

const time = z.iso.datetime();

const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  email_confirmed: z.boolean(),
  authenticator_app: z.boolean(),
  created_at: time,
  roles: z.array(z.string()),
  sessions: z.array(
    z.object({
      created_at: time,
      expires_at: time,
      ip_address: z.string().nullable(),
      user_agent: z.string().nullable(),
    }),
  ),
  passkeys: z.array(z.object({ name: z.string().nullable(), created_at: time.nullable() })),
  api_keys: z.array(
    z.object({
      name: z.string(),
      key_prefix: z.string(),
      created_at: time,
      last_used_at: time.nullable(),
    }),
  ),
  posts: z.array(z.object({ id: z.string(), title: z.string(), created_at: time })),
});

export const personalDataSchema = z
  .object({
    email: z.string(),
    exported_at: time,
    account: accountSchema.nullable().meta({ description: 'Without passwords, tokens and keys' }),
    messages: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        subject: z.string(),
        message: z.string(),
        form_tag: z.string().nullable(),
        quiz_answers: z.string().nullable(),
        read: z.boolean(),
        status: z.string(),
        assignee_id: z.string().nullable(),
        source: sourceSchema.nullable(),
        channel: z.string().nullable(),
        due_at: time.nullable(),
        answered_at: time.nullable(),
        won: z.boolean(),
        value: z.number().nullable(),
        created_at: time,
        spam: z.boolean(),
        spam_reasons: z.string().nullable(),
        advertising: z.literal(true).optional(),
      }),
    ),
    notes: z
      .array(
        z.object({
          id: z.string(),
          message_id: z.string(),
          text: z.string(),
          author_name: z.string().nullable(),
          created_at: time,
        }),
      )
      .meta({ description: "Notes about the person's messages" }),
    events: z
      .array(
        z.object({
          id: z.string(),
          message_id: z.string(),
          kind: z.string(),
          data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
          author_name: z.string().nullable(),
          created_at: time,
        }),
      )
      .meta({ description: "What happened to the person's messages" }),
    replies: z
      .object({
        signature: z
          .string()
          .nullable()
          .meta({ description: "The signature below the account's replies; null if there is none" }),
        thread: z.array(
          z.object({
            id: z.string(),
            message_id: z.string(),
            kind: z.string(),
            state: z.string(),
            author_name: z.string().nullable(),
            address: z.string(),
            failed_verification: z.boolean(),
            subject: z.string(),
            text: z.string(),
            html: z.string().nullable(),
            created_at: time,
            sent_at: time.nullable(),
            attachments: z.array(
              z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() }),
            ),
          }),
        ),
      })
      .meta({ description: 'Replies to the person, and mails that answer them; files are read separately' }),
    subscriptions: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        created_at: time,
        channel: z.string().nullable(),
        source: sourceSchema.nullable(),
        spam: z.boolean(),
        spam_reasons: z.string().nullable(),
        status: z.string(),
        confirmed_at: time.nullable(),
        confirmed_by: z.string().nullable(),
        consent_page: z.string().nullable(),
        consent_text: z.string().nullable(),
        consent_network: z.string().nullable(),
        consent_note: z.string().nullable(),
        wants_issues: z.boolean(),
        wants_welcome: z.boolean(),
        tags: z.array(z.string()),
        issues: z
          .array(z.object({ subject: z.string(), status: z.string(), settled_at: time.nullable() }))
          .meta({ description: 'The issues and welcome mails to it, and what became of each' }),
      }),
    ),
    mails: z
      .array(
        z.object({
          id: z.string(),
          recipient: z.string(),
          reply_to: z.string().nullable(),
          subject: z.string(),
          text: z.string(),
          created_at: time,
          sent_at: time.nullable(),
          written_at: time
            .nullable()
            .meta({ description: 'When it was written to a file, as without a mail server' }),
          failed_at: time.nullable(),
          discarded_at: time.nullable().meta({ description: 'When an admin chose not to send it' }),
        }),
      )
      .meta({ description: 'Mails to the person, and about what the person sent' }),
  })
  .meta({ id: 'PersonalData', description: 'Everything that is held about one address' });

export const erasedDataSchema = z
  .object({
    accounts: z.number().int().min(0),
    messages: z.number().int().min(0),
    notes: z.number().int().min(0),
    events: z.number().int().min(0),
    replies: z.number().int().min(0),
    subscriptions: z.number().int().min(0),
    mails: z.number().int().min(0),
  })
  .meta({ id: 'ErasedData', description: 'How much of each was erased' });

export type PersonalData = z.infer<typeof personalDataSchema>;
export type ErasedData = z.infer<typeof erasedDataSchema>;
