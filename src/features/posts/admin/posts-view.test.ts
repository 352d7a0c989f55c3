import { expect, it } from 'vitest';
import { adminPaths } from '#paths/admin-paths.ts';
import { readPostsView } from './posts-view.ts';

it('distinguishes the list, the bin, the tags, a new post and an edited one', () => {
  expect(readPostsView('/admin/blogs')).toEqual({ kind: 'list' });
  expect(readPostsView('/admin/blogs/')).toEqual({ kind: 'list' });
  expect(readPostsView(adminPaths.newPost())).toEqual({ kind: 'new' });
  expect(readPostsView(adminPaths.postBin())).toEqual({ kind: 'bin' });
  expect(readPostsView(adminPaths.postTags())).toEqual({ kind: 'tags' });
  expect(readPostsView(adminPaths.post('a b/c'))).toEqual({ kind: 'edit', id: 'a b/c' });
});
