import { collections } from './collections.ts';
import type { Collections } from './define.ts';
import type { ContentDocument } from './documents.ts';
import { listHrefs } from './rich-text.schema.ts';
import { listStrings } from './strings.ts';

/** The target of a link: a document of a list. */
export interface Target {
  collection: string;
  slug: string;
}

/** Where in a document one refers or links to another. */
export interface Place {
  path: PropertyKey[];
  /** Whether it names the document by its slug, or links to its page: in a field of its own, or within a rich text. */
  kind: 'reference' | 'link' | 'prose';
}

/** Every place in a document that refers or links to another: what is to be changed before that can go. */
export function findPlaces(document: Pick<ContentDocument, 'schema' | 'data'>, target: Target): Place[] {
  const address = findPath(target);
  const references = findReferences(document).filter(
    ({ collection, slug }) => collection === target.collection && slug === target.slug,
  );
  const links = findHrefs(document).filter(({ href }) => address !== undefined && leadsTo(href, address));
  return [...references, ...links].map(({ path, kind }) => ({ path, kind }));
}

/** Those of some documents that a text refers or links to. */
export function findTargets(
  document: Pick<ContentDocument, 'schema' | 'data'>,
  among: readonly Target[],
): Target[] {
  const referred = new Set(findReferences(document).map(({ collection, slug }) => `${collection}/${slug}`));
  const linked = new Set(
    findHrefs(document).flatMap(({ href }) => {
      const { path, anchor } = splitHref(href);
      return [path, path + anchor];
    }),
  );
  return among.filter((target) => {
    const address = findPath(target);
    return referred.has(`${target.collection}/${target.slug}`) || (address && linked.has(address));
  });
}

const registry: Collections = collections;

/** The address of a document's own page, or of its place on another; undefined if it has none. */
export function findPath({ collection: name, slug }: Target): string | undefined {
  const collection = registry[name];
  return collection?.kind === 'list' ? collection.pathOf?.(slug) : undefined;
}

/** Whether a link leads to an address, whatever its query; without an anchor of its own, to any. */
export function leadsTo(href: string, address: string): boolean {
  const { path, anchor } = splitHref(href);
  const expected = splitHref(address);
  return path === expected.path && (expected.anchor === '' || anchor === expected.anchor);
}

/** A link in its parts, each with the character that begins it. */
export function splitHref(href: string): { path: string; query: string; anchor: string } {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { path, query, anchor };
}

/** Every link, however deep, with its place: of its own field, or in a rich text. */
export const findHrefs = (document: Pick<ContentDocument, 'schema' | 'data'>): PlacedHref[] => [
  ...findLinkFields(document.data, []),
  ...findProse(document),
];

const findProse = (document: Pick<ContentDocument, 'schema' | 'data'>): PlacedHref[] =>
  findMarked(document)
    .filter(({ control }) => control === 'rich')
    .flatMap(({ path, value }) => listHrefs(value).map((href) => ({ path, href, kind: 'prose' as const })));

/** Every uploaded picture that a document names, by its address. */
export const findUploads = (document: Pick<ContentDocument, 'schema' | 'data'>) =>
  findMarked(document)
    .filter(({ control }) => control === 'upload')
    .map(({ path, value }) => ({ path, address: value }));

interface PlacedHref extends Place {
  href: string;
}

function findLinkFields(value: unknown, path: PropertyKey[]): PlacedHref[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    const isLink = key === 'href' && typeof part === 'string';
    return isLink ? [{ path: place, href: part, kind: 'link' }] : findLinkFields(part, place);
  });
}

interface Reference extends Place, Target {}

/** Every reference to another document, by the schema's `referenceTo` fields. */
export const findReferences = (document: Pick<ContentDocument, 'schema' | 'data'>): Reference[] =>
  findMarked(document).flatMap(({ path, collection, value }) =>
    collection === undefined ? [] : [{ path, collection, slug: value, kind: 'reference' }],
  );

/** A text whose schema says what it leads to. */
interface MarkedText {
  path: PropertyKey[];
  value: string;
  control: string;
  collection: string | undefined;
}

const marked: ReadonlySet<unknown> = new Set(['reference', 'rich', 'upload']);

const findMarked = ({ schema, data }: Pick<ContentDocument, 'schema' | 'data'>): MarkedText[] =>
  listStrings(schema, data).flatMap(({ path, value, marks: { control, collection } }) =>
    typeof control === 'string' && marked.has(control)
      ? [{ path, value, control, collection: typeof collection === 'string' ? collection : undefined }]
      : [],
  );
