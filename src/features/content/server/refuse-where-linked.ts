import { setImmediate } from 'node:timers/promises';
import type { SiteContent } from '#content/collections.ts';
import { findLinksTo, type ContentLink } from '#content/links.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { conflict, type Problem } from '#platform/http/problem.ts';
import { linkedCode, type LinkingDocument } from '../contract.ts';
import { defaultsOf, findCollection, findKind, type DocumentData } from './document-kind.ts';
import { readSiteContent } from './read-site-content.ts';

/** Documents that visitors see and that lead to one, by a link or by naming it. @throws Problem 403, 404 */
export async function listLinkingDocuments(
  ctx: Context,
  collection: string,
  slug: string,
): Promise<LinkingDocument[]> {
  requireRight(ctx.caller, 'content');
  findKind(collection, slug);
  const { content } = await readSiteContent(ctx);
  return (await findAllLinks(content, collection, slug)).map((link) => ({
    collection: link.collection,
    slug: link.slug,
    title: titleOf(content, link.collection, link.slug),
    field: link.path.join('.'),
  }));
}

/** Documents looked through at once: what holds the event loop in one piece. */
const batchSize = 20;

async function findAllLinks(content: SiteContent, collection: string, slug: string): Promise<ContentLink[]> {
  const links: ContentLink[] = [];
  let count = 0;
  for (const found of findLinksTo(content, collection, slug)) {
    links.push(...found);
    count += 1;
    if (count % batchSize === 0) await setImmediate();
  }
  return links;
}

function titleOf(content: unknown, collection: string, slug: string): string {
  const kind = findKind(collection, slug);
  if (findCollection(collection).kind === 'fixed') {
    return kind.titleOf(defaultsOf(collection).find((one) => one.slug === slug)?.data ?? {});
  }
  const entries = (content as Record<string, (DocumentData & { slug: string })[]>)[collection] ?? [];
  const entry = entries.find((one) => one.slug === slug);
  return entry ? kind.titleOf(entry) : slug;
}

export const linked = (linkedFrom: LinkingDocument[]): Problem => {
  const [first] = linkedFrom;
  const others = linkedFrom.length - 1;
  const where = `${first?.title ?? 'Another document'}${others > 0 ? ` and ${others} more` : ''}`;
  return conflict(`${where} still leads here. Change that first.`, linkedCode, { linked_from: linkedFrom });
};

/** @throws Problem 409 with the documents that lead to it */
export async function refuseWhereLinked(ctx: Context, collection: string, slug: string): Promise<void> {
  const linkedFrom = await listLinkingDocuments(ctx, collection, slug);
  if (linkedFrom.length > 0) throw linked(linkedFrom);
}

/**
 * The same for those that name it by its slug; a link to its page is no hindrance, since the address leads on.
 * @throws Problem 409
 */
export async function refuseWhereReferred(ctx: Context, collection: string, slug: string): Promise<void> {
  const { content } = await readSiteContent(ctx);
  const referring = (await findAllLinks(content, collection, slug)).filter(
    ({ kind }) => kind === 'reference',
  );
  if (referring.length === 0) return;
  const all = await listLinkingDocuments(ctx, collection, slug);
  const names = new Set(referring.map((one) => [one.collection, one.slug, ...one.path].join('.')));
  throw linked(all.filter((one) => names.has([one.collection, one.slug, one.field].join('.'))));
}
