import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { conflict, type Problem } from '#platform/http/problem.ts';
import { editedMeanwhileCode, type ContentDocument, type VersionAction } from '../contract.ts';
import { adoptDocument } from './adopt-defaults.ts';
import { describeRow, readText } from './describe-document.ts';
import { findDefault, findKind, type DocumentData, type DocumentKind } from './document-kind.ts';
import { advanceDocument, selectById, updateDocument, type DocumentRow } from './documents.store.ts';
import { insertVersion } from './versions.store.ts';
import { selectNames } from './names.store.ts';

/** Which document, and from which state of it the change began. */
export interface DocumentReference {
  collection: string;
  slug: string;
  isExpected: (version: number) => boolean;
}

/** A document as a change finds it. */
export interface FoundDocument {
  row: DocumentRow;
  kind: DocumentKind;
  /** What visitors see; null where they see nothing of it. */
  data: DocumentData | null;
  /** What it says with its draft. */
  latest: DocumentData;
}

interface Change {
  action: VersionAction;
  row: Partial<Omit<DocumentRow, 'id' | 'version'>>;
  /** Visitors see something else than before. */
  isVisible: boolean;
}

/**
 * Changes a document and keeps what it says from then on as a version.
 * @param decide what to change, inside the transaction; null: it is already so, and nothing is changed
 * @throws Problem 403, 404, 409 when it was changed since, and what `decide` throws
 */
export async function changeDocument(
  ctx: Context,
  { collection, slug, isExpected }: DocumentReference,
  decide: (found: FoundDocument, trx: Connection) => Change | null | Promise<Change | null>,
  isSame: (found: FoundDocument) => boolean = () => false,
): Promise<ContentDocument> {
  const { userId } = requireRight(ctx.caller, 'content');
  const { document } = await ctx.database.writeContent(
    async (trx) => {
      const adopted = await adoptDocument(ctx, trx, collection, slug);
      const row = await advanceDocument(trx, adopted.id);
      const before = findDocument({ ...row, version: row.version - 1 });
      if (!isExpected(before.row.version)) {
        // The same save again, whose answer was lost, finds what it has written.
        if (!isSame(before)) throw await editedMeanwhile(trx, before.row);
        return keepVersion(trx, before.row);
      }
      const change = await decide(before, trx);
      if (!change) return keepVersion(trx, before.row);
      await updateDocument(trx, row.id, {
        ...change.row,
        updated_at: ctx.now().toISOString(),
        updated_by: userId,
      });
      const after = findDocument((await selectById(trx, row.id))!);
      await updateDocument(trx, row.id, { title: after.kind.titleOf(after.latest) });
      await insertVersion(trx, {
        document_id: row.id,
        version: row.version,
        action: change.action,
        slug: after.row.slug,
        data: JSON.stringify(after.latest),
        created_at: ctx.now().toISOString(),
        author_id: userId,
      });
      return { document: await describe(trx, row.id), isVisible: change.isVisible };
    },
    ({ isVisible }) => isVisible,
  );
  return document;
}

async function keepVersion(
  trx: Connection,
  { id, version }: DocumentRow,
): Promise<{ document: ContentDocument; isVisible: boolean }> {
  await updateDocument(trx, id, { version });
  return { document: await describe(trx, id), isVisible: false };
}

async function describe(trx: Connection, id: string): Promise<ContentDocument> {
  const row = (await selectById(trx, id))!;
  return describeRow(row, await findName(trx, row.updated_by));
}

export async function findName(connection: Connection, id: string | null): Promise<string | null> {
  return id === null ? null : ((await selectNames(connection, [id])).get(id) ?? null);
}

export function findDocument(row: DocumentRow): FoundDocument {
  const data = readText(row.data) ?? findDefault(row.collection, row.default_slug)?.data ?? null;
  const latest = readText(row.draft) ?? data ?? {};
  return { row, kind: findKind(row.collection, row.slug), data, latest };
}

async function editedMeanwhile(trx: Connection, row: DocumentRow): Promise<Problem> {
  return stale(describeRow(row, await findName(trx, row.updated_by)));
}

/** 409 with the document as it is now. */
export const stale = (current: ContentDocument): Problem =>
  conflict('This document was changed by someone else since you opened it.', editedMeanwhileCode, {
    current,
  });
