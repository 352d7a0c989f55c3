export type PostsView = { kind: 'list' } | { kind: 'new' } | { kind: 'edit'; id: string };

/** What the Blogs tab shows at an address. */
export function readPostsView(path: string): PostsView {
  const id = path.match(/^\/admin\/blogs\/([^/]+)\/?$/)?.[1];
  if (!id) return { kind: 'list' };
  return id === 'new' ? { kind: 'new' } : { kind: 'edit', id: decodeURIComponent(id) };
}
