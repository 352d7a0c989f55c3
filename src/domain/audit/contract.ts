import { z } from 'zod';

/** The actions that are recorded for the owner to look up, in the order of the filter. */
export const auditActions = [
  'roles.changed',
  'account.deactivated',
  'account.reactivated',
  'session.ended',
  'team_rules.changed',
  'invitation.sent',
  'invitation.withdrawn',
  'invitation.accepted',
  'key.created',
  'key.revoked',
  'key.deleted',
  'password.changed',
  'email.changed',
  'second_factor.changed',
  'second_factor.removed',
  'messages.exported',
  'subscribers.exported',
  'insights.exported',
  'person.exported',
  'person.erased',
  'backup.downloaded',
  'settings.changed',
  'clean_start.made',
  'clean_start.undone',
  'clean_start.kept',
  'published',
  'unpublished',
  'deleted',
  'restored',
  'reordered',
  'tag.changed',
  'tag.merged',
  'tag.deleted',
  'image.replaced',
  'import.started',
  'import.taken_back',
  'preview_link.created',
  'preview_link.ended',
  'reply.sent',
  'newsletter.sent',
  'newsletter.paused',
  'newsletter.resumed',
  'newsletter.canceled',
  'newsletter.resent',
  'subscribers.imported',
  'subscribers.asked',
  'mail.retried',
  'mail.released',
] as const;

export type AuditAction = (typeof auditActions)[number];

const auditTargetKinds = [
  'account',
  'invitation',
  'key',
  'person',
  'message',
  'subscriber',
  'post',
  'tag',
  'import',
  'document',
  'collection',
  'preview link',
  'image',
  'settings',
  'newsletter',
] as const;

export const auditEntrySchema = z
  .object({
    id: z.uuid(),
    created_at: z.iso.datetime(),
    actor: z.object({
      kind: z
        .enum(['person', 'key', 'command'])
        .meta({ description: 'A person, a program with an API key of theirs, or a command on the server' }),
      id: z
        .string()
        .nullable()
        .meta({ description: "The account's; null for a command, and once it is erased" }),
      name: z.string(),
      key_id: z.string().nullable(),
      key_name: z.string().nullable(),
    }),
    action: z.enum(auditActions),
    target: z
      .object({ kind: z.enum(auditTargetKinds), id: z.string().nullable(), title: z.string().nullable() })
      .nullable(),
    details: z.string().nullable().meta({ description: 'What else matters, in a few words' }),
  })
  .meta({ id: 'AuditEntry', description: 'What somebody did, and to what' });

export const auditFilterSchema = z.object({
  actor: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Only what this account did', example: '019a9f5e-0a11-7b20-9c31-1d2e3f4a5b6c' }),
  action: z.enum(auditActions).optional().meta({ description: 'Only this action', example: 'key.created' }),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditFilter = z.infer<typeof auditFilterSchema>;
export type AuditTarget = NonNullable<AuditEntry['target']>;
