import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { notFound } from '#platform/http/problem.ts';
import { changeEditedIn, type Reference } from './change-edited.ts';
import type { EditedKind, EditedTypes } from './edited-kind.ts';
import { keepVersion } from './versions.ts';

const listedInBin = 200;

/** The deleted things that can be restored, most recently deleted first. @throws Problem 403 */
export async function listBin<T extends EditedTypes>(
  ctx: Context,
  { kind }: { kind: EditedKind<T> },
): Promise<T['binned'][]> {
  requireRight(ctx.caller, kind.operations.listBin);
  return kind.bin.select(ctx.database.kysely, listedInBin);
}

/**
 * Puts something into the bin, from which it can be restored for 30 days. Its addresses answer 410.
 * @param prepare what else changes with it, in the same transaction
 * @throws Problem 403, 404, 409 when it was changed since, and what `prepare` throws
 */
export async function putIntoBin<T extends EditedTypes>(
  ctx: Context,
  {
    kind,
    reference,
    prepare,
  }: { kind: EditedKind<T>; reference: Reference<T>; prepare?: (trx: Connection) => Promise<void> },
): Promise<void> {
  requireRight(ctx.caller, kind.operations.delete);
  await ctx.database.writeContent(
    async (trx) => {
      const { row, isVisible } = await changeEditedIn(trx, ctx, {
        kind,
        reference,
        async decide(before) {
          if (kind.isPublished(before)) requireRight(ctx.caller, kind.operations.publish);
          await prepare?.(trx);
          return { action: 'delete', row: {}, isVisible: kind.isPublished(before) };
        },
      });
      await kind.bin.put(trx, row, ctx.now().toISOString());
      return isVisible;
    },
    (isVisible) => isVisible,
  );
}

/**
 * Restores something from the bin, at its former addresses.
 * @throws Problem 403, 404, 409 when its slug is taken by now
 */
export async function restoreFromBin<T extends EditedTypes>(
  ctx: Context,
  { kind, id }: { kind: EditedKind<T>; id: string },
): Promise<T['answer']> {
  const { userId } = requireRight(ctx.caller, kind.operations.restore);
  const take = await kind.bin.prepareToTake(ctx, id);
  const { answer } = await ctx.database.writeContent(
    async (trx) => {
      const at = ctx.now().toISOString();
      const row = await take(trx, { at, userId });
      if (!row) throw notFound();
      kind.refuseOthers?.(ctx.caller, row);
      if (kind.isPublished(row)) requireRight(ctx.caller, kind.operations.publish);
      await keepVersion(trx, { kind, row, action: 'restore', at, userId });
      await recordAudit(trx, ctx, { action: 'restored', target: kind.describeTarget(row) });
      return { answer: await kind.describe(trx, row, at), isVisible: kind.isPublished(row) };
    },
    ({ isVisible }) => isVisible,
  );
  return answer;
}
