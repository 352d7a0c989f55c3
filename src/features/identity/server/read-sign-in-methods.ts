import { requireAdmin, type Context } from '#platform/context.ts';
import { sessionRequired } from '#platform/http/problem.ts';
import type { SignInMethods } from '../contract.ts';
import type { Auth } from './create-auth.ts';
import { hasTotp, selectPasskeys } from './second-factors.store.ts';

/** How the caller signs in besides the password. @throws Problem 403 */
export async function readSignInMethods(
  ctx: Context,
  auth: Pick<Auth, 'countRecoveryCodes'>,
): Promise<SignInMethods> {
  const { userId, via } = requireAdmin(ctx.caller);
  if (via !== 'session') throw sessionRequired();
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
