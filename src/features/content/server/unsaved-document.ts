import { z } from 'zod';
import { parseData, type WrittenDocument } from './check-document.ts';
import { findKind } from './document-kind.ts';

/** A document while it is being written, and the page that shows it. */
export interface UnsavedDocument extends WrittenDocument {
  path: string;
}

const unsavedSchema = z.object({
  collection: z.string(),
  slug: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/**
 * The document that an editor has sent; null: what was sent is none.
 * @throws Problem 400 while its text does not match its schema; 404
 */
export function readUnsavedDocument(body: unknown): UnsavedDocument | null {
  const { data: sent } = unsavedSchema.safeParse(body);
  if (!sent) return null;
  const { collection, slug } = sent;
  const kind = findKind(collection, slug);
  const [path = '/'] = (kind.pathOf(slug) ?? '/').split('#');
  return { collection, slug, path, data: parseData(kind, sent.data) };
}
