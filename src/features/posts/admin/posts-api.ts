import { createClient } from '#design/api/create-client.ts';
import { apiBase, apiPath } from '#paths/api-paths.ts';
import type { EditedPost, NewPost, Post, PostChanges, PostDraftChanges } from '../contract.ts';
import type { TagChanges } from '../tags.contract.ts';
import type { postBulkRoutes } from '../server/post-bulk.routes.ts';
import type { postEditingRoutes } from '../server/post-editing.routes.ts';
import type { postsRoutes } from '../server/posts.routes.ts';
import type { tagsRoutes } from '../server/tags.routes.ts';
import type { PostFilterQuery } from './post-filter.ts';
import type { previewRoutes } from '../server/preview.routes.ts';

const posts = createClient<typeof postsRoutes>(apiPath('posts'));
const editing = createClient<typeof postEditingRoutes>(apiBase);
const bulk = createClient<typeof postBulkRoutes>(apiBase);
const tags = createClient<typeof tagsRoutes>(apiPath('postTags'));
const previews = createClient<typeof previewRoutes>(apiPath('preview'));

/** For a long article on a slow line. */
const timeoutMs = 60_000;

/** Which post changes are of, and the version that they are based on. */
type PostVersion = Pick<Post, 'id' | 'version'>;

/** The version that changes are based on: the API refuses them if there is a newer one. */
const began = (version: number | undefined) => ({ timeoutMs, headers: { 'if-match': `"${version}"` } });

/** The list of all posts in the browser's cache. */
export const postListKey = 'posts';

/** The list of all tags there, that of all series, and that of those who can be authors. */
export const postTagsKey = 'post-tags';
export const postSeriesKey = 'post-series';
export const postAuthorsKey = 'post-authors';

/** Shown when a write finds that the session has ended (SPEC section 5, "Blog save"). */
export const signedOut = 'Not authenticated';

/** The admin area's requests about posts. Each throws ApiError. */
export const postsApi = {
  list: (next: string | null, query: PostFilterQuery & { limit?: string } = {}) =>
    posts.getPage('/', { query: { fields: 'card', ...query } }, next),
  /** By its slug. */
  find: (slug: string) => posts.get('/:id', { param: { id: slug } }),
  read: (id: string) => editing.get('/blog-api/:id/draft', { param: { id } }),
  /** @param key the same key is the same post, however often it is sent */
  create: (post: NewPost, key: string) =>
    posts.post('/', { json: post }, { timeoutMs, headers: { 'idempotency-key': key } }),
  update: ({ id, version }: PostVersion, changes: PostChanges) =>
    posts.put('/:id', { param: { id }, json: changes }, began(version)),
  saveDraft: ({ id, version }: PostVersion, changes: PostDraftChanges, isAutosave = false) =>
    editing.put(
      '/blog-api/:id/draft',
      { param: { id }, query: { autosave: isAutosave ? 'true' : 'false' }, json: changes },
      began(version),
    ),
  discard: ({ id, version }: EditedPost) =>
    editing.post('/blog-api/:id/discard', { param: { id } }, began(version)),
  listVersions: ({ id }: EditedPost, next: string | null) =>
    editing.getPage('/blog-api/:id/versions', { param: { id }, query: {} }, next),
  readVersion: ({ id }: EditedPost, version: number) =>
    editing.get('/blog-api/:id/versions/:version', { param: { id, version: String(version) } }),
  restoreVersion: ({ id, version }: EditedPost, earlier: number) =>
    editing.post(
      '/blog-api/:id/versions/:version/restore',
      { param: { id, version: String(earlier) } },
      began(version),
    ),
  /** @returns who else has it open */
  notePresence: ({ id }: EditedPost) => editing.post('/blog-api/:id/presence', { param: { id } }),
  remove: (id: string) => posts.delete('/:id', { param: { id } }),
  listBin: () => editing.get('/blog-bin'),
  restore: (id: string) => editing.post('/blog-bin/:id/restore', { param: { id } }),
  /** The response of an address until a post is published there. */
  readAddress: (slug: string) => editing.get('/blog-addresses/:slug', { param: { slug } }),
  listAuthors: () => editing.get('/blog-authors'),
  listSeries: () => editing.get('/blog-series'),
  publishAll: (ids: string[]) => bulk.post('/blog-bulk/publish', { json: { ids } }, { timeoutMs }),
  unpublishAll: (ids: string[]) => bulk.post('/blog-bulk/unpublish', { json: { ids } }, { timeoutMs }),
  addTagToAll: (ids: string[], tag: string) =>
    bulk.post('/blog-bulk/add-tag', { json: { ids, tag } }, { timeoutMs }),
  removeTagFromAll: (ids: string[], tag: string) =>
    bulk.post('/blog-bulk/remove-tag', { json: { ids, tag } }, { timeoutMs }),
  setAuthorOfAll: (ids: string[], author: string | null) =>
    bulk.post('/blog-bulk/set-author', { json: { ids, author } }, { timeoutMs }),
  removeAll: (ids: string[]) => bulk.post('/blog-bulk/delete', { json: { ids } }, { timeoutMs }),
  listTags: () => tags.get('/'),
  changeTag: (slug: string, changes: TagChanges) => tags.put('/:slug', { param: { slug }, json: changes }),
  mergeTag: (slug: string, into: string) => tags.post('/:slug/merge', { param: { slug }, json: { into } }),
  removeTag: (slug: string) => tags.delete('/:slug', { param: { slug } }),
  /** The content as visitors see it. */
  preview: (content: string) => previews.post('/', { json: { content } }),
};
