import { redirectLinks } from '#content/change-links.ts';
import { findTargets } from '#content/links.ts';
import type { Context } from '#platform/context.ts';
import type { DocumentData, DocumentKind } from './document-kind.ts';
import { selectDocument, selectFormer } from './documents.store.ts';
import { listFormerTargets, readSiteContent } from './read-site-content.ts';

/**
 * A text whose references and links to renamed documents lead to their current slugs: a text from before a rename
 * has the former ones.
 */
export async function followFormerSlugs(
  ctx: Pick<Context, 'database'>,
  { schema }: DocumentKind,
  data: DocumentData,
): Promise<DocumentData> {
  const { former } = await readSiteContent(ctx);
  const { kysely } = ctx.database;
  let followed = data;
  const moved = listFormerTargets(former, (now) => now !== null);
  for (const target of findTargets({ schema, data }, moved)) {
    const { collection, slug } = target;
    // An unpublished document may have taken the slug.
    if (await selectDocument(kysely, collection, slug)) continue;
    const to = (await selectFormer(kysely, collection, slug))?.slug;
    if (to) followed = redirectLinks({ schema, data: followed }, target, to);
  }
  return followed;
}
