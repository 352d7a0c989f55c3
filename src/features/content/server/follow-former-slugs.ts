import { findReferences, replaceReferences } from '#content/links.ts';
import type { Context } from '#platform/context.ts';
import type { DocumentData, DocumentKind } from './document-kind.ts';
import { selectDocument, selectFormer } from './documents.store.ts';
import { readSiteContent } from './read-site-content.ts';

/**
 * A text that names documents by the slugs that they have now: one that was written before a document was renamed
 * names it by the slug from then. It stays as it is where it would not fit its schema any more.
 */
export async function followFormerSlugs(
  ctx: Pick<Context, 'database'>,
  { schema }: DocumentKind,
  data: DocumentData,
): Promise<DocumentData> {
  const { former } = await readSiteContent(ctx);
  const { kysely } = ctx.database;
  let followed = data;
  for (const { collection, slug } of findReferences({ schema, data })) {
    if (!former.get(`${collection}/${slug}`)) continue;
    // A document that is not published yet may have taken the slug.
    if (await selectDocument(kysely, collection, slug)) continue;
    const to = (await selectFormer(kysely, collection, slug))?.slug;
    if (to) followed = replaceReferences({ schema, data: followed }, collection, { from: slug, to });
  }
  return followed === data || schema.safeParse(followed).success ? followed : data;
}
