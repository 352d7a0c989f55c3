import type { JsonObject } from '#design/admin/json-path.ts';
import { createClient } from '#design/api/create-client.ts';
import { apiBase, apiPath } from '#paths/api-paths.ts';
import type { ContentDocument, DocumentCard } from '../contract.ts';
import type { createContentEditingRoutes } from '../server/content-editing.routes.ts';
import type { createContentRoutes } from '../server/content.routes.ts';
import type { Page } from '#design/api/page.ts';

/** A document's address in the API. */
export interface DocumentName {
  collection: string;
  slug: string;
}

/** @param document or anything else that has one */
export const toName = ({ collection, slug }: DocumentName): DocumentName => ({ collection, slug });

const content = createClient<ReturnType<typeof createContentRoutes>>(apiPath('content'));
const editing = createClient<ReturnType<typeof createContentEditingRoutes>>(apiBase);

const began = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

/** The admin area's requests about the content. Each throws ApiError. */
export const contentApi = {
  listCollections: () => content.get('/'),
  /** As seen by those who may edit. */
  list: (collection: string, search: string, next: string | null) =>
    content.getPage('/:collection', { param: { collection }, query: { q: search } }, next) as Promise<
      Page<DocumentCard>
    >,
  reorder: (collection: string, slugs: string[]) =>
    content.put('/:collection', { param: { collection }, json: { slugs } }),
  read: (name: DocumentName) =>
    content.get('/:collection/:slug', { param: { ...name } }) as Promise<ContentDocument>,
  create: (name: DocumentName, data: JsonObject) =>
    content.post('/:collection/:slug', { param: { ...name }, json: { data } }),
  save: (name: DocumentName, changes: { data?: JsonObject; version: number; slug?: string }) =>
    content.put('/:collection/:slug', { param: { ...name }, json: changes }),
  /** @param unlink removes it from the lists that name it */
  remove: (name: DocumentName, unlink = false) =>
    content.delete('/:collection/:slug', {
      param: { ...name },
      query: { unlink: unlink ? 'true' : 'false' },
    }),
  publish: (name: DocumentName, version: number) =>
    content.post('/:collection/:slug/publish', { param: { ...name } }, began(version)),
  discard: (name: DocumentName, version: number) =>
    content.post('/:collection/:slug/discard', { param: { ...name } }, began(version)),
  listVersions: (name: DocumentName, next: string | null) =>
    editing.getPage('/content-api/:collection/:slug/versions', { param: { ...name }, query: {} }, next),
  readVersion: (name: DocumentName, version: number) =>
    editing.get('/content-api/:collection/:slug/versions/:version', {
      param: { ...name, version: String(version) },
    }),
  restoreVersion: (name: DocumentName, version: number, from: number) =>
    editing.post(
      '/content-api/:collection/:slug/versions/:version/restore',
      { param: { ...name, version: String(version) } },
      began(from),
    ),
  /** @returns who else has it open */
  notePresence: (name: DocumentName) =>
    editing.post('/content-api/:collection/:slug/presence', { param: { ...name } }),
  /** What its address answers until it is published there. */
  readAddress: (name: DocumentName) =>
    editing.get('/content-api/:collection/:slug/address', { param: { ...name } }),
  readOverview: () => editing.get('/content-overview'),
  listBin: () => editing.get('/content-bin'),
  restore: (id: string) => editing.post('/content-bin/:id/restore', { param: { id } }),
  listPreviewLinks: () => editing.get('/preview-links'),
  createPreviewLink: (path: string) => editing.post('/preview-links', { json: { path } }),
  deletePreviewLink: (id: string) => editing.delete('/preview-links/:id', { param: { id } }),
};
