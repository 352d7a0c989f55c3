import { defaultsOf, findCollection, type DefaultDocument } from './document-kind.ts';
import type { DocumentHead } from './documents.store.ts';

/** A document in its place: with a row, or as the unedited default. */
export interface PlacedDocument {
  slug: string;
  head: DocumentHead | null;
  /** The software's text for it, if it is one of its defaults. */
  fallback: DefaultDocument | undefined;
}

/**
 * A collection's documents in display order, without those in the bin. A list that the owner has changed has
 * a row for each of its documents, so that no software update adds to it; single documents have a row only if
 * they were changed themselves.
 * @param heads of this collection
 */
export function placeDocuments(collection: string, heads: readonly DocumentHead[]): PlacedDocument[] {
  const defaults = defaultsOf(collection);
  const findFallback = (slug: string | null) => defaults.find((one) => one.slug === slug);
  if (findCollection(collection).kind === 'fixed') {
    return defaults.map((fallback) => ({
      slug: fallback.slug,
      head: heads.find(({ slug }) => slug === fallback.slug) ?? null,
      fallback,
    }));
  }
  if (heads.length === 0) return defaults.map((fallback) => ({ slug: fallback.slug, head: null, fallback }));
  return heads
    .filter((head) => head.deleted_at === null)
    .map((head) => ({ slug: head.slug, head, fallback: findFallback(head.default_slug) }))
    .filter(({ head, fallback }) => head.has_data || head.has_draft || fallback !== undefined)
    .toSorted(inOrder);
}

function inOrder(a: PlacedDocument, b: PlacedDocument): number {
  const difference = (a.head?.position ?? 0) - (b.head?.position ?? 0);
  if (difference !== 0) return difference;
  return a.slug < b.slug ? -1 : 1;
}
