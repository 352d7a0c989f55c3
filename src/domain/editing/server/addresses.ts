import { requireRight, type Context } from '#platform/context.ts';
import type { PathStatus } from '../contract.ts';
import type { EditedKind, EditedTypes } from './edited-kind.ts';

/**
 * The present response of an address, until something is published there: something else may have left it. And why
 * nothing new can have it, if so.
 * @throws Problem 403, 404
 */
export async function readPathStatus<T extends EditedTypes>(
  ctx: Context,
  { kind: { addresses, operations }, key }: { kind: EditedKind<T>; key: T['addressKey'] },
): Promise<PathStatus> {
  requireRight(ctx.caller, operations.read);
  const { kysely } = ctx.database;
  const found = await addresses.findFault(kysely, key);
  const fault = { fault: found?.fault ?? null, proposal: found?.proposal ?? null };
  const path = found?.isTaken === false ? null : addresses.pathOf(key);
  const free = { path, status: null, location: null, ...fault };
  if (path === null || (await addresses.isTaken(kysely, key))) return free;
  const former = await addresses.findFormer(kysely, key, ctx.now().toISOString());
  if (former.kind === 'gone') return { ...free, status: 410 };
  const location = former.kind === 'moved' ? addresses.pathOf(key, former.slug) : null;
  return location === null ? free : { ...free, status: 301, location };
}
