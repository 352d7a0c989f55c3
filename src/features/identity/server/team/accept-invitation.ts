import { recordAudit } from '#domain/audit/server/record-audit.ts';
import type { Context, Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { invalidFields, Problem } from '#platform/http/problem.ts';
import { includesRightTo, rightsOf } from '#platform/rights.contract.ts';
import type { AcceptInvitation, OpenInvitation } from '../../team.contract.ts';
import {
  findAccount,
  insertVerifiedAccount,
  markEmailVerified,
  renameAccount,
  replacePassword,
  type Account,
} from '../accounts.store.ts';
import { insertRole, lockRoles, selectRoles } from '../roles.store.ts';
import { scryptPassword } from '../scrypt-password.ts';
import { hashToken } from './invitations.ts';
import { selectInvitation, takeInvitation, type InvitationRow } from './invitations.store.ts';
import { accountDeactivated } from './team.ts';
import { readRoles, selectFormerRoles } from './team.store.ts';

type Reads = Pick<Platform, 'database' | 'now'>;

/** Whom a link invites; null if it is not valid any more. */
export async function readInvitation(ctx: Reads, token: string): Promise<OpenInvitation | null> {
  const { kysely } = ctx.database;
  const invitation = await selectInvitation(kysely, { tokenHash: hashToken(token) });
  if (!invitation || (await hasEnded(kysely, invitation, ctx.now()))) return null;
  const account = await findAccount(kysely, invitation.email);
  return { email: invitation.email, hasAccount: account !== null && (await isTheirs(kysely, account)) };
}

/**
 * Accepts an invitation, once. The roles go to the account of the invited address, whoever has the link: a confirmed one
 * signs in as before; a new one gets name and password. One that was never confirmed may be anyone's, so it gets a new
 * password as well.
 * @throws Problem 400, 409 for a deactivated account, 410 for a link that is not valid any more
 */
export async function acceptInvitation(
  ctx: Pick<Context, 'database' | 'now'>,
  { token, name, password }: AcceptInvitation,
): Promise<{ email: string }> {
  const open = await readInvitation(ctx, token);
  if (!open) throw invitationEnded();
  const passwordHash = open.hasAccount
    ? null
    : await scryptPassword.hash(requirePassword({ name, password }));
  return ctx.database.write(async (trx) => {
    await lockRoles(trx);
    const found = await selectInvitation(trx, { tokenHash: hashToken(token) });
    const invitation = found && (await takeInvitation(trx, found.id));
    if (!invitation || (await hasEnded(trx, invitation, ctx.now()))) throw invitationEnded();
    const account = await findAccount(trx, invitation.email);
    const id =
      account && (await isTheirs(trx, account))
        ? account.id
        : await openAccount(ctx, trx, { account, email: invitation.email, name, passwordHash });
    if ((await selectFormerRoles(trx, id)) !== null) throw accountDeactivated();
    for (const role of readRoles(invitation.roles)) await insertRole(trx, id, role);
    await recordAudit(
      trx,
      { now: ctx.now, caller: { kind: 'user', userId: id } },
      {
        action: 'invitation.accepted',
        target: { kind: 'invitation', id: invitation.id, title: invitation.email },
        details: readRoles(invitation.roles).join(', '),
      },
    );
    return { email: invitation.email };
  });
}

interface Opening {
  account: Account | null;
  email: string;
  name: string | undefined;
  passwordHash: string | null;
}

async function openAccount(
  { database, now }: Reads,
  trx: Connection,
  { account, email, name, passwordHash }: Opening,
): Promise<string> {
  // The account that was there a moment ago is erased.
  if (passwordHash === null) throw invitationEnded();
  if (account) {
    await replacePassword(trx, account.id, passwordHash, now());
    await markEmailVerified(database, trx, account.id, now());
  }
  const id = account?.id ?? (await insertVerifiedAccount(database, trx, { email, passwordHash, now: now() }));
  if (!id) throw invitationEnded();
  await renameAccount(trx, id, name!);
  return id;
}

/** Whether an account is known to be its address's: it was confirmed, or somebody gave it a role. */
const isTheirs = async (connection: Connection, { id, emailVerified }: Account): Promise<boolean> =>
  emailVerified ||
  (await selectRoles(connection, id)).length > 0 ||
  (await selectFormerRoles(connection, id)) !== null;

/** It ends with its time, and with the right of whoever made it. */
async function hasEnded(
  connection: Connection,
  { expires_at, invited_by_id: maker }: InvitationRow,
  now: Date,
): Promise<boolean> {
  if (expires_at <= now.toISOString() || maker === null) return true;
  return !includesRightTo(rightsOf(await selectRoles(connection, maker)), 'inviteColleague');
}

/** @throws Problem 400 */
function requirePassword({ name, password }: Pick<AcceptInvitation, 'name' | 'password'>): string {
  const missing = [
    ...(name === undefined ? [{ field: 'name', message: 'Name is required' }] : []),
    ...(password === undefined ? [{ field: 'password', message: 'Password is required' }] : []),
  ];
  if (missing.length > 0) throw invalidFields(missing);
  return password!;
}

/** 410 */
export const invitationEnded = (): Problem =>
  new Problem({
    status: 410,
    title: 'Invitation not valid',
    detail: 'This invitation was used or withdrawn, or is older than seven days. Ask for a new one.',
    code: 'invitation_ended',
  });
