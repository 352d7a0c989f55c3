import type { SiteContent } from '#content/collections.ts';
import type { ContentDocument } from '#content/documents.ts';
import { removeLinks } from '#content/change-links.ts';
import { findPlaces, type Place, type Target } from '#content/links.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { conflict, type Problem } from '#platform/http/problem.ts';
import { linkedCode, type LinkingDocument } from '../contract.ts';
import { defaultsOf, findCollection, findKind, type DocumentData } from './document-kind.ts';
import { listFormerSlugs, readSiteContent } from './read-site-content.ts';
import { readWholeDocuments } from './read-whole-documents.ts';

declare module '#platform/context.ts' {
  interface Site {
    listOtherLinks: ListOtherLinks;
  }
}

/**
 * References to a document from outside the content, such as a post's author; they are optional.
 * @param slugs the document's current and former ones
 */
type ListOtherLinks = (
  ctx: Context,
  collection: string,
  slugs: readonly string[],
) => Promise<LinkingDocument[]>;

/**
 * The links to a document: from documents that visitors see, and from things outside the content. @throws
 * Problem 403, 404
 */
export async function listLinkingDocuments(
  ctx: Context,
  { collection, slug }: { collection: string; slug: string },
): Promise<LinkingDocument[]> {
  requireRight(ctx.caller, 'listLinkingDocuments');
  findKind(collection, slug);
  return findLinking(ctx, { collection, slug });
}

async function findLinking(ctx: Context, target: Target): Promise<LinkingDocument[]> {
  const { content } = await readSiteContent(ctx);
  const found: LinkingDocument[] = [];
  for await (const document of readWholeDocuments(ctx, content)) {
    if (document.collection === target.collection && document.slug === target.slug) continue;
    const places = findPlaces(document, target);
    if (places.length === 0) continue;
    const text = { schema: document.schema, data: document.data as DocumentData };
    const left = new Set(removeLinks(text, target).left.map(nameField));
    found.push(
      ...places
        .map(nameField)
        .map((field) => describeLink(content, document, { field, removable: !left.has(field) })),
    );
  }
  const slugs = await listSlugs(ctx, target.collection, target.slug);
  return [...found, ...(await ctx.site.listOtherLinks(ctx, target.collection, slugs))];
}

const nameField = ({ path }: Place): string => path.join('.');

/** The current and former slugs of a document. */
async function listSlugs(ctx: Context, collection: string, slug: string): Promise<string[]> {
  const { former } = await readSiteContent(ctx);
  return [slug, ...listFormerSlugs(former, collection, slug)];
}

const describeLink = (
  content: SiteContent,
  { collection, slug }: ContentDocument,
  place: Pick<LinkingDocument, 'field' | 'removable'>,
): LinkingDocument => ({
  collection,
  slug,
  title: titleOf(content, collection, slug),
  ...place,
  edit_path: adminPaths.document(collection, slug),
});

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
  /** Places that merely offer it do not count. */
  isUnlinking: boolean;
}

/**
 * Refuses if something leads to a document.
 * @throws Problem 409 with the documents that lead to it
 */
export async function refuseWhereLinked(
  ctx: Context,
  { collection, slug, isUnlinking }: Asked,
): Promise<void> {
  const linkedFrom = await findLinking(ctx, { collection, slug });
  const inTheWay = linkedFrom.filter(({ removable }) => !isUnlinking || !removable);
  if (inTheWay.length > 0) throw linked(inTheWay);
}
