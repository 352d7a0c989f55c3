import { adminPaths } from '#paths/admin-paths.ts';

export type PostsView =
  | { kind: 'list' }
  | { kind: 'bin' }
  | { kind: 'tags' }
  | { kind: 'import' }
  | { kind: 'new' }
  | { kind: 'edit'; id: string };

/** The Blogs tab's view at an address. */
export function readPostsView(path: string): PostsView {
  const id = path.match(/^\/admin\/blogs\/([^/]+)\/?$/)?.[1];
  if (!id) return { kind: 'list' };
  if (path === adminPaths.newPost()) return { kind: 'new' };
  if (path === adminPaths.postBin()) return { kind: 'bin' };
  if (path === adminPaths.postTags()) return { kind: 'tags' };
  if (path === adminPaths.postImports()) return { kind: 'import' };
  return { kind: 'edit', id: decodeURIComponent(id) };
}
