/** What a search over a post's title and excerpt looks through; lower-cased here, as SQLite folds ASCII only. */
export const searchText = (post: { title: string; excerpt: string }): string =>
  `${post.title}\n${post.excerpt}`.toLowerCase();
