import type { SiteContent } from '#content/collections.ts';
import type { ContentDocument } from '#content/documents.ts';
import { findLinksTo, replaceReferences, type ContentLink } from '#content/links.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { conflict, type Problem } from '#platform/http/problem.ts';
import { linkedCode, type LinkingDocument } from '../contract.ts';
import { defaultsOf, findCollection, findKind, type DocumentData } from './document-kind.ts';
import { listFormerSlugs, readSiteContent } from './read-site-content.ts';
import { readWholeDocuments } from './read-whole-documents.ts';

/** What visitors see that leads to a document, by a link or by naming it. */
export async function listLinks(ctx: Context, collection: string, slug: string): Promise<ContentLink[]> {
  const { content } = await readSiteContent(ctx);
  return (await findAllLinks(ctx, content, { collection, slug })).flatMap(({ links }) => links);
}

/**
 * References to a document from outside the content, such as a post's author; they are optional.
 * @param slugs the document's current and former ones
 */
export type ListOtherLinks = (
  ctx: Context,
  collection: string,
  slugs: readonly string[],
) => Promise<LinkingDocument[]>;

/**
 * What leads to a document: other documents that visitors see, and things outside the content. @throws
 * Problem 403, 404
 */
export async function listLinkingDocuments(
  ctx: Context,
  { collection, slug }: { collection: string; slug: string },
  listOtherLinks: ListOtherLinks,
): Promise<LinkingDocument[]> {
  requireRight(ctx.caller, 'content');
  findKind(collection, slug);
  return (await findLinking(ctx, { collection, slug }, listOtherLinks)).linkedFrom;
}

async function findLinking(
  ctx: Context,
  target: { collection: string; slug: string },
  listOtherLinks: ListOtherLinks,
): Promise<{ links: ContentLink[]; linkedFrom: LinkingDocument[] }> {
  const { content } = await readSiteContent(ctx);
  const found = await findAllLinks(ctx, content, target);
  const described = found.flatMap(({ document, links }) =>
    links.map((link) => describeLink(content, link, canDoWithout(document, link, target))),
  );
  const slugs = await listSlugs(ctx, target.collection, target.slug);
  const others = await listOtherLinks(ctx, target.collection, slugs);
  return { links: found.flatMap(({ links }) => links), linkedFrom: [...described, ...others] };
}

/** Whether a place is one in a list that can do without it. */
function canDoWithout(
  { schema, data }: ContentDocument,
  { kind, path }: ContentLink,
  { collection, slug }: { collection: string; slug: string },
): boolean {
  if (kind === 'link' || typeof path.at(-1) !== 'number') return false;
  const text = { schema, data: data as DocumentData };
  return schema.safeParse(replaceReferences(text, collection, { from: slug, to: null })).success;
}

/** The current and former slugs of a document. */
async function listSlugs(ctx: Context, collection: string, slug: string): Promise<string[]> {
  const { former } = await readSiteContent(ctx);
  return [slug, ...listFormerSlugs(former, collection, slug)];
}

const describeLink = (content: SiteContent, link: ContentLink, isRemovable: boolean): LinkingDocument => ({
  collection: link.collection,
  slug: link.slug,
  title: titleOf(content, link.collection, link.slug),
  field: link.path.join('.'),
  removable: isRemovable,
  edit_path: adminPaths.document(link.collection, link.slug),
});

interface Linking {
  document: ContentDocument;
  links: ContentLink[];
}

async function findAllLinks(
  ctx: Context,
  content: SiteContent,
  target: { collection: string; slug: string },
): Promise<Linking[]> {
  const found: Linking[] = [];
  for await (const document of readWholeDocuments(ctx, content)) {
    const links = findLinksTo(document, target);
    if (links.length > 0) found.push({ document, links });
  }
  return found;
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
  return conflict(`${where} still ${others > 0 ? 'lead' : 'leads'} here. Change that first.`, linkedCode, {
    linked_from: linkedFrom,
  });
};

interface Asked {
  collection: string;
  slug: string;
  /** Lists that can do without it do not count. */
  isUnlinking: boolean;
}

/**
 * Refuses if something leads to a document.
 * @returns the remaining references
 * @throws Problem 409 with the documents that lead to it
 */
export async function refuseWhereLinked(
  ctx: Context,
  { collection, slug, isUnlinking }: Asked,
  listOtherLinks: ListOtherLinks,
): Promise<ContentLink[]> {
  const { links, linkedFrom } = await findLinking(ctx, { collection, slug }, listOtherLinks);
  const inTheWay = linkedFrom.filter(({ removable }) => !isUnlinking || !removable);
  if (inTheWay.length > 0) throw linked(inTheWay);
  return links;
}
