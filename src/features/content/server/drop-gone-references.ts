import type { SiteContent } from '#content/collections.ts';
import { findReferences, replaceReferences } from '#content/links.ts';
import type { Context } from '#platform/context.ts';
import type { DocumentData, DocumentKind } from './document-kind.ts';
import { selectDocument } from './documents.store.ts';
import { readSiteContent } from './read-site-content.ts';

/** A text without references to missing documents in its lists, as far as its schema allows. */
export async function dropGoneReferences(
  ctx: Pick<Context, 'database'>,
  { schema }: DocumentKind,
  data: DocumentData,
): Promise<DocumentData> {
  let kept = data;
  for (const { collection, slug } of findReferences({ schema, data })) {
    if (await isThere(ctx, collection, slug)) continue;
    const without = replaceReferences({ schema, data: kept }, collection, { from: slug, to: null });
    if (schema.safeParse(without).success) kept = without;
  }
  return kept;
}

/** Whether visitors or editors find a list's document at a slug. */
async function isThere(ctx: Pick<Context, 'database'>, collection: string, slug: string): Promise<boolean> {
  const { content } = await readSiteContent(ctx);
  const entries = content[collection as keyof SiteContent] as readonly { slug: string }[];
  if (entries.some((one) => one.slug === slug)) return true;
  return (await selectDocument(ctx.database.kysely, collection, slug)) !== undefined;
}
