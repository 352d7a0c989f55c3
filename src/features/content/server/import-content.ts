import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import type { WholeContent } from '#content/collections.ts';
import type { Platform, Site } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { forgetPath } from '#domain/editing/server/former-addresses.store.ts';
import { keepVersion } from '#domain/editing/server/versions.ts';
import { adoptDefaults } from './adopt-defaults.ts';
import { findCollection, findDefault } from './document-kind.ts';
import {
  advanceDocument,
  insertDocument,
  lockDocuments,
  selectById,
  selectDefaultsRow,
  selectDocument,
  selectHeads,
  updateDocument,
  type DocumentRow,
} from './documents.store.ts';
import { moveToBin } from './bin.store.ts';
import { documents as editedDocuments } from './edited-documents.ts';
import type { ContentFile } from './export-content.ts';
import {
  inFileOrder,
  readContentFiles,
  refuseFaultyContent,
  type ReadDocument,
} from './read-content-files.ts';
import { readWholeContent } from './read-whole-documents.ts';
import { releaseFormerSlug } from './release-slug.ts';
import { readText } from './parse-text.ts';

/** The changes that an import made, or would make: paths of documents. */
export interface ContentImport {
  created: string[];
  changed: string[];
  /** Moved to the bin. */
  deleted: string[];
  unchanged: string[];
}

type Writer = Pick<Platform, 'database' | 'now'> & { site: Pick<Site, 'releaseSlug'> };

/**
 * Replaces the site's documents with those in the files. A list that has files gets exactly those documents;
 * lists and single documents without files stay unchanged. All or nothing.
 * @param isDryRun reports what would change, and changes nothing
 * @throws ContentFilesError
 */
export async function importContent(
  platform: Writer,
  files: readonly ContentFile[],
  isDryRun = false,
): Promise<ContentImport> {
  const documents = readContentFiles(files);
  const content = await readWholeContent(platform);
  refuseFaultyContent(putInto(content, documents));
  const result: ContentImport = { created: [], changed: [], deleted: [], unchanged: [] };
  const work = async (trx: Connection): Promise<ContentImport> => {
    await lockDocuments(trx);
    for (const [collection, filed] of groupByCollection(documents)) {
      await importCollection(platform, trx, { collection, filed, result });
    }
    if (isDryRun) throw new DryRun();
    return result;
  };
  return platform.database.writeContent(work).catch((error: unknown) => {
    if (error instanceof DryRun) return result;
    throw error;
  });
}

/** Rolls back a transaction. */
class DryRun extends Error {
  override name = 'DryRun';
}

const groupByCollection = (documents: readonly ReadDocument[]): Map<string, ReadDocument[]> =>
  Map.groupBy(documents.toSorted(inFileOrder), ({ collection }) => collection);

/** The content with the files' documents applied. */
function putInto(content: WholeContent, documents: readonly ReadDocument[]): WholeContent {
  const changed: Record<string, unknown> = { ...content };
  for (const [name, filed] of groupByCollection(documents)) {
    const collection = findCollection(name);
    const shown = filed.filter(({ data }) => data);
    if (collection.kind === 'list') {
      changed[name] = shown.map(({ slug, data }) => ({ ...data, slug }));
      continue;
    }
    const bySlug = new Map(shown.map(({ slug, data }) => [slug, data]));
    const singles = Object.entries(changed[name] as Record<string, unknown>).map(([key, present]) => [
      key,
      bySlug.get(collection.documents[key]!.slug) ?? present,
    ]);
    changed[name] = Object.fromEntries(singles);
  }
  return changed as WholeContent;
}

async function importCollection(
  platform: Writer,
  trx: Connection,
  { collection, filed, result }: { collection: string; filed: ReadDocument[]; result: ContentImport },
): Promise<void> {
  const isList = findCollection(collection).kind === 'list';
  if (isList) await adoptDefaults(platform, trx, collection);
  for (const [position, document] of filed.entries()) {
    const outcome = await importDocument(platform, trx, document, isList ? position : null);
    result[outcome].push(`${collection}/${document.slug}`);
  }
  if (!isList) return;
  const slugs = new Set(filed.map(({ slug }) => slug));
  for (const head of await selectHeads(trx, collection)) {
    if (head.deleted_at !== null || slugs.has(head.slug)) continue;
    await deleteRow(platform, trx, head.id);
    result.deleted.push(`${collection}/${head.slug}`);
  }
}

async function importDocument(
  { now, site }: Writer,
  trx: Connection,
  { collection, slug, data, draft, kind }: ReadDocument,
  position: number | null,
): Promise<'created' | 'changed' | 'unchanged'> {
  const present = await selectDocument(trx, collection, slug);
  const ofDefault = present ? undefined : await selectDefaultsRow(trx, collection, slug);
  // A renamed one counts as another document, which is in no file, and is deleted.
  const row = present ?? (ofDefault?.slug === slug ? ofDefault : undefined);
  const defaultSlug = row
    ? row.default_slug
    : ofDefault
      ? null
      : (findDefault(collection, slug)?.slug ?? null);
  const fallback = findDefault(collection, defaultSlug)?.data;
  // Documents equal to the software's defaults keep following the software.
  const own = data && !isDeepStrictEqual(data, fallback) ? data : null;
  const isStored = (one: Pick<DocumentRow, 'data' | 'draft' | 'position'>): boolean =>
    one.position === position &&
    isDeepStrictEqual(readText(one.data), own) &&
    isDeepStrictEqual(readText(one.draft), draft ?? null);
  if (present ? isStored(present) : kind.isFixed && !own && !draft) return 'unchanged';

  const at = now().toISOString();
  const values = {
    title: kind.titleOf(draft ?? data ?? {}),
    position,
    data: own && JSON.stringify(own),
    draft: draft ? JSON.stringify(draft) : null,
    updated_at: at,
    updated_by: null,
    deleted_at: null,
  };
  const id = row?.id ?? uuidv7();
  if (!row) {
    await releaseFormerSlug({ site }, trx, { collection, slug });
    const made = { id, collection, slug, default_slug: defaultSlug, version: 0, created_at: at };
    if (!(await insertDocument(trx, { ...values, ...made, was_published: 0 })))
      throw new Error(`${collection}/${slug} could not be created: its address is taken`);
  }
  if (row && row.deleted_at !== null) await forgetPath(trx, { collection, slug });
  const { was_published } = await advanceDocument(trx, id);
  await updateDocument(trx, id, { ...values, was_published: data ? 1 : was_published });
  const stored = (await selectById(trx, id))!;
  const action = row ? 'save' : 'create';
  await keepVersion(trx, { kind: editedDocuments, row: stored, action, at, userId: null });
  return present ? 'changed' : 'created';
}

async function deleteRow({ now }: Writer, trx: Connection, id: string): Promise<void> {
  const at = now().toISOString();
  await moveToBin(trx, await advanceDocument(trx, id), at);
  await updateDocument(trx, id, { updated_at: at, updated_by: null });
}
