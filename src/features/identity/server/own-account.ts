import { requireRight, type Context, type Platform } from '#platform/context.ts';
import { notFound, sessionRequired } from '#platform/http/problem.ts';
import type { Operation } from '#platform/rights.contract.ts';
import type { OpenSession, OwnAccount, SignInMethods } from '../contract.ts';
import { renameAccount } from './accounts.store.ts';
import { selectNamed } from './team/team.store.ts';
import type { SessionOwner, Auth } from './create-auth.ts';
import { deleteSession, selectSessions, type StoredSession } from './sessions.store.ts';
import { hasTotp, selectPasskeys } from './second-factors.store.ts';

/** Where the owner of a session is signed in, newest first. @param own the current session */
export async function listSessions(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  own: SessionOwner,
): Promise<OpenSession[]> {
  const sessions = await selectSessions(database.kysely, own.userId, now());
  return sessions.map((session) => describeSession(session, own.sessionId));
}

/** Signs the owner of a session out in one browser; access tokens end with it. @throws Problem 404 */
export async function endSession(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const open = await selectSessions(database.kysely, userId, now());
  if (!open.some((one) => one.id === id)) throw notFound();
  await deleteSession(database.kysely, id);
}

/** @param currentId the caller's session, if it may be one of these */
export const describeSession = (
  { id, createdAt, ipAddress, userAgent }: StoredSession,
  currentId: string | null,
): OpenSession => ({
  id,
  is_current: id === currentId,
  created_at: new Date(createdAt).toISOString(),
  ip_address: ipAddress || null,
  user_agent: userAgent || null,
});

/** @throws Problem 403 */
export async function readOwnAccount(ctx: Context): Promise<OwnAccount> {
  const userId = requireOwnSession(ctx, 'readOwnAccount');
  return { name: (await selectNamed(ctx.database.kysely, userId))?.name ?? '' };
}

/** @throws Problem 400, 403 */
export async function saveOwnAccount(ctx: Context, { name }: OwnAccount): Promise<OwnAccount> {
  const userId = requireOwnSession(ctx, 'saveOwnAccount');
  await renameAccount(ctx.database.kysely, userId, name);
  return { name };
}

function requireOwnSession({ caller }: Context, operation: Operation): string {
  const { userId, via } = requireRight(caller, operation);
  if (via !== 'session') throw sessionRequired();
  return userId;
}

/** How the caller signs in besides the password. @throws Problem 403 */
export async function readSignInMethods(
  ctx: Context,
  auth: Pick<Auth, 'countRecoveryCodes'>,
): Promise<SignInMethods> {
  const userId = requireOwnSession(ctx, 'readSignInMethods');
  const { kysely } = ctx.database;
  const totp = await hasTotp(kysely, userId);
  const passkeys = await selectPasskeys(kysely, userId);
  return {
    totp,
    recovery_codes_left: totp ? await auth.countRecoveryCodes(userId) : 0,
    passkeys: passkeys.map(({ id, name, createdAt, backedUp }) => ({
      id,
      name,
      created_at: new Date(createdAt ?? 0).toISOString(),
      synced: backedUp,
    })),
  };
}
