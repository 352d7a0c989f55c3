/**
 * The text that a search over a post's title and excerpt matches; lower-cased here, because SQLite folds only
 * ASCII, and in Unicode's composed form, as what is searched for is.
 */
export const searchText = (post: { title: string; excerpt: string }): string =>
  `${post.title}\n${post.excerpt}`.normalize('NFC').toLowerCase();
