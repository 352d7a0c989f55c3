import type { DocumentName } from './content-api.ts';

export type ContentView =
  | { kind: 'overview' }
  | { kind: 'collection'; collection: string }
  | ({ kind: 'document' } & DocumentName);

/** The Content tab's view at an address; null for an address outside it. */
export function readContentView(path: string): ContentView | null {
  const [, collection, slug] = /^\/admin\/content(?:\/([^/]+)(?:\/([^/]+))?)?\/?$/.exec(path) ?? [null];
  if (!path.startsWith('/admin/content')) return null;
  try {
    if (collection && slug)
      return {
        kind: 'document',
        collection: decodeURIComponent(collection),
        slug: decodeURIComponent(slug),
      };
    if (collection) return { kind: 'collection', collection: decodeURIComponent(collection) };
  } catch {
    return null;
  }
  return /^\/admin\/content\/?$/.test(path) ? { kind: 'overview' } : null;
}
