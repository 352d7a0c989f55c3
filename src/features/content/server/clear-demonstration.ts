import { isDeepStrictEqual } from 'node:util';
import { isReworded } from '#content/demonstration.ts';
import { findNeutral } from '#content/neutral.ts';
import { neutralize } from '#content/neutralize.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { changeEditedIn } from '#domain/editing/server/change-edited.ts';
import { forgetPath } from '#domain/editing/server/former-addresses.store.ts';
import { keepVersion } from '#domain/editing/server/versions.ts';
import { changeReferences, listReferring } from './change-references.ts';
import { findDocument } from './describe-document.ts';
import { listLinkedByOwner } from './linked-by-owner.ts';
import { defaultsOf, findDefault, findKind, type DocumentData } from './document-kind.ts';
import {
  advanceDocument,
  lockDocuments,
  selectById,
  selectDefaultsRow,
  selectDocument,
  updateDocument,
  type DocumentRow,
} from './documents.store.ts';
import { documents } from './edited-documents.ts';
import { listDemonstration, type DemonstrationDocument } from './read-demonstration.ts';

/** What a document was before it was cleared, and its version since. */
export interface ClearedDocument {
  id: string;
  version: number;
  data: string | null;
  draft: string | null;
}

interface DocumentName {
  collection: string;
  slug: string;
}

/**
 * Puts documents that are made up into the bin, and neutral texts in the place of the demonstration's in all others.
 * What the owner has written stays, and so does what it leads to.
 */
export async function clearDocuments(ctx: Context, trx: Connection): Promise<ClearedDocument[]> {
  requireRight(ctx.caller, 'startClean');
  const all = await listDemonstration(ctx);
  const listed = all.filter((one) => one.left.length > 0 || hasNeutral(one));
  const linked = await listLinkedByOwner(ctx, listed.filter(isMadeUp), all);
  const madeUp = listed.filter((one) => isMadeUp(one) && !linked.has(one));
  await lockDocuments(trx);
  const names: DocumentName[] = [...listed];
  for (const document of madeUp) names.push(...(await listReferring(trx, document)));
  const before = new Map<string, { name: DocumentName; row: DocumentRow | undefined }>();
  for (const name of names) {
    const row = await selectDocument(trx, name.collection, name.slug);
    before.set(`${name.collection}/${name.slug}`, { name, row });
  }
  for (const document of listed) if (!isMadeUp(document)) await clear(ctx, trx, document);
  for (const document of madeUp) await moveToBin(ctx, trx, document);
  const cleared: ClearedDocument[] = [];
  for (const { name, row } of before.values()) {
    const after = row
      ? await selectById(trx, row.id)
      : await selectDefaultsRow(trx, name.collection, name.slug);
    if (!after || after.version === (row?.version ?? 0)) continue;
    cleared.push({
      id: after.id,
      version: after.version,
      data: row?.data ?? null,
      draft: row?.draft ?? null,
    });
  }
  return cleared;
}

/** Whether a neutral site has something else in the document's place, be it only links. */
function hasNeutral({ collection, origin }: DemonstrationDocument): boolean {
  const neutral = origin === null ? null : findNeutral(collection, origin);
  return neutral !== null && !isDeepStrictEqual(neutral, findDefault(collection, origin)?.data);
}

/**
 * Whether a document stands for something that does not exist: it has a name of the demonstration's, and says next to
 * nothing of the owner's. Whoever was given another name is the owner's.
 */
function isMadeUp({ collection, slug, title, origin, left, own }: DemonstrationDocument): boolean {
  const { isFixed, titleOf } = findKind(collection, slug);
  if (isFixed || !defaultsOf(collection).some(({ data }) => isReworded(title, titleOf(data)))) return false;
  return (origin === null || findNeutral(collection, origin) === null) && left.length > own.length;
}

async function clear(ctx: Context, trx: Connection, document: DemonstrationDocument): Promise<void> {
  const { collection, slug, origin } = document;
  const neutral = origin === null ? null : findNeutral(collection, origin);
  const fallback = findDefault(collection, origin)?.data;
  if (origin === null || !neutral || !fallback) return;
  const { schema } = findKind(collection, slug);
  const toNeutral = (data: DocumentData) =>
    neutralize(data, { collection, origin, schema, fallback, neutral });
  await changeEditedIn(trx, ctx, {
    kind: documents,
    reference: { collection, slug, isExpected: () => true },
    decide(row) {
      const { data, latest } = findDocument(row);
      const cleared = data && JSON.stringify(toNeutral(data));
      if (cleared === JSON.stringify(data)) return null;
      const draft = row.draft === null ? null : JSON.stringify(toNeutral(latest));
      return { action: 'publish', row: { data: cleared, draft }, isVisible: true };
    },
  });
}

async function moveToBin(ctx: Context, trx: Connection, { collection, slug }: DocumentName): Promise<void> {
  const { row } = await changeEditedIn(trx, ctx, {
    kind: documents,
    reference: { collection, slug, isExpected: () => true },
    async decide() {
      await changeReferences(trx, ctx, { collection, from: slug, to: null });
      return { action: 'delete', row: {}, isVisible: true };
    },
  });
  await documents.bin.put(trx, row, ctx.now().toISOString());
}

/** Brings documents back as they were before. @returns how many were changed since, and stay as they are */
export async function bringBackDocuments(
  ctx: Context,
  trx: Connection,
  cleared: readonly ClearedDocument[],
): Promise<number> {
  const { userId } = requireRight(ctx.caller, 'undoCleanStart');
  const at = ctx.now().toISOString();
  await lockDocuments(trx);
  let changed = 0;
  for (const { id, version, data, draft } of cleared) {
    const row = await selectById(trx, id);
    if (row?.version !== version || (await isTaken(trx, row))) {
      changed += 1;
      continue;
    }
    await forgetPath(trx, row);
    await advanceDocument(trx, id);
    const text = findDocument({ ...row, data, draft, deleted_at: null });
    const title = text.kind.titleOf(text.latest) || row.title;
    await updateDocument(trx, id, {
      data,
      draft,
      title,
      deleted_at: null,
      updated_at: at,
      updated_by: userId,
    });
    const after = (await selectById(trx, id))!;
    await keepVersion(trx, { kind: documents, row: after, action: 'restore', at, userId });
  }
  return changed;
}

/** Whether something else is by now where a deleted document was. */
const isTaken = async (trx: Connection, { collection, slug, deleted_at }: DocumentRow): Promise<boolean> =>
  deleted_at !== null && (await selectDocument(trx, collection, slug)) !== undefined;
