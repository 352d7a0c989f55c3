import type { JsonObject } from '#design/admin/json-path.ts';
import { ApiError } from '#design/api/api-error.ts';
import { createClient } from '#design/api/create-client.ts';
import { apiBase, apiPath } from '#paths/api-paths.ts';
import type { ContentDocument, DocumentCard, NamedDraft } from '../contract.ts';
import type { contentEditingRoutes } from '../server/content-editing.routes.ts';
import type { contentRoutes } from '../server/content.routes.ts';
import type { Page } from '#design/api/page.ts';

/** A document's address in the API. */
export interface DocumentName {
  collection: string;
  slug: string;
}

const toParam = ({ collection, slug }: DocumentName) => ({ collection, slug });

const content = createClient<typeof contentRoutes>(apiPath('content'));
const editing = createClient<typeof contentEditingRoutes>(apiBase);

const began = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

/** The drafts without which a document was refused to be published. */
export const readNamedDrafts = (error: unknown): NamedDraft[] =>
  ((error instanceof ApiError && error.members['drafts']) || []) as NamedDraft[];

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
  save: (document: ContentDocument, changes: { data?: JsonObject; slug?: string }) =>
    content.put('/:collection/:slug', {
      param: toParam(document),
      query: {},
      json: { ...changes, version: document.version },
    }),
  /** Stores a draft without a version. */
  autosave: (document: ContentDocument, data: JsonObject) =>
    content.put('/:collection/:slug', {
      param: toParam(document),
      query: { autosave: 'true' },
      json: { data, version: document.version },
    }),
  /** @param unlink removes it from the lists that name it */
  remove: (name: DocumentName, unlink = false) =>
    content.delete('/:collection/:slug', {
      param: { ...name },
      query: { unlink: unlink ? 'true' : 'false' },
    }),
  publish: (document: Pick<ContentDocument, 'collection' | 'slug' | 'version'>) =>
    editing.post(
      '/content-api/:collection/:slug/publish',
      { param: toParam(document) },
      began(document.version),
    ),
  /** All of them, or none. */
  publishTogether: (documents: readonly Omit<NamedDraft, 'title'>[]) =>
    editing.post('/content-publish', {
      json: { documents: documents.map(({ version, ...one }) => ({ ...toParam(one), version })) },
    }),
  discard: (document: ContentDocument) =>
    editing.post(
      '/content-api/:collection/:slug/discard',
      { param: toParam(document) },
      began(document.version),
    ),
  listVersions: (document: ContentDocument, next: string | null) =>
    editing.getPage('/content-api/:collection/:slug/versions', { param: toParam(document), query: {} }, next),
  readVersion: (document: ContentDocument, version: number) =>
    editing.get('/content-api/:collection/:slug/versions/:version', {
      param: { ...toParam(document), version: String(version) },
    }),
  restoreVersion: (document: ContentDocument, version: number) =>
    editing.post(
      '/content-api/:collection/:slug/versions/:version/restore',
      { param: { ...toParam(document), version: String(version) } },
      began(document.version),
    ),
  /** @returns who else has it open */
  notePresence: (document: ContentDocument) =>
    editing.post('/content-api/:collection/:slug/presence', { param: toParam(document) }),
  /** The response of its address until it is published there. */
  readAddress: (name: DocumentName) =>
    editing.get('/content-api/:collection/:slug/address', { param: { ...name } }),
  /** The demonstration in a document, as visitors see it. */
  readDemonstration: (name: DocumentName) =>
    editing.get('/content-api/:collection/:slug/demonstration', { param: { ...name } }),
  readOverview: () => editing.get('/content-overview'),
  search: (q: string, signal: AbortSignal) => editing.get('/content-search', { query: { q } }, { signal }),
  listBin: () => editing.get('/content-bin'),
  restore: (id: string) => editing.post('/content-bin/:id/restore', { param: { id } }),
  listPreviewLinks: () => editing.get('/preview-links'),
  createPreviewLink: (path: string) => editing.post('/preview-links', { json: { path } }),
  deletePreviewLink: (id: string) => editing.delete('/preview-links/:id', { param: { id } }),
};
