import { paths } from '#paths/paths.ts';
import type { PageServices } from '../page-services.ts';
import { pathsPerFile, type SitemapEntry } from './sitemap.ts';
import { listStaticPages } from './static-pages.ts';

/** How many sitemap files all addresses need. */
export async function countSitemapFiles({
  content,
  countPublishedPosts,
}: Pick<PageServices, 'content' | 'countPublishedPosts'>): Promise<number> {
  return Math.ceil((listStaticPages(content).length + (await countPublishedPosts())) / pathsPerFile);
}

/**
 * The addresses of one file, in parts: the static pages in the first, then the published posts with their last
 * change, oldest first, so that a new one changes the last file only.
 * @param number from 1
 */
export async function* listSitemapPaths(
  { content, listPostPaths }: Pick<PageServices, 'content' | 'listPostPaths'>,
  number: number,
): AsyncGenerator<SitemapEntry[]> {
  const staticPages = listStaticPages(content);
  if (number === 1) yield staticPages.map(({ path }) => ({ path }));
  const begin = (number - 1) * pathsPerFile;
  const skip = Math.max(0, begin - staticPages.length);
  const count = begin + pathsPerFile - staticPages.length - skip;
  for await (const posts of listPostPaths({ skip, count })) {
    yield posts.map(({ slug, updatedAt }) => ({ path: paths.article(slug), changedAt: updatedAt }));
  }
}
