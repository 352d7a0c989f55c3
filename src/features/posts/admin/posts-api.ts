import { createClient } from '#design/api/create-client.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { NewPost, PostChanges } from '../contract.ts';
import type { postsRoutes } from '../server/posts.routes.ts';
import type { previewRoutes } from '../server/preview.routes.ts';

const posts = createClient<typeof postsRoutes>(apiPath('posts'));
const previews = createClient<typeof previewRoutes>(apiPath('preview'));

/** For a long article on a slow line. */
const timeoutMs = 60_000;

/** What the admin area asks about the posts. Each throws ApiError. */
export const postsApi = {
  list: (next: string | null) => posts.getPage('/', { query: { fields: 'card' } }, next),
  read: (id: string) => posts.getVersioned('/:id', { param: { id } }),
  create: (post: NewPost) => posts.post('/', { json: post }, { timeoutMs }),
  /** @param version that the changes began from; the API refuses them where there is a newer one */
  update: (id: string, changes: PostChanges, version: string | null) =>
    posts.put(
      '/:id',
      { param: { id }, json: changes },
      { timeoutMs, headers: version ? { 'if-match': version } : {} },
    ),
  remove: (id: string) => posts.delete('/:id', { param: { id } }),
  /** The content as visitors get it. */
  preview: async (content: string) => (await previews.post('/', { json: { content } })).html,
};
