import { z } from 'zod';

/** In characters. */
export const replyTextLimit = 20_000;
const savedReplyNameLimit = 100;
const savedReplyTextLimit = 5000;
const signatureLimit = 1000;

/** For one reply, all of its files together. */
export const attachmentsLimitBytes = 10_485_760;
export const attachmentsLimit = 20;

/** More than anyone chooses from. */
export const savedRepliesLimit = 200;

const text = (name: string, maximum: number) =>
  z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, `${name} is required`)
    .max(maximum, `${name} must have at most ${maximum} characters`);

export const newReplySchema = z
  .strictObject({
    text: text('Text', replyTextLimit).meta({
      description:
        'The text. Fields of saved replies in it are filled in; the signature and the message that it answers are appended',
    }),
    attachment_ids: z
      .array(z.string({ error: 'attachment_ids must be ids' }).max(64, 'attachment_ids must be ids'), {
        error: 'attachment_ids must be a list',
      })
      .max(attachmentsLimit, `A reply takes at most ${attachmentsLimit} files`)
      .default([])
      .meta({ description: 'Files that were uploaded for this message and are not part of a reply yet' }),
    last_entry_id: z
      .string({ error: 'last_entry_id must be an id or null' })
      .max(64, 'last_entry_id must be an id or null')
      .nullable()
      .optional()
      .meta({
        description:
          'The newest entry of the thread that its writer has seen; null for none. With it, a reply is refused if someone else has replied since',
      }),
  })
  .meta({ id: 'NewReply' });

/** The code of the 409 for a reply to something that someone else has answered since. */
export const repliedMeanwhileCode = 'answered_meanwhile';

export const attachmentSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.string().meta({ description: 'The media type that its sender declared' }),
    bytes: z.number().int().min(0),
  })
  .meta({ id: 'Attachment', description: 'A file of a reply or of a mail that answers it' });

const replyKinds = ['reply', 'mail', 'auto_reply', 'unmatched'] as const;
const replyStates = ['queued', 'sent', 'written', 'failed', 'received'] as const;

export const replySchema = z
  .object({
    id: z.string(),
    kind: z.enum(replyKinds).meta({
      description:
        "A reply of ours, a mail that answers it, or an automatic mail, such as an out-of-office note; `unmatched`: a mail from the message's address that answers no reply, listed with the person only",
    }),
    state: z.enum(replyStates).meta({
      description:
        'For a reply: queued until a mail server has accepted it; sent: accepted by one; written: to a file, and delivered to nobody, because there is no mail server; failed: given up, or bounced',
    }),
    failure: z.string().nullable().meta({ description: 'Why it has not been sent' }),
    author_name: z.string().nullable().meta({ description: 'Its author; for a mail, the name it states' }),
    address: z.string().meta({ description: 'The recipient of a reply; the stated sender of a mail' }),
    is_known_address: z.boolean().meta({
      description:
        "Whether that is the message's address. A mail's sender is what the mail states, not proven.",
    }),
    failed_verification: z.boolean().meta({
      description:
        'For a mail: whether our mail server says that its sender is forged (DMARC). False proves nothing',
    }),
    subject: z.string(),
    text: z.string(),
    is_cut: z
      .boolean()
      .meta({ description: 'In a list, whether the text is cut; reading the entry returns all of it' }),
    has_html: z.boolean(),
    attachments: z.array(attachmentSchema),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable().meta({ description: 'When a mail server accepted it' }),
  })
  .meta({ id: 'Reply', description: 'One entry of the thread about a message' });

export const wholeReplySchema = replySchema
  .extend({
    html: z.string().nullable().meta({
      description: "A mail's HTML, sanitized, without images, styles and scripts; null if it has none",
    }),
  })
  .meta({ id: 'WholeReply' });

export const unmatchedMailSchema = replySchema
  .extend({ message_id: z.string().meta({ description: 'The message that its files belong to' }) })
  .meta({ id: 'UnmatchedMail', description: 'A mail from a known person that answers no reply' });

export const replySetupSchema = z
  .object({
    delivers_mail: z.boolean().meta({
      description: 'Whether there is a mail server; without one, replies are only written to files',
    }),
    receives_mail: z
      .boolean()
      .meta({ description: 'Whether answers come back into the thread: a mailbox is connected' }),
    reply_to: z.string().meta({ description: 'Where answers go' }),
    signature: z.string().meta({ description: "The caller's own; empty if there is none" }),
    author_name: z.string(),
    site_name: z.string(),
  })
  .meta({ id: 'ReplySetup', description: 'The reply settings' });

export const signatureSchema = z
  .strictObject({
    text: z
      .string({ error: 'text must be text' })
      .trim()
      .max(signatureLimit, `Signature must have at most ${signatureLimit} characters`),
  })
  .meta({ id: 'Signature', description: "The text below the caller's replies; empty: nothing" });

export const newSavedReplySchema = z
  .strictObject({
    name: text('Name', savedReplyNameLimit),
    text: text('Text', savedReplyTextLimit).meta({
      description: 'With fields: {first_name}, {name}, {subject}, {my_name}, {site_name}',
    }),
  })
  .meta({ id: 'NewSavedReply' });

export const savedReplySchema = newSavedReplySchema
  .extend({ id: z.string(), created_at: z.iso.datetime(), updated_at: z.iso.datetime() })
  .meta({ id: 'SavedReply', description: 'A saved text to start replies with' });

export type NewReply = z.output<typeof newReplySchema>;
export type Reply = z.infer<typeof replySchema>;
export type WholeReply = z.infer<typeof wholeReplySchema>;
export type UnmatchedMail = z.infer<typeof unmatchedMailSchema>;
export type Attachment = z.infer<typeof attachmentSchema>;
export type ReplySetup = z.infer<typeof replySetupSchema>;
export type NewSavedReply = z.infer<typeof newSavedReplySchema>;
export type SavedReply = z.infer<typeof savedReplySchema>;
