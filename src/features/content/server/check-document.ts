import { listFaultsOf, type ContentFault, type UnseenDraft } from '#content/check.ts';
import type { SiteContent } from '#content/collections.ts';
import { findUploads } from '#content/links.ts';
import { uploadsPrefix } from '#paths/paths.ts';
import type { Context } from '#platform/context.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { refuseIssues } from '#platform/http/refuse-issues.ts';
import { findCollection, findKind, hasHeads, type DocumentData, type DocumentKind } from './document-kind.ts';
import { readSiteContent } from './read-site-content.ts';
import { readWholeData } from './read-whole-documents.ts';

/** Data that matches its schema. @throws Problem 400 with a text for each field */
export function parseData({ schema }: DocumentKind, data: DocumentData): DocumentData {
  const result = schema.safeParse(data);
  if (result.success) return result.data as DocumentData;
  throw refuseIssues(result.error.issues.map((issue) => ({ ...issue, path: ['data', ...issue.path] })));
}

/** @throws Problem 400 */
export function parseSlug({ slugs }: DocumentKind, slug: string): string {
  const result = slugs.safeParse(slug);
  if (result.success) return result.data;
  throw invalidFields([
    { field: 'slug', message: `slug ${result.error.issues[0]?.message ?? 'is not valid'}` },
  ]);
}

/** A document's text, not yet among the others. */
export interface WrittenDocument {
  collection: string;
  slug: string;
  data: DocumentData;
  /** If it had another. */
  formerSlug?: string;
}

/**
 * The errors of a text that matches its own schema but not the other documents, such as a link to a page that does
 * not exist. Errors that existed before do not count.
 * @param others texts that visitors are to see as well
 * @param unseen drafts that an error may be about
 */
export async function listNewFaults(
  ctx: Context,
  { collection, slug, data, formerSlug = slug }: WrittenDocument,
  { others = [], unseen = [] }: { others?: WrittenDocument[]; unseen?: UnseenDraft[] } = {},
): Promise<ContentFault[]> {
  const { content: heads } = await readSiteContent(ctx);
  const content = await completeOne(ctx, heads, collection, formerSlug);
  const known = new Set(listFaultsOf(content, { collection, slug: formerSlug }, unseen).map(nameFault));
  const changed = [...others, { collection, slug, data, formerSlug }].reduce(putInto, content);
  return [
    ...listFaultsOf(changed, { collection, slug }, unseen).filter((fault) => !known.has(nameFault(fault))),
    ...(await listLostUploads(ctx, { collection, slug, data }, findData(content, collection, formerSlug))),
  ];
}

/** The names that an uploaded image can have. */
const uploadName = /^[\w-]+\.\w+$/;

/** Images that are not stored; those that visitors already see do not count. */
async function listLostUploads(
  { storage }: Context,
  { collection, slug, data }: WrittenDocument,
  present: DocumentData | undefined,
): Promise<ContentFault[]> {
  const { schema } = findKind(collection, slug);
  const known = new Set(findUploads({ schema, data: present ?? {} }).map(({ address }) => address));
  const named = findUploads({ schema, data }).filter(({ address }) => !known.has(address));
  const isStored = async (name: string) => uploadName.test(name) && (await storage.exists(name));
  const faults = await Promise.all(
    named.map(async ({ path, address }) =>
      (await isStored(address.slice(uploadsPrefix.length)))
        ? []
        : [{ collection, slug, path, message: `"${address}" is not an uploaded picture` }],
    ),
  );
  return faults.flat();
}

function findData(content: SiteContent, name: string, slug: string): DocumentData | undefined {
  const collection = findCollection(name);
  const present = (content as Record<string, unknown>)[name];
  if (collection.kind === 'list') return (present as { slug: string }[]).find((one) => one.slug === slug);
  const [key = ''] =
    Object.entries(collection.documents).find(([, document]) => document.slug === slug) ?? [];
  return (present as Record<string, DocumentData>)[key];
}

/** The content including the whole of one document that visitors see. */
async function completeOne(
  ctx: Context,
  content: SiteContent,
  collection: string,
  slug: string,
): Promise<SiteContent> {
  if (!hasHeads(collection)) return content;
  const data = (await readWholeData(ctx, collection, [slug])).get(slug);
  return data ? putInto(content, { collection, slug, data, formerSlug: slug }) : content;
}

const nameFault = ({ path, message }: ContentFault): string => JSON.stringify([path, message]);

/** The content with one document replaced, or added. */
export function putInto(
  content: SiteContent,
  { collection: name, slug, data, formerSlug = slug }: WrittenDocument,
): SiteContent {
  const collection = findCollection(name);
  const present = (content as Record<string, unknown>)[name];
  if (collection.kind === 'fixed') {
    const key = Object.keys(collection.documents).find((one) => collection.documents[one]!.slug === slug)!;
    return { ...content, [name]: { ...(present as object), [key]: data } };
  }
  const entries = present as { slug: string }[];
  const entry = { ...data, slug };
  const isThere = entries.some((one) => one.slug === formerSlug);
  const changed = isThere
    ? entries.map((one) => (one.slug === formerSlug ? entry : one))
    : [...entries, entry];
  return { ...content, [name]: changed };
}
