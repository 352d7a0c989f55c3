import { findReferences, replaceReferences } from '#content/links.ts';
import type { Context } from '#platform/context.ts';
import type { DocumentData, DocumentKind } from './document-kind.ts';
import { selectDocument, selectFormer } from './documents.store.ts';
import { readSiteContent } from './read-site-content.ts';

/**
 * A text with references to renamed documents updated to their current slugs: a text from before a rename has
 * the former slug. Unchanged if it would no longer match its schema.
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
    // An unpublished document may have taken the slug.
    if (await selectDocument(kysely, collection, slug)) continue;
    const to = (await selectFormer(kysely, collection, slug))?.slug;
    if (to) followed = replaceReferences({ schema, data: followed }, collection, { from: slug, to });
  }
  return followed === data || schema.safeParse(followed).success ? followed : data;
}
