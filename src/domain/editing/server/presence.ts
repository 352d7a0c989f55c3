import { requireRight, type Context } from '#platform/context.ts';
import type { Editor } from '../contract.ts';
import type { VersionedKind, VersionedTypes } from './edited-kind.ts';
import { selectOthers, upsertPresence } from './presence.store.ts';

/** Someone not heard from for this long has left; an editor's page reports itself three times as often. */
export const presenceMs = 60_000;

/** Records that the caller has something open. @returns who else has; @throws Problem 403, 404 */
export async function notePresence<T extends VersionedTypes>(
  ctx: Context,
  { kind, key }: { kind: VersionedKind<T>; key: T['key'] },
): Promise<Editor[]> {
  const { userId } = requireRight(ctx.caller, kind.operations.read);
  const row = await kind.findRow(ctx, key);
  if (row) kind.refuseOthers?.(ctx.caller, row);
  return recordPresence(ctx, kind.nameOf(key), userId);
}

/**
 * Records that someone has something open.
 * @param document what it is, such as `cases/dock-schedule`
 * @returns who else has
 */
export async function recordPresence(
  { database, now: readNow }: Pick<Context, 'database' | 'now'>,
  document: string,
  userId: string,
): Promise<Editor[]> {
  const now = readNow();
  await database.write((trx) =>
    upsertPresence(trx, { document, user_id: userId, seen_at: now.toISOString() }),
  );
  const since = new Date(now.getTime() - presenceMs).toISOString();
  return selectOthers(database.kysely, { document, userId, since });
}
