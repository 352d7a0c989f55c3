import { setImmediate } from 'node:timers/promises';
import type { SiteContent } from '#content/collections.ts';
import { listDocuments } from '#content/documents.ts';
import { findLinksTo, replaceReferences, type ContentLink } from '#content/links.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { conflict, type Problem } from '#platform/http/problem.ts';
import { linkedCode, type LinkingDocument } from '../contract.ts';
import { defaultsOf, findCollection, findKind, type DocumentData } from './document-kind.ts';
import { readSiteContent } from './read-site-content.ts';

/** What leads to a document in what visitors see, by a link or by naming it. */
export async function listLinks(ctx: Context, collection: string, slug: string): Promise<ContentLink[]> {
  const { content } = await readSiteContent(ctx);
  return findAllLinks(content, collection, slug);
}

/** Documents that visitors see and that lead to one. @throws Problem 403, 404 */
export async function listLinkingDocuments(
  ctx: Context,
  collection: string,
  slug: string,
): Promise<LinkingDocument[]> {
  requireRight(ctx.caller, 'content');
  findKind(collection, slug);
  const { content } = await readSiteContent(ctx);
  return (await findAllLinks(content, collection, slug)).map((link) => describeLink(content, link));
}

const describeLink = (content: SiteContent, link: ContentLink): LinkingDocument => ({
  collection: link.collection,
  slug: link.slug,
  title: titleOf(content, link.collection, link.slug),
  field: link.path.join('.'),
});

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

/**
 * Refuses where something leads to a document.
 * @param isUnlinking lists that name it do not count, where they can do without
 * @returns what leads to it all the same
 * @throws Problem 409 with the documents that lead to it
 */
export async function refuseWhereLinked(
  ctx: Context,
  collection: string,
  slug: string,
  isUnlinking = false,
): Promise<ContentLink[]> {
  const { content } = await readSiteContent(ctx);
  const links = await findAllLinks(content, collection, slug);
  const documents = isUnlinking ? listDocuments(content) : [];
  const canDoWithout = ({ kind, path, ...place }: ContentLink): boolean => {
    const document = documents.find((one) => one.collection === place.collection && one.slug === place.slug);
    if (!document || kind === 'link' || typeof path.at(-1) !== 'number') return false;
    const { schema, data } = document;
    const without = replaceReferences({ schema, data: data as DocumentData }, collection, {
      from: slug,
      to: null,
    });
    return schema.safeParse(without).success;
  };
  const binding = links.filter((link) => !canDoWithout(link));
  if (binding.length > 0) throw linked(binding.map((link) => describeLink(content, link)));
  return links;
}
