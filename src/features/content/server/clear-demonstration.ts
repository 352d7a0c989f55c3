import { isDeepStrictEqual } from 'node:util';
import { findDemonstration, isReworded } from '#content/demonstration.ts';
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

/** A document as it was before it was cleared, and its version since. */
export interface ClearedDocument extends Pick<DocumentRow, 'data' | 'draft' | 'default_slug'> {
  id: string;
  version: number;
}

interface DocumentName {
  collection: string;
  slug: string;
}

/**
 * Puts documents that are made up into the bin, and neutral texts in the place of the demonstration's in all others.
 * The owner's own texts stay, and so do the documents that they lead to: what they have written in one that is made up
 * stays as its draft.
 */
export async function clearDocuments(
  ctx: Context,
  trx: Connection,
  kept: { hasPosts: boolean },
): Promise<ClearedDocument[]> {
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
  for (const document of listed) if (!isMadeUp(document)) await clear(ctx, trx, document, kept);
  for (const document of madeUp) {
    const { row } = before.get(`${document.collection}/${document.slug}`)!;
    if (hasOwnText(document, row)) await withdraw(ctx, trx, document);
    else await moveToBin(ctx, trx, document);
  }
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
      default_slug: row ? row.default_slug : after.default_slug,
    });
  }
  return cleared;
}

/** Whether a neutral site has something else in the document's place, be it only links. */
function hasNeutral({ collection, origin }: DemonstrationDocument): boolean {
  const neutral = origin === null ? null : findNeutral(collection, origin);
  return neutral !== null && !isDeepStrictEqual(neutral, findDefault(collection, origin)?.data);
}

const nameFields: ReadonlySet<string> = new Set(['title', 'client', 'name']);

/**
 * Whether a document stands for something that does not exist: it has the demonstration's names, and says next to
 * nothing of the owner's. Whoever was given another name is the owner's.
 */
function isMadeUp({ collection, slug, title, origin, left, own }: DemonstrationDocument): boolean {
  const { isFixed, titleOf } = findKind(collection, slug);
  if (own.some((field) => nameFields.has(field))) return false;
  if (isFixed || !defaultsOf(collection).some(({ data }) => isReworded(title, titleOf(data)))) return false;
  return (origin === null || findNeutral(collection, origin) === null) && left.length > own.length;
}

/** Whether the owner has written in it, be it in its draft. */
function hasOwnText(
  { collection, origin, own }: DemonstrationDocument,
  row: DocumentRow | undefined,
): boolean {
  if (own.length > 0) return true;
  if (!row || row.draft === null) return false;
  return findDemonstration(collection, origin, findDocument(row).latest).own.length > 0;
}

async function clear(
  ctx: Context,
  trx: Connection,
  document: DemonstrationDocument,
  kept: { hasPosts: boolean },
): Promise<void> {
  const { collection, slug, origin } = document;
  const neutral = origin === null ? null : findNeutral(collection, origin, kept);
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

/** Takes a document off the site, and leaves its text as a draft. */
async function withdraw(ctx: Context, trx: Connection, { collection, slug }: DocumentName): Promise<void> {
  await changeEditedIn(trx, ctx, {
    kind: documents,
    reference: { collection, slug, isExpected: () => true },
    async decide(row) {
      await changeReferences(trx, ctx, { collection, from: slug, to: null });
      const draft = JSON.stringify(findDocument(row).latest);
      return { action: 'unpublish', row: { data: null, draft, default_slug: null }, isVisible: true };
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
  for (const { id, version, ...before } of cleared) {
    const row = await selectById(trx, id);
    if (row?.version !== version || (await isTaken(trx, row))) {
      changed += 1;
      continue;
    }
    await forgetPath(trx, row);
    await advanceDocument(trx, id);
    const text = findDocument({ ...row, ...before, deleted_at: null });
    const title = text.kind.titleOf(text.latest) || row.title;
    await updateDocument(trx, id, {
      ...before,
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
