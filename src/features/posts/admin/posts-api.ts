import { createClient } from '#design/api/create-client.ts';
import { apiBase, apiPath } from '#paths/api-paths.ts';
import type { EditedPost, NewPost, PostChanges, PostDraftChanges } from '../contract.ts';
import type { postEditingRoutes } from '../server/post-editing.routes.ts';
import type { postsRoutes } from '../server/posts.routes.ts';
import type { tagsRoutes } from '../server/tags.routes.ts';
import type { previewRoutes } from '../server/preview.routes.ts';

const posts = createClient<typeof postsRoutes>(apiPath('posts'));
const editing = createClient<typeof postEditingRoutes>(apiBase);
const tags = createClient<typeof tagsRoutes>(apiPath('postTags'));
const previews = createClient<typeof previewRoutes>(apiPath('preview'));

/** For a long article on a slow line. */
const timeoutMs = 60_000;

/** The version that changes are based on: the API refuses them if there is a newer one. */
const began = (version: number) => ({ timeoutMs, headers: { 'if-match': `"${version}"` } });

/** The list of all posts in the browser's cache. */
export const postListKey = 'posts';

/** The list of all tags there. */
export const postTagsKey = 'post-tags';

/** Shown when a write finds that the session has ended (SPEC section 5, "Blog save"). */
export const signedOut = 'Not authenticated';

/** The admin area's requests about posts. Each throws ApiError. */
export const postsApi = {
  list: (next: string | null) => posts.getPage('/', { query: { fields: 'card' } }, next),
  /** By its slug. */
  find: (slug: string) => posts.get('/:id', { param: { id: slug } }),
  read: (id: string) => editing.get('/blog-api/:id/draft', { param: { id } }),
  create: (post: NewPost) => posts.post('/', { json: post }, { timeoutMs }),
  update: ({ id, version }: EditedPost, changes: PostChanges) =>
    posts.put('/:id', { param: { id }, json: changes }, began(version)),
  saveDraft: ({ id, version }: EditedPost, changes: PostDraftChanges) =>
    editing.put('/blog-api/:id/draft', { param: { id }, json: changes }, began(version)),
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
  /** What an address answers until a post is published there. */
  readAddress: (slug: string) => editing.get('/blog-addresses/:slug', { param: { slug } }),
  listAuthors: () => editing.get('/blog-authors'),
  listTags: () => tags.get('/'),
  /** The content as visitors see it. */
  preview: (content: string) => previews.post('/', { json: { content } }),
};
