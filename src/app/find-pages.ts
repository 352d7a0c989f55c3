import { readPostCards } from '#features/posts/server/read-post-cards.ts';
import { paths } from '#paths/paths.ts';
import type { Platform } from '#platform/context.ts';
import { listStaticPages } from '#site/sharing/static-pages.ts';
import { readContent } from './read-content.ts';

const articlePrefix = paths.article('');

/** Which of these pages visitors can find on the site. */
export async function findPages(platform: Platform, asked: readonly string[]): Promise<Set<string>> {
  const found = listStaticPages(await readContent(platform)).map(({ path }) => path);
  const articles = asked.filter((path) => path.startsWith(articlePrefix));
  const posts = await readPostCards(
    platform,
    articles.map((path) => path.slice(articlePrefix.length)),
  );
  return new Set([...found, ...posts.map(({ slug }) => paths.article(slug))]);
}
