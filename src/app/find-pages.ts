import { readPostCards } from '#features/posts/server/read-post-cards.ts';
import { paths } from '#paths/paths.ts';
import type { Platform } from '#platform/context.ts';
import { listStaticPages } from '#site/sharing/static-pages.ts';
import { readContent } from './read-content.ts';

const articlePrefix = paths.article('');

/** The titles of those of these pages that visitors can find on the site, by path. */
export async function findPages(
  platform: Platform,
  requested: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(requested);
  const staticPages = listStaticPages(await readContent(platform)).filter(({ path }) => wanted.has(path));
  const articles = requested.filter((path) => path.startsWith(articlePrefix));
  const posts = await readPostCards(
    platform,
    articles.map((path) => path.slice(articlePrefix.length)),
  );
  return new Map([
    ...staticPages.map(({ path, title }) => [path, title] as const),
    ...posts.map(({ slug, title }) => [paths.article(slug), title] as const),
  ]);
}
