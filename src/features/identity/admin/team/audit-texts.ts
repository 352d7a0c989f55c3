import type { AuditAction, AuditEntry } from '#domain/audit/contract.ts';

/** Verbs for the recorded actions, after a name. */
export const auditTexts: Record<AuditAction, string> = {
  'roles.changed': 'Changed roles',
  'account.deactivated': 'Deactivated an account',
  'account.reactivated': 'Reactivated an account',
  'session.ended': 'Ended a session',
  'team_rules.changed': 'Changed team rules',
  'invitation.sent': 'Invited a colleague',
  'invitation.withdrawn': 'Withdrew an invitation',
  'invitation.accepted': 'Accepted an invitation',
  'key.created': 'Created an API key',
  'key.revoked': 'Revoked an API key',
  'key.deleted': 'Deleted an API key',
  'password.changed': 'Changed a password',
  'email.changed': 'Changed an address',
  'second_factor.changed': 'Changed second factors',
  'second_factor.removed': 'Removed a second factor',
  'messages.exported': 'Exported messages',
  'subscribers.exported': 'Exported subscribers',
  'insights.exported': 'Exported insights',
  'person.exported': 'Exported a person’s data',
  'person.erased': 'Erased a person',
  'settings.changed': 'Changed settings',
  published: 'Published',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
  restored: 'Restored from the bin',
  'reply.sent': 'Sent a reply',
  'newsletter.sent': 'Sent a newsletter',
};

/** Who did it: with the key, if a program did. */
export const nameActor = ({ kind, name, key_name }: AuditEntry['actor']): string =>
  kind === 'key' ? `${name}, by API key${key_name === null ? '' : ` “${key_name}”`}` : name;
