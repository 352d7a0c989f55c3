import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRecentSignIn, requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { conflict, lastAdmin, notFound, type Problem } from '#platform/http/problem.ts';
import { includesRightTo, rightsOf, type Role } from '#platform/rights.contract.ts';
import type { TeamMember, TeamRules } from '../../team.contract.ts';
import type { OpenSession } from '../../contract.ts';
import { deleteResetLinks } from '../mailed-links.store.ts';
import { countAdminRows, lockRoles, replaceRoles, selectRoles } from '../roles.store.ts';
import { deleteSession, deleteSessions, selectSessions } from '../sessions.store.ts';
import { describeSession } from '../own-account.ts';
import {
  deleteDeactivation,
  insertDeactivation,
  replaceSecondFactorRoles,
  revokeKeys,
  selectNamed,
  selectFormerRoles,
  selectSecondFactorRoles,
  selectTeam,
} from './team.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** Unassigns an account's leads, and tells those who may own them. */
    releaseColleague(
      platform: Pick<Platform, 'config' | 'database' | 'now'>,
      account: { id: string; reason: 'account_deactivated' | 'role_withdrawn' },
    ): Promise<unknown>;
    /** Ends the links to previews that an account has made. */
    deletePreviewLinksOf(trx: Connection, userId: string): Promise<unknown>;
  }
}

interface AccountId {
  id: string;
}

/** @throws Problem 403 */
export async function listTeam(ctx: Context): Promise<TeamMember[]> {
  const { userId } = requireRight(ctx.caller, 'listTeam');
  const team = await selectTeam(ctx.database.kysely);
  return team.map((member) => ({ ...member, is_me: member.id === userId }));
}

/**
 * Replaces an account's roles, which holds from the next request on. Without the right to leads, it no longer owns
 * any; without the right to previews, its links to them end for good.
 * @throws Problem 403, 404, 409 for the last admin and for a deactivated account
 */
export async function changeRoles(
  ctx: Context,
  { id, roles: chosen }: AccountId & { roles: readonly Role[] },
): Promise<TeamMember> {
  requireRecentSignIn(ctx.caller, 'changeTeamRoles');
  await ctx.database.write(async (trx) => {
    await lockRoles(trx);
    const { email, name, held } = await findActive(trx, id);
    await replaceRoles(trx, id, chosen);
    await refuseWithoutAdmin(trx, email);
    if (!includesRightTo(rightsOf(chosen), 'createPreviewLink')) await ctx.site.deletePreviewLinksOf(trx, id);
    await recordAudit(trx, ctx, {
      action: 'roles.changed',
      target: { kind: 'account', id, title: name },
      details: describeChange(held, chosen),
    });
  });
  if (!includesRightTo(rightsOf(chosen), 'listMessages'))
    await ctx.site.releaseColleague(ctx, { id, reason: 'role_withdrawn' });
  return readMember(ctx, id);
}

/**
 * Takes an account's roles, sessions, tokens, keys and links to previews away, everywhere at once. Its work stays its
 * own; its leads are unassigned. Repeated, it unassigns what an interrupted first time has left.
 * @throws Problem 403, 404, 409 for the last admin
 */
export async function deactivateAccount(ctx: Context, { id }: AccountId): Promise<TeamMember> {
  requireRecentSignIn(ctx.caller, 'deactivateAccount');
  await ctx.database.write(async (trx) => {
    await lockRoles(trx);
    if ((await selectFormerRoles(trx, id)) !== null) return;
    const { email, name, held } = await findActive(trx, id);
    await insertDeactivation(trx, { userId: id, held, at: ctx.now().toISOString() });
    await replaceRoles(trx, id, []);
    await refuseWithoutAdmin(trx, email);
    await endCredentials(trx, ctx, id);
    await recordAudit(trx, ctx, {
      action: 'account.deactivated',
      target: { kind: 'account', id, title: name },
    });
  });
  await ctx.site.releaseColleague(ctx, { id, reason: 'account_deactivated' });
  return readMember(ctx, id);
}

/**
 * Gives a deactivated account its roles back. Sessions and keys are made anew.
 * @throws Problem 403, 404
 */
export async function reactivateAccount(ctx: Context, { id }: AccountId): Promise<TeamMember> {
  requireRecentSignIn(ctx.caller, 'reactivateAccount');
  await ctx.database.write(async (trx) => {
    await lockRoles(trx);
    const held = await selectFormerRoles(trx, id);
    if (held === null) throw notFound();
    // A sign-in may have been under way while it was deactivated.
    await endCredentials(trx, ctx, id);
    await deleteDeactivation(trx, id);
    await replaceRoles(trx, id, held);
    const account = await selectNamed(trx, id);
    await recordAudit(trx, ctx, {
      action: 'account.reactivated',
      target: { kind: 'account', id, title: account?.name ?? '' },
    });
  });
  return readMember(ctx, id);
}

/** Where a colleague is signed in. @throws Problem 403, 404 */
export async function listTeamSessions(ctx: Context, { id }: AccountId): Promise<OpenSession[]> {
  requireRight(ctx.caller, 'listTeamSessions');
  const { kysely } = ctx.database;
  await readMember(ctx, id);
  return (await selectSessions(kysely, id, ctx.now())).map((session) => describeSession(session, null));
}

/** Signs a colleague out in one browser; access tokens end with it. @throws Problem 403, 404 */
export async function endTeamSession(
  ctx: Context,
  { id, session }: AccountId & { session: string },
): Promise<void> {
  requireRecentSignIn(ctx.caller, 'endTeamSession');
  const { kysely } = ctx.database;
  const { name } = await readMember(ctx, id);
  const open = await selectSessions(kysely, id, ctx.now());
  if (!open.some((one) => one.id === session)) throw notFound();
  await ctx.database.write(async (trx) => {
    await deleteSession(trx, session);
    await recordAudit(trx, ctx, { action: 'session.ended', target: { kind: 'account', id, title: name } });
  });
}

/** @throws Problem 403 */
export async function readTeamRules(ctx: Context): Promise<TeamRules> {
  requireRight(ctx.caller, 'readTeamRules');
  return { second_factor: await selectSecondFactorRoles(ctx.database.kysely) };
}

/** From the next request on, who lacks a required second factor can only set one up. @throws Problem 403 */
export async function saveTeamRules(ctx: Context, { second_factor }: TeamRules): Promise<TeamRules> {
  requireRecentSignIn(ctx.caller, 'saveTeamRules');
  await ctx.database.write(async (trx) => {
    const before = await selectSecondFactorRoles(trx);
    await replaceSecondFactorRoles(trx, second_factor);
    await recordAudit(trx, ctx, {
      action: 'team_rules.changed',
      details: `Second factor: ${describeChange(before, second_factor)}`,
    });
  });
  return { second_factor: await selectSecondFactorRoles(ctx.database.kysely) };
}

async function readMember(ctx: Context, id: string): Promise<TeamMember> {
  const found = (await listTeam(ctx)).find((member) => member.id === id);
  if (!found) throw notFound();
  return found;
}

/** @throws Problem 404, 409 */
async function findActive(
  trx: Connection,
  id: string,
): Promise<{ email: string; name: string; held: Role[] }> {
  const account = await selectNamed(trx, id);
  if ((await selectFormerRoles(trx, id)) !== null) throw accountDeactivated();
  const held = await selectRoles(trx, id);
  if (!account || held.length === 0) throw notFound();
  return { ...account, held };
}

const describeChange = (before: readonly Role[], after: readonly Role[]): string =>
  `${before.join(', ') || 'none'} → ${after.join(', ') || 'none'}`;

/** @throws Problem 409 */
async function refuseWithoutAdmin(trx: Connection, email: string): Promise<void> {
  if ((await countAdminRows(trx)) === 0) throw lastAdmin(email);
}

async function endCredentials(
  trx: Connection,
  { site }: Pick<Context, 'site'>,
  userId: string,
): Promise<void> {
  await deleteSessions(trx, userId);
  await deleteResetLinks(trx, userId);
  await revokeKeys(trx, userId);
  await site.deletePreviewLinksOf(trx, userId);
}

/** 409: its roles are not in force. */
export const accountDeactivated = (): Problem =>
  conflict('This account is deactivated. Reactivate it first.', 'account_deactivated');
