import { v7 as uuidv7 } from 'uuid';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { notFound } from '#platform/http/problem.ts';
import { defaultsOf, findKind, type DefaultDocument } from './document-kind.ts';
import {
  insertDocument,
  selectDefaultsRow,
  selectDocument,
  selectHeads,
  type DocumentRow,
} from './documents.store.ts';

/**
 * The row of a document that is about to be changed. The first change in a list gives each of its defaults a
 * row, so that the list belongs to the owner from then on; the rows keep the software's texts until they are
 * edited.
 * @throws Problem 404
 */
export async function adoptDocument(
  ctx: Pick<Context, 'now'>,
  trx: Connection,
  collection: string,
  slug: string,
): Promise<DocumentRow> {
  const row = await selectDocument(trx, collection, slug);
  if (row) return row;
  if (findKind(collection, slug).isFixed) {
    const fallback = defaultsOf(collection).find((one) => one.slug === slug);
    if (fallback) await insertDefault(ctx, trx, collection, fallback);
  } else {
    await adoptDefaults(ctx, trx, collection);
  }
  const adopted = await selectDocument(trx, collection, slug);
  if (!adopted) throw notFound();
  return adopted;
}

/** Gives each default of a list its row, unless the list has rows already. */
export async function adoptDefaults(
  ctx: Pick<Context, 'now'>,
  trx: Connection,
  collection: string,
): Promise<void> {
  if ((await selectHeads(trx, collection)).length > 0) return;
  for (const fallback of defaultsOf(collection)) await insertDefault(ctx, trx, collection, fallback);
}

async function insertDefault(
  ctx: Pick<Context, 'now'>,
  trx: Connection,
  collection: string,
  { slug, data, position }: DefaultDocument,
): Promise<void> {
  if (await selectDefaultsRow(trx, collection, slug)) return;
  const at = ctx.now().toISOString();
  await insertDocument(trx, {
    id: uuidv7(),
    collection,
    slug,
    default_slug: slug,
    title: findKind(collection, slug).titleOf(data),
    position,
    data: null,
    draft: null,
    version: 0,
    was_published: 1,
    created_at: at,
    updated_at: at,
    updated_by: null,
    deleted_at: null,
  });
}
