import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { paths } from '#paths/paths.ts';
import type { AuditAction } from '#domain/audit/contract.ts';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRecentSignIn, requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { conflict, notFound } from '#platform/http/problem.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { linkPlaceholder } from '#platform/mail/mail-link.ts';
import type { Delivery, Invitation, NewInvitation, SentInvitation } from '../../team.contract.ts';
import { findAccount } from '../accounts.store.ts';
import { selectRoles } from '../roles.store.ts';
import {
  insertInvitation,
  selectInvitation,
  selectInvitations,
  takeInvitation,
  updateInvitation,
  type InvitationRow,
} from './invitations.store.ts';
import { accountDeactivated } from './team.ts';
import { readRoles, selectFormerRoles } from './team.store.ts';

const lifetimeMs = 7 * 86_400_000;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The invitations that were not accepted, newest first; expired ones can be sent again. @throws Problem 403 */
export async function listInvitations(ctx: Context): Promise<Invitation[]> {
  requireRight(ctx.caller, 'listInvitations');
  return (await selectInvitations(ctx.database.kysely)).map(describeInvitation);
}

/**
 * Invites an address to roles. An earlier invitation of it ends.
 * @returns with the link, once, if it is not mailed
 * @throws Problem 403, 409 for a colleague
 */
export async function inviteColleague(
  ctx: Context,
  { email, roles, delivery }: NewInvitation,
): Promise<SentInvitation> {
  const { userId } = requireRecentSignIn(ctx.caller, 'inviteColleague');
  const { token, ...validity } = issueToken(ctx.now());
  const row: InvitationRow = {
    id: uuidv7(),
    email,
    roles: JSON.stringify(roles),
    is_mailed: delivery === 'mail' ? 1 : 0,
    invited_by_id: userId,
    ...validity,
  };
  await ctx.database.write(async (trx) => {
    await refuseColleague(trx, email);
    await insertInvitation(trx, row);
    await send(ctx, trx, row, token);
    await recordInvitation(ctx, trx, row, 'invitation.sent');
  });
  return describeSent(ctx, row, token);
}

/**
 * Sends an invitation again, for another seven days. The link that it had before ends.
 * @throws Problem 403, 404
 */
export async function renewInvitation(
  ctx: Context,
  { id, delivery }: { id: string; delivery: Delivery },
): Promise<SentInvitation> {
  requireRecentSignIn(ctx.caller, 'renewInvitation');
  const { token, ...validity } = issueToken(ctx.now());
  const row = await ctx.database.write(async (trx) => {
    const before = await selectInvitation(trx, { id });
    if (!before) throw notFound();
    const changes = { ...validity, is_mailed: delivery === 'mail' ? 1 : 0 } as const;
    await updateInvitation(trx, id, changes);
    const after = { ...before, ...changes };
    await send(ctx, trx, after, token);
    await recordInvitation(ctx, trx, after, 'invitation.sent');
    return after;
  });
  return describeSent(ctx, row, token);
}

/** @throws Problem 403, 404 */
export async function withdrawInvitation(ctx: Context, { id }: { id: string }): Promise<void> {
  requireRight(ctx.caller, 'withdrawInvitation');
  await ctx.database.write(async (trx) => {
    const row = await takeInvitation(trx, id);
    if (!row) throw notFound();
    await recordInvitation(ctx, trx, row, 'invitation.withdrawn');
  });
}

const recordInvitation = (
  ctx: Context,
  trx: Connection,
  { id, email, roles }: InvitationRow,
  action: AuditAction,
): Promise<void> =>
  recordAudit(trx, ctx, {
    action,
    target: { kind: 'invitation', id, title: email },
    details: readRoles(roles).join(', '),
  });

function issueToken(now: Date) {
  const token = randomBytes(32).toString('base64url');
  return {
    token,
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetimeMs).toISOString(),
  };
}

async function refuseColleague(trx: Connection, email: string): Promise<void> {
  const account = await findAccount(trx, email);
  if (!account) return;
  if ((await selectFormerRoles(trx, account.id)) !== null) throw accountDeactivated();
  if ((await selectRoles(trx, account.id)).length > 0)
    throw conflict(`${email} is in the team already. Change the roles there.`, 'already_in_team');
}

async function send(ctx: Context, trx: Connection, row: InvitationRow, token: string): Promise<void> {
  if (row.is_mailed === 1) await ctx.outbox.enqueue(trx, composeInvitation(ctx, row, token));
}

function composeInvitation({ config }: Context, { email, expires_at }: InvitationRow, token: string): Mail {
  const { host } = config.siteUrl;
  return {
    recipient: email,
    subject: `You are invited to work on ${host}`,
    text: `You are invited to work on the website ${host}.

Accept within seven days:
${linkPlaceholder}

If you don't know what this is about, ignore this mail: nothing happens without you.
`,
    link: { href: toLink({ config }, token), expiresAt: new Date(expires_at) },
  };
}

const toLink = ({ config }: Pick<Context, 'config'>, token: string): string =>
  new URL(paths.join(token), config.siteUrl).href;

const describeSent = (ctx: Context, row: InvitationRow, token: string): SentInvitation => ({
  ...describeInvitation(row),
  ...(row.is_mailed === 0 && { link: toLink(ctx, token) }),
});

const describeInvitation = ({
  id,
  email,
  roles,
  is_mailed,
  created_at,
  expires_at,
}: InvitationRow): Invitation => ({
  id,
  email,
  roles: readRoles(roles),
  is_mailed: is_mailed === 1,
  created_at,
  expires_at,
});
