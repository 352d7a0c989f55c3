import type { AuditAction } from '#domain/audit/contract.ts';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, requireRole, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { VersionAction } from '../contract.ts';
import type { VersionedKind, VersionedTypes } from './edited-kind.ts';
import { isAutosaved, keepVersion } from './versions.ts';

/** The thing to change, and from which state of it. */
export type Reference<T extends VersionedTypes> = T['key'] & { isExpected: (version: number) => boolean };

/** A change of a row. */
export interface Decision<Row> {
  action: VersionAction;
  row: Partial<Row>;
  /** Whether what visitors see has changed. */
  isVisible: boolean;
}

export interface EditedChange<T extends VersionedTypes> {
  kind: VersionedKind<T>;
  reference: Reference<T>;
  /** Inside the transaction. Null: it is already so, and nothing is changed. */
  decide: (
    before: T['row'],
    trx: Connection,
  ) => Decision<T['row']> | null | Promise<Decision<T['row']> | null>;
  /** Whether a row already has what a repeated change asks for. */
  isSame?: (before: T['row']) => boolean;
  /** Stored without a version: the next change that is none keeps one. */
  isAutosave?: boolean | undefined;
  /** It does not go on from the text before: if that was autosaved, it is kept as a version first. */
  replacesText?: boolean | undefined;
}

/**
 * Changes a row and keeps its new contents as a version, unless it is an autosave.
 * @throws Problem 403, 404, 409 when it was changed since, and what `decide` throws
 */
export async function changeEdited<T extends VersionedTypes>(
  ctx: Context,
  change: EditedChange<T>,
): Promise<T['answer']> {
  requireRight(ctx.caller, change.kind.operations.change);
  const { answer } = await ctx.database.writeContent(
    async (trx) => {
      const { row, isVisible } = await changeEditedIn(trx, ctx, change);
      return { answer: await change.kind.describe(trx, row, ctx.now().toISOString()), isVisible };
    },
    ({ isVisible }) => isVisible,
  );
  return answer;
}

/** Changes one within a transaction; the right and making it visible are the caller's. @returns the row afterwards */
export async function changeEditedIn<T extends VersionedTypes>(
  trx: Connection,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  change: EditedChange<T>,
): Promise<{ row: T['row']; isVisible: boolean }> {
  const { userId } = requireRole(caller);
  const { kind, reference, decide, isSame = () => false, isAutosave, replacesText } = change;
  const row = await kind.advance(trx, await kind.findToChange({ now }, trx, reference));
  const before = { ...row, version: row.version - 1 };
  kind.refuseOthers?.(caller, before);
  const isStale = !reference.isExpected(before.version);
  // A repeated change, whose first answer was lost, finds its own result.
  if (isStale && !isSame(before)) {
    const current = await kind.describe(trx, before, now().toISOString());
    throw kind.stale(current, before.updated_by === userId);
  }
  const decision = isStale ? null : await decide(before, trx);
  const at = now().toISOString();
  const isLast = !decision || replacesText || before.updated_by !== userId;
  if (!isAutosave && isLast && (await isAutosaved(trx, before)))
    await keepVersion(trx, {
      kind,
      row: before,
      action: 'save',
      at,
      userId: decision ? before.updated_by : userId,
    });
  if (!decision) {
    await kind.setVersion(trx, before);
    return { row: before, isVisible: false };
  }
  const { action, row: changes, isVisible } = decision;
  const after = await kind.update(trx, row, { changes, change: { at, userId } });
  if (!isAutosave) await keepVersion(trx, { kind, row: after, action, at, userId });
  const recorded = describeEffect(kind, { before, after, ...decision });
  if (recorded)
    await recordAudit(trx, { caller, now }, { action: recorded, target: kind.describeTarget(after) });
  return { row: after, isVisible };
}

/** A change's effect on visitors; null if none. A deletion is one in any case. */
function describeEffect<T extends VersionedTypes>(
  kind: VersionedKind<T>,
  { before, after, action, isVisible }: { before: T['row']; after: T['row'] } & Decision<T['row']>,
): AuditAction | null {
  if (action === 'delete') return 'deleted';
  if (!isVisible) return null;
  if (kind.isPublished(after)) return 'published';
  return kind.isPublished(before) ? 'unpublished' : null;
}
