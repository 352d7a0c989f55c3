import { z } from 'zod';
import { collections, defaultContent, type SiteContent, type WholeContent } from './collections.ts';
import type { Collection } from './define.ts';
import { listDocuments, type ContentDocument } from './documents.ts';
import { findHrefs, findReferences } from './links.ts';
import type { Facts } from './facts.schema.ts';
import { menuLinks } from './navigation.schema.ts';
import { pagePaths } from './pages.schema.ts';
import { describeUnknownPlaceholder, placeholderPattern } from './placeholders.ts';
import { findRepeated } from './schema.ts';
import { listStrings } from './strings.ts';

/** A fault of one document, and where in it. */
export interface ContentFault {
  collection: string;
  slug: string;
  path: PropertyKey[];
  message: string;
  /** The document that it leads to, which only editors see. */
  draft?: UnseenDraft;
}

/** A document that was never published. */
export interface UnseenDraft {
  collection: string;
  slug: string;
  title: string;
}

/** Paths made from the database or lying in a folder, so that content alone cannot tell whether they are there. */
const unknowable = /^\/(?:blog|uploads|admin)\/|\.\w+$/;

/**
 * The faults that no document's own schema can see: slugs and titles used twice, references to documents and links to
 * pages that are not there.
 */
export function listFaults(content: WholeContent): ContentFault[] {
  const documents = listDocuments(content);
  const places = findPlaces(documents);
  return [
    ...listRepeated(content),
    ...listMenuFaults(content),
    ...documents.flatMap((document) => [
      ...listLostLinks(document, places),
      ...listUnknownPlaceholders(document, content),
    ]),
  ];
}

/** The faults of one document alone, which is there as a whole. @param unseen what is not there, but could be published */
export function listFaultsOf(
  content: SiteContent,
  { collection, slug }: { collection: string; slug: string },
  unseen: readonly UnseenDraft[],
): ContentFault[] {
  const isIts = (one: { collection: string; slug: string }) =>
    one.collection === collection && one.slug === slug;
  const documents = listDocuments(content);
  const places = findPlaces(documents, unseen);
  return [
    ...[...listRepeated(content), ...listMenuFaults(content)].filter(isIts),
    ...documents
      .filter(isIts)
      .flatMap((document) => [
        ...listLostLinks(document, places),
        ...listUnknownPlaceholders(document, content),
        ...(collection === 'site' && slug === 'facts' ? listMissingFacts(document, documents) : []),
      ]),
  ];
}

/** The documents that can be referred to, and the paths that can be linked to. */
interface Places {
  documents: ReadonlySet<string>;
  paths: ReadonlySet<string>;
  /** By both. */
  unseen: ReadonlyMap<string, UnseenDraft>;
}

function findPlaces(documents: readonly ContentDocument[], unseen: readonly UnseenDraft[] = []): Places {
  const paths = new Set<string>(['/admin', ...Object.values(pagePaths)]);
  for (const { collection, slug } of documents) {
    const path = findPath(collection, slug);
    if (path !== undefined) paths.add(path);
  }
  return {
    documents: new Set(documents.map(({ collection, slug }) => `${collection}/${slug}`)),
    paths,
    unseen: new Map(
      unseen.flatMap((one) => [
        [`${one.collection}/${one.slug}`, one],
        [findPath(one.collection, one.slug) ?? '', one],
      ]),
    ),
  };
}

function listLostLinks(document: ContentDocument, { documents, paths, unseen }: Places): ContentFault[] {
  const describeLost = (path: PropertyKey[], place: string, message: string): ContentFault => {
    const draft = unseen.get(place);
    if (!draft) return describeFault(document, path, message);
    const text = `“${draft.title}” is a draft that visitors cannot see yet`;
    return { ...describeFault(document, path, text), draft };
  };
  return [
    ...findReferences(document)
      .filter(({ collection, slug }) => !documents.has(`${collection}/${slug}`))
      .map(({ path, collection, slug }) =>
        describeLost(path, `${collection}/${slug}`, `"${slug}" is not in ${collection}`),
      ),
    ...findHrefs(document).flatMap(({ path, href }) => {
      const fault = findFault(href, paths);
      return fault === null ? [] : [describeLost(path, href.split(/[?#]/)[0]!, `"${href}" ${fault}`)];
    }),
  ];
}

/** Names in braces that no fact fills; a legal text has places of its own, which its schema knows. */
function listUnknownPlaceholders(document: ContentDocument, { site }: SiteContent): ContentFault[] {
  if (document.collection === 'legal') return [];
  const known = site.facts.items.map(({ name }) => name);
  return findUnknownPlaceholders(document, known).map(({ path, message }) =>
    describeFault(document, path, message),
  );
}

/** Where a document has names in braces that are not among those known. */
export const findUnknownPlaceholders = (
  { schema, data }: Pick<ContentDocument, 'schema' | 'data'>,
  known: readonly string[],
): Pick<ContentFault, 'path' | 'message'>[] =>
  listStrings(schema, data).flatMap(({ path, value }) => {
    const message = value.includes('{') ? describeUnknownPlaceholder(value, known) : null;
    return message === null ? [] : [{ path, message }];
  });

/** Names that other texts have in braces and that are no facts any more. */
function listMissingFacts(facts: ContentDocument, documents: readonly ContentDocument[]): ContentFault[] {
  const known = new Set((facts.data as unknown as Facts).items.map(({ name }) => name));
  const named = documents
    .filter(({ collection }) => collection !== 'legal')
    .flatMap(({ schema, data }) => listStrings(schema, data))
    .flatMap(({ value }) => [...value.matchAll(placeholderPattern)].map(([, name = '']) => name));
  return [...new Set(named)]
    .filter((name) => !known.has(name))
    .map((name) => describeFault(facts, ['items'], `{${name}} is still in a text, and needs its fact`));
}

/** Content does not fit its schemas, or itself; the message has one line per fault. */
class ContentError extends Error {
  override name = 'ContentError';
}

/** Checks all of it, as the build does with the defaults. Throws one ContentError that names every fault. */
export function checkContent(content: WholeContent = defaultContent): void {
  const faults = [...listDocuments(content).flatMap(listSchemaFaults), ...listFaults(content)];
  if (faults.length === 0) return;
  const lines = faults.map(
    ({ collection, slug, path, message }) =>
      `  ${collection}/${slug}: ${path.length > 0 ? `${z.core.toDotPath(path)}: ` : ''}${message}`,
  );
  throw new ContentError(`The content has faults:\n${lines.join('\n')}`);
}

function listSchemaFaults(document: ContentDocument): ContentFault[] {
  const result = document.schema.safeParse(document.data);
  const slug = document.slugs.safeParse(document.slug);
  return [...(slug.error?.issues ?? []), ...(result.error?.issues ?? [])].map(({ path, message }) =>
    describeFault(document, path, message),
  );
}

/** Slugs of a list, and the titles of services, which search engines would take for the same page. */
function listRepeated(content: SiteContent): ContentFault[] {
  const fault = (collection: string, slug: string, path: PropertyKey[], value: string) => ({
    collection,
    slug,
    path,
    message: `"${value}" is used twice`,
  });
  const slugs = Object.entries(content).flatMap(([collection, entries]) => {
    if (!Array.isArray(entries)) return [];
    const all = (entries as { slug: string }[]).map(({ slug }) => slug);
    return findRepeated(all).map((index) => fault(collection, all[index]!, [], all[index]!));
  });
  // Of each that has it: one of them is being edited, whichever comes first.
  const titles = [...Map.groupBy(content.services, ({ metaTitle }) => metaTitle).values()]
    .filter((alike) => alike.length > 1)
    .flatMap((alike) =>
      alike.map(({ slug, metaTitle }) => fault('services', slug, ['metaTitle'], metaTitle)),
    );
  return [...slugs, ...titles];
}

/** The menu's own links and the pages that are linked from it share its room; a page is told, or the menu itself. */
function listMenuFaults({ pages, site: { navigation } }: SiteContent): ContentFault[] {
  const linked = pages.filter(({ place }) => place === 'menu');
  if (navigation.links.length + linked.length <= menuLinks) return [];
  const message = `the menu has room for ${menuLinks} links; it has ${navigation.links.length}, and ${linked.length} to pages of your own`;
  return [
    { collection: 'site', slug: 'navigation', path: ['links'], message },
    ...linked.map(({ slug }) => ({ collection: 'pages', slug, path: ['place'], message })),
  ];
}

/** The address of a document's own page, without an anchor. */
function findPath(name: string, slug: string): string | undefined {
  const collection: Collection = collections[name as keyof SiteContent];
  return collection.kind === 'list' ? collection.pathOf?.(slug).split('#')[0] : undefined;
}

/** Paths that can be read as more than one: doubled slashes, dots as a part, and escapes of what separates parts. */
const ambiguous = /\/\/|\/\.{1,2}(\/|$)|%(2f|5c|25|2e|00)/i;

/** A name or password before the host: it reads as another host than the one that is led to. */
const withUserinfo = /^https:[/\\]*[^/\\?#]*@/i;

/** A link's fault, in words that go on after it; null: none. */
function findFault(href: string, paths: ReadonlySet<string>): string | null {
  if (withUserinfo.test(href)) return 'has a name or password before its host';
  if (!href.startsWith('/')) return null;
  const [address = ''] = href.split(/[?#]/);
  if (ambiguous.test(address)) return 'is not a plain path';
  return paths.has(address) || unknowable.test(address) ? null : 'leads to no page';
}

const describeFault = (
  { collection, slug }: ContentDocument,
  path: PropertyKey[],
  message: string,
): ContentFault => ({ collection, slug, path, message });
