import { removeLinks } from '#content/change-links.ts';
import { findTargets, type Target } from '#content/links.ts';
import type { Context } from '#platform/context.ts';
import { defaultsOf, type DocumentData } from './document-kind.ts';
import type { DemonstrationDocument } from './read-demonstration.ts';
import { readSiteContent } from './read-site-content.ts';
import { readWholeDocuments } from './read-whole-documents.ts';

/** Those of some documents that the owner's own texts lead to, where the text cannot do without the link. */
export async function listLinkedByOwner<One extends Target>(
  ctx: Context,
  targets: readonly One[],
  demonstration: readonly DemonstrationDocument[],
): Promise<Set<One>> {
  const { content } = await readSiteContent(ctx);
  const shares = new Map(demonstration.map((one) => [`${one.collection}/${one.slug}`, one]));
  const linked = new Set<One>();
  for await (const { collection, slug, schema, data } of readWholeDocuments(ctx, content)) {
    const text = { schema, data: data as DocumentData };
    const own = new Set(shares.get(`${collection}/${slug}`)?.own);
    const isOwners = (field: string) => defaultsOf(collection).length === 0 || own.has(field);
    for (const { collection: name, slug: at } of findTargets(text, targets)) {
      const target = targets.find((one) => one.collection === name && one.slug === at)!;
      const { left } = removeLinks(text, target);
      if (left.some(({ path }) => isOwners(path.join('.')))) linked.add(target);
    }
  }
  return linked;
}
