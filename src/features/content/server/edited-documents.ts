import { refuseTaken } from '#platform/database/unique-violation.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Problem } from '#platform/http/problem.ts';
import type { Reference } from '#domain/editing/server/change-edited.ts';
import type { EditedKind } from '#domain/editing/server/edited-kind.ts';
import { changedMeanwhile } from '#domain/editing/server/changed-meanwhile.ts';
import type { BinnedDocument, ContentDocument } from '../contract.ts';
import { adoptDocument } from './adopt-defaults.ts';
import { describeRow, findDocument } from './describe-document.ts';
import { parseData, parseSlug } from './check-document.ts';
import { findDefault, findKind } from './document-kind.ts';
import {
  advanceDocument,
  lockDocuments,
  selectDocument,
  selectFormer,
  selectVersionedAt,
  updateDocument,
  type DocumentRow,
} from './documents.store.ts';
import { moveToBin, selectBin } from './bin.store.ts';
import { findFormerSlug, readDocument } from './read-document.ts';
import { prepareToRestore } from './restore-document.ts';
import { findSlugFault, slugTaken } from './slug-faults.ts';

/** Where a document is. */
interface DocumentName {
  collection: string;
  slug: string;
}

interface DocumentTypes {
  key: DocumentName;
  row: DocumentRow;
  answer: ContentDocument;
  binned: BinnedDocument;
  addressKey: DocumentName;
}

/** Which document, and which state of it a change is based on. */
export type DocumentReference = Reference<DocumentTypes>;

/** The documents of the content, as something that is edited. */
export const documents: EditedKind<DocumentTypes> = {
  operations: {
    read: 'listVersions',
    change: 'saveDocument',
    publish: 'publishDocument',
    delete: 'deleteDocument',
    restore: 'restoreDocument',
    listBin: 'listBin',
  },
  describeTarget: ({ id, title }) => ({ kind: 'document', id, title }),
  nameOf: ({ collection, slug }) => `${collection}/${slug}`,
  async findRow(ctx, { collection, slug }) {
    const row = await selectDocument(ctx.database.kysely, collection, slug);
    // A default that was never edited exists, and has no row.
    if (!row) await readDocument(ctx, collection, slug);
    return row ?? null;
  },
  async findToChange(ctx, trx, { collection, slug }) {
    await lockDocuments(trx);
    await refuseRenamed(trx, collection, slug);
    return (await adoptDocument(ctx, trx, collection, slug)).id;
  },
  advance: advanceDocument,
  setVersion: (trx, { id, version }) => updateDocument(trx, id, { version }),
  async update(trx, row, { changes, change: { at, userId } }) {
    const changed = { ...row, ...changes, updated_at: at, updated_by: userId };
    const { kind, latest } = findDocument(changed);
    const title = kind.titleOf(latest) || row.title;
    const values = { ...changes, title, updated_at: at, updated_by: userId };
    await updateDocument(trx, row.id, values).catch(refuseTaken(slugTaken));
    return { ...changed, title };
  },
  readText: (row) => ({ slug: row.slug, text: findDocument(row).latest }),
  readDefault({ collection, slug, default_slug, created_at }) {
    const text = findDefault(collection, default_slug)?.data;
    // With its fields in the order that a saved text has them.
    return text ? { slug, text: parseData(findKind(collection, slug), text), since: created_at } : null;
  },
  isPublished: (row) => findDocument(row).data !== null,
  describe: describeRow,
  stale,
  bin: { select: selectBin, put: moveToBin, prepareToTake: prepareToRestore },
  addresses: {
    pathOf({ collection, slug: own }, slug = own) {
      const kind = findKind(collection, slug);
      const path = kind.pathOf(parseSlug(kind, slug));
      // A fragment of a page has no answer of its own.
      return path?.includes('#') ? null : path;
    },
    async isTaken(connection, { collection, slug }) {
      const present = await selectDocument(connection, collection, slug);
      return present !== undefined && present.data !== null;
    },
    findFormer: findFormerSlug,
    findFault: findSlugFault,
  },
};

/** A document named by a former slug was opened before it was renamed. @throws Problem 409 */
async function refuseRenamed(trx: Connection, collection: string, slug: string): Promise<void> {
  if (await selectDocument(trx, collection, slug)) return;
  const former = await selectFormer(trx, collection, slug);
  const now = former ? former.slug : await selectVersionedAt(trx, collection, slug);
  const row = now === null ? undefined : await selectDocument(trx, collection, now);
  if (row) throw stale(await describeRow(trx, row));
}

/** 409 with the current document. */
export function stale(current: ContentDocument, isByCaller = false): Problem {
  return changedMeanwhile('document', current, isByCaller);
}
