import { z } from 'zod';
import { oneLine } from '#platform/one-line.contract.ts';
import { roles } from '#platform/rights.contract.ts';
import { adminPasswordMinLength, emailSchema, passwordMaxLength } from './contract.ts';

const roleSchema = z.enum(roles, { error: `Role must be one of ${roles.join(', ')}` });

const rolesSchema = z
  .array(roleSchema, { error: 'Choose at least one role' })
  .min(1, 'Choose at least one role')
  .transform((chosen) => roles.filter((role) => chosen.includes(role)));

export const teamMemberSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(roles)).meta({ description: 'Those it had, if it is deactivated' }),
    state: z.enum(['active', 'deactivated']),
    second_factor: z.boolean().meta({ description: 'Whether it has an authenticator app or a passkey' }),
    last_active_at: z.iso.datetime().meta({ description: 'When it last signed in or was at work' }),
    is_me: z.boolean(),
  })
  .meta({ id: 'TeamMember', description: 'An account that has a role, or had one until it was deactivated' });

export const changeRolesSchema = z.strictObject({ roles: rolesSchema });

export const teamRulesSchema = z
  .strictObject({
    second_factor: z
      .array(roleSchema, { error: 'second_factor must be a list of roles' })
      .meta({ description: 'The roles that require a second factor' }),
  })
  .meta({ id: 'TeamRules', description: 'What roles ask of the accounts that have them' });

/** How an invitation reaches who is invited: by mail, or as a link that the inviting person passes on. */
const deliverySchema = z.enum(['mail', 'link'], { error: 'delivery must be mail or link' });

export const newInvitationSchema = z.strictObject({
  email: emailSchema,
  roles: rolesSchema,
  delivery: deliverySchema,
});

export const renewInvitationSchema = z.strictObject({ delivery: deliverySchema });

export const invitationSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    roles: z.array(z.enum(roles)),
    is_mailed: z.boolean(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().meta({ description: 'Seven days after it was sent' }),
  })
  .meta({ id: 'Invitation', description: 'An invitation that was not accepted yet' });

export const sentInvitationSchema = invitationSchema
  .extend({ link: z.url().optional().meta({ description: 'Shown once, if it was not mailed' }) })
  .meta({ id: 'SentInvitation' });

export const acceptInvitationSchema = z.strictObject({
  token: z.string({ error: 'The link is not complete' }).min(1, 'The link is not complete').max(200),
  name: oneLine('Name must be text')
    .trim()
    .min(1, 'Name is required')
    .max(100, 'Name must be less than 100 characters')
    .optional(),
  password: z
    .string({ error: 'Password is required' })
    .min(adminPasswordMinLength, `Password must have at least ${adminPasswordMinLength} characters`)
    .max(passwordMaxLength, `Password must have at most ${passwordMaxLength} characters`)
    .optional(),
});

export const acceptedInvitationSchema = z.object({ email: z.string() }).meta({ id: 'AcceptedInvitation' });

export type TeamMember = z.infer<typeof teamMemberSchema>;
export type TeamRules = z.infer<typeof teamRulesSchema>;
export type NewInvitation = z.infer<typeof newInvitationSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type SentInvitation = z.infer<typeof sentInvitationSchema>;
export type AcceptInvitation = z.infer<typeof acceptInvitationSchema>;
export type Delivery = z.infer<typeof deliverySchema>;

/** An invitation as its link opens it. */
export interface OpenInvitation {
  email: string;
  /** An account with this address is there: it gets the roles, and signs in as before. */
  hasAccount: boolean;
}
