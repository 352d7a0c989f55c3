import { isDeepStrictEqual } from 'node:util';
import type { Context } from '#platform/context.ts';
import { refuseTaken } from '#platform/database/unique-violation.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Change } from '#domain/editing/server/edited-kind.ts';
import { forgetPath } from '#domain/editing/server/former-addresses.store.ts';
import { listNewFaults } from './check-document.ts';
import { findDocument } from './describe-document.ts';
import { findKind, type DocumentData, type DocumentKind } from './document-kind.ts';
import {
  advanceDocument,
  freePosition,
  lockDocuments,
  selectById,
  updateDocument,
  type DocumentRow,
  selectDocument,
} from './documents.store.ts';
import { followFormerSlugs } from './follow-former-slugs.ts';
import { readText } from './parse-text.ts';
import { refuseTakenSlug, slugTaken } from './slug-faults.ts';
import type { SiteContent } from '#content/collections.ts';
import { removeLinks } from '#content/change-links.ts';
import { findReferences, findTargets, type Target } from '#content/links.ts';
import { listFormerTargets, readSiteContent } from './read-site-content.ts';

/**
 * Prepares to restore a document from the bin as it was, with references to renamed documents updated. Deleted
 * documents are dropped from its lists; a text that still leads to one, or is invalid for another reason, is restored
 * as a draft.
 * @returns what to do within the transaction
 */
export async function prepareToRestore(ctx: Context, id: string) {
  const texts = await fitTexts(ctx, id);
  return async (trx: Connection, { at, userId }: Change): Promise<DocumentRow | undefined> => {
    await lockDocuments(trx);
    const deleted = await selectById(trx, id);
    if (!deleted?.deleted_at) return undefined;
    const { collection, slug, position } = deleted;
    await refuseTakenSlug(trx, collection, slug);
    await forgetPath(trx, { collection, slug });
    if (position !== null) await freePosition(trx, collection, position);
    await advanceDocument(trx, id);
    const values = { ...texts, deleted_at: null, updated_at: at, updated_by: userId };
    await updateDocument(trx, id, values).catch(refuseTaken(slugTaken));
    return selectById(trx, id);
  };
}

type Texts = Pick<DocumentRow, 'data' | 'draft' | 'default_slug'>;

/** The texts to store of a document so that nothing leads to a missing one; nothing for a missing text. */
async function fitTexts(ctx: Context, id: string): Promise<Texts | null> {
  const row = await selectById(ctx.database.kysely, id);
  if (!row) return null;
  const { collection, slug } = row;
  const kind = findKind(collection, slug);
  /** A text that no longer matches its schema is not shown anywhere, and is kept. */
  const follow = async (text: DocumentData) =>
    kind.schema.safeParse(text).success
      ? dropGoneReferences(ctx, kind, await followFormerSlugs(ctx, kind, text))
      : text;
  const { data: published } = findDocument(row);
  const stored = readText(row.draft);
  const data = published && (await follow(published));
  const draft = stored && JSON.stringify(await follow(stored));
  if (!data) return { data: null, draft, default_slug: row.default_slug };
  const isShown = kind.schema.safeParse(data).success;
  const faults = isShown ? await listNewFaults(ctx, { collection, slug, data }) : [];
  if (faults.length > 0) return { data: null, draft: draft ?? JSON.stringify(data), default_slug: null };
  const isAsItWas = isDeepStrictEqual(data, published);
  return { data: isAsItWas ? row.data : JSON.stringify(data), draft, default_slug: row.default_slug };
}

/** A text without what merely offers missing documents, as far as its schema allows. */
async function dropGoneReferences(
  ctx: Pick<Context, 'database'>,
  { schema }: DocumentKind,
  data: DocumentData,
): Promise<DocumentData> {
  const { former } = await readSiteContent(ctx);
  const gone = listFormerTargets(former, (now) => now === null);
  let kept = data;
  for (const target of [...findReferences({ schema, data }), ...findTargets({ schema, data }, gone)]) {
    if (await isThere(ctx, target)) continue;
    kept = removeLinks({ schema, data: kept }, target).data;
  }
  return kept;
}

/** Whether visitors or editors find a list's document at a slug. */
async function isThere(ctx: Pick<Context, 'database'>, { collection, slug }: Target): Promise<boolean> {
  const { content } = await readSiteContent(ctx);
  const entries = content[collection as keyof SiteContent] as readonly { slug: string }[];
  if (entries.some((one) => one.slug === slug)) return true;
  return (await selectDocument(ctx.database.kysely, collection, slug)) !== undefined;
}
