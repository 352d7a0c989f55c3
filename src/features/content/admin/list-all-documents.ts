import type { DocumentCard } from '../contract.ts';
import { contentApi } from './content-api.ts';

/** All documents of a collection in order, fetched page by page. Throws ApiError. */
export async function listAllDocuments(collection: string): Promise<DocumentCard[]> {
  const all: DocumentCard[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof contentApi.list>> = await contentApi.list(collection, '', next);
    all.push(...page.rows);
    next = page.next;
  } while (next !== null);
  return all;
}
