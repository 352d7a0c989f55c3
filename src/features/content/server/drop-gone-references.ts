import type { SiteContent } from '#content/collections.ts';
import { removeLinks } from '#content/change-links.ts';
import { findReferences, findTargets, type Target } from '#content/links.ts';
import type { Context } from '#platform/context.ts';
import type { DocumentData, DocumentKind } from './document-kind.ts';
import { selectDocument } from './documents.store.ts';
import { listFormerTargets, readSiteContent } from './read-site-content.ts';

/** A text without what merely offers missing documents, as far as its schema allows. */
export async function dropGoneReferences(
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
