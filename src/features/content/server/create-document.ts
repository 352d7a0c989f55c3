import { v7 as uuidv7 } from 'uuid';
import { requireRight, type Context } from '#platform/context.ts';
import { keepVersion } from '#domain/editing/server/versions.ts';
import { conflict } from '#platform/http/problem.ts';
import type { ContentDocument } from '../contract.ts';
import { adoptDefaults } from './adopt-defaults.ts';
import { parseData, parseSlug } from './check-document.ts';
import { describeRow } from './describe-document.ts';
import { findKind, type DocumentData } from './document-kind.ts';
import {
  insertDocument,
  lockDocuments,
  selectById,
  selectHeads,
  selectLastPosition,
} from './documents.store.ts';
import { documents } from './edited-documents.ts';
import { followFormerSlugs } from './follow-former-slugs.ts';
import { releaseFormerSlug } from './release-slug.ts';
import { refuseUnknownPlaceholders } from './refuse-unknown-placeholders.ts';
import { refuseTakenSlug, slugTaken } from './slug-faults.ts';

/** More than any site has, and quick to read. */
const documentsPerCollection = 2000;

/**
 * Creates a document as a draft, at the end of its collection.
 * @throws Problem 400, 403, 404, 409 when the slug is taken
 */
export async function createDocument(
  ctx: Context,
  { collection, slug: asked, data: given }: { collection: string; slug: string; data: DocumentData },
): Promise<ContentDocument> {
  const { userId } = requireRight(ctx.caller, 'createDocument');
  const kind = findKind(collection, asked);
  if (kind.isFixed) throw slugTaken();
  const slug = parseSlug(kind, asked);
  const data = await followFormerSlugs(ctx, kind, parseData(kind, given));
  const id = uuidv7();
  const at = ctx.now().toISOString();
  // This may give the list's defaults their rows, which visitors do not notice.
  const { made } = await ctx.database.writeContent(
    async (trx) => {
      await lockDocuments(trx);
      await adoptDefaults(ctx, trx, collection);
      await refuseUnknownPlaceholders(trx, kind, { data, before: null });
      await refuseTakenSlug(trx, collection, slug);
      const heads = await selectHeads(trx, collection);
      const present = heads.filter((head) => head.deleted_at === null);
      if (present.length >= documentsPerCollection) throw collectionFull();
      const last = (await selectLastPosition(trx, collection)) ?? -1;
      const inserted = await insertDocument(trx, {
        id,
        collection,
        slug,
        default_slug: null,
        title: kind.titleOf(data),
        position: last + 1,
        data: null,
        draft: JSON.stringify(data),
        version: 1,
        was_published: 0,
        created_at: at,
        updated_at: at,
        updated_by: userId,
        deleted_at: null,
      });
      if (!inserted) throw slugTaken();
      const isVisible = await releaseFormerSlug(ctx, trx, { collection, slug });
      const row = (await selectById(trx, id))!;
      await keepVersion(trx, { kind: documents, row, action: 'create', at, userId });
      return { made: await describeRow(trx, row), isVisible };
    },
    ({ isVisible }) => isVisible,
  );
  return made;
}

const collectionFull = () =>
  conflict(`A collection holds at most ${documentsPerCollection} documents.`, 'collection_full');
