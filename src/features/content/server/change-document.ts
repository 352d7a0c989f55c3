import { requireAdmin, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { refuseTaken } from '#platform/database/unique-violation.ts';
import {
  changeVersioned,
  changeVersionedIn,
  type Decision,
  type VersionedTable,
} from '#domain/editing/server/change-versioned.ts';
import { selectNames } from '#domain/editing/server/names.store.ts';
import { conflict, type Problem } from '#platform/http/problem.ts';
import { editedMeanwhileCode, type ContentDocument } from '../contract.ts';
import { adoptDocument } from './adopt-defaults.ts';
import { describeRow } from './describe-document.ts';
import { findDefault, findKind, type DocumentData, type DocumentKind } from './document-kind.ts';
import {
  advanceDocument,
  lockDocuments,
  selectDocument,
  selectFormer,
  selectVersionedAt,
  updateDocument,
  type DocumentRow,
} from './documents.store.ts';
import { readText } from './parse-text.ts';
import { slugTaken } from './slug-taken.ts';

/** Which document, and which state of it the change is based on. */
export interface DocumentReference {
  collection: string;
  slug: string;
  isExpected: (version: number) => boolean;
}

/** A document before a change. */
export interface FoundDocument {
  row: DocumentRow;
  kind: DocumentKind;
  /** What visitors see; null if they see nothing of it. */
  data: DocumentData | null;
  /** Its text, including its draft. */
  latest: DocumentData;
}

/**
 * Changes a document and keeps its new text as a version.
 * @param decide what to change, inside the transaction; null: it is already so, and nothing is changed
 * @throws Problem 403, 404, 409 when it was changed since, and what `decide` throws
 */
export async function changeDocument(
  ctx: Context,
  { collection, slug, isExpected }: DocumentReference,
  decide: (
    found: FoundDocument,
    trx: Connection,
  ) => Decision<DocumentRow> | null | Promise<Decision<DocumentRow> | null>,
  isSame: (found: FoundDocument) => boolean = () => false,
): Promise<ContentDocument> {
  const { userId } = requireAdmin(ctx.caller);
  return changeVersioned(ctx, documents, {
    userId,
    async findId(trx) {
      await lockDocuments(trx);
      await refuseRenamed(trx, collection, slug);
      return (await adoptDocument(ctx, trx, collection, slug)).id;
    },
    isExpected,
    decide: (row, trx) => decide(findDocument(row), trx),
    isSame: (row) => isSame(findDocument(row)),
  });
}

/**
 * Changes a document that another one's change affects, in the same transaction and whatever its state.
 * @param decide null: nothing needs to change
 */
export async function changeDocumentIn(
  trx: Connection,
  ctx: Context,
  { collection, slug }: Pick<DocumentReference, 'collection' | 'slug'>,
  decide: (found: FoundDocument) => Decision<DocumentRow> | null,
): Promise<void> {
  const { userId } = requireAdmin(ctx.caller);
  await changeVersionedIn(trx, ctx, documents, {
    userId,
    findId: async () => (await adoptDocument(ctx, trx, collection, slug)).id,
    isExpected: () => true,
    decide: (row) => decide(findDocument(row)),
  });
}

/** A document named by a former slug was opened before it was renamed. @throws Problem 409 */
async function refuseRenamed(trx: Connection, collection: string, slug: string): Promise<void> {
  if (await selectDocument(trx, collection, slug)) return;
  const former = await selectFormer(trx, collection, slug);
  const now = former ? former.slug : await selectVersionedAt(trx, collection, slug);
  const row = now === null ? undefined : await selectDocument(trx, collection, now);
  if (row) throw stale(await documents.describe(trx, row));
}

/** 409 with the current document. */
export const stale = (current: ContentDocument): Problem =>
  conflict('This document was changed by someone else since you opened it.', editedMeanwhileCode, {
    current,
  });

const documents: VersionedTable<DocumentRow, ContentDocument> = {
  versions: 'content_versions',
  advance: advanceDocument,
  setVersion: (trx, { id, version }) => updateDocument(trx, id, { version }),
  async update(trx, row, changes, { at, userId }) {
    const changed = { ...row, ...changes, updated_at: at, updated_by: userId };
    const { kind, latest } = findDocument(changed);
    const title = kind.titleOf(latest) || row.title;
    const values = { ...changes, title, updated_at: at, updated_by: userId };
    await updateDocument(trx, row.id, values).catch(refuseTaken(slugTaken));
    return { ...changed, title };
  },
  readText: (row) => ({ slug: row.slug, text: findDocument(row).latest }),
  describe: async (trx, row) => describeRow(row, await findName(trx, row.updated_by)),
  stale,
};

export async function findName(connection: Connection, id: string | null): Promise<string | null> {
  return id === null ? null : ((await selectNames(connection, [id])).get(id) ?? null);
}

export function findDocument(row: DocumentRow): FoundDocument {
  const data = readText(row.data) ?? findDefault(row.collection, row.default_slug)?.data ?? null;
  const latest = readText(row.draft) ?? data ?? {};
  return { row, kind: findKind(row.collection, row.slug), data, latest };
}
