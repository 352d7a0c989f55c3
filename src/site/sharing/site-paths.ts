import { paths } from '#paths/paths.ts';
import type { PageServices } from '../page-services.ts';
import { pathsPerFile, type SitemapEntry } from './sitemap.ts';
import { listFilledPages } from './static-pages.ts';

type Lists = Pick<
  PageServices,
  'content' | 'listTagPages' | 'listAuthorPages' | 'readDocumentChanges' | 'listNewestPosts' | 'listIssues'
>;

/** How many sitemap files all addresses need. */
export async function countSitemapFiles(page: Lists & Pick<PageServices, 'countPostPaths'>): Promise<number> {
  const lists = await listPages(page);
  return Math.ceil((lists.length + (await page.countPostPaths())) / pathsPerFile);
}

/**
 * The addresses of one file, in parts: first the pages that are no posts, then the published posts, oldest first, so
 * that a new one changes the last file only.
 * @param number from 1
 */
export async function* listSitemapPaths(
  page: Lists & Pick<PageServices, 'listPostPaths'>,
  number: number,
): AsyncGenerator<SitemapEntry[]> {
  const pages = await listPages(page);
  const begin = (number - 1) * pathsPerFile;
  const first = pages.slice(begin, begin + pathsPerFile);
  if (first.length > 0) yield first;
  const range = { skip: Math.max(0, begin - pages.length), count: pathsPerFile - first.length };
  for await (const posts of page.listPostPaths(range)) {
    yield posts.map(({ slug, updatedAt }) => ({ path: paths.article(slug), changedAt: updatedAt }));
  }
}

/** Where documents show besides the page that is theirs. */
const shownOn: Readonly<Record<string, readonly string[]>> = {
  services: [paths.home(), paths.services()],
  products: [paths.home()],
  cases: [paths.home(), paths.portfolio()],
  timeline: [paths.home()],
  people: [paths.contact()],
};

/** The pages that are no posts, each with the last change of what it shows, as far as that is known. */
async function listPages(page: Lists): Promise<SitemapEntry[]> {
  const changes = new Map<string, string>();
  const note = (path: string, changedAt: string) => {
    if (changedAt > (changes.get(path) ?? '')) changes.set(path, changedAt);
  };
  for (const { collection, path, changedAt } of await page.readDocumentChanges()) {
    for (const one of [path, ...(shownOn[collection] ?? [])]) if (one !== null) note(one, changedAt);
  }
  for (const { updatedAt } of await page.listNewestPosts(newestPosts)) note(paths.blog(), updatedAt);
  const issues = await page.listIssues();
  return [
    ...listFilledPages(page.content).map(({ path }) => ({ path, changedAt: changes.get(path) })),
    ...(await page.listTagPages()).map(({ slug, changedAt }) => ({ path: paths.tag(slug), changedAt })),
    ...(await page.listAuthorPages()).map(({ slug, changedAt }) => ({ path: paths.author(slug), changedAt })),
    ...(issues[0] ? [{ path: paths.newsletter(), changedAt: issues[0].started_at }] : []),
    ...issues.map(({ slug, started_at: changedAt }) => ({ path: paths.issue(slug), changedAt })),
  ];
}

/** As many as the blog's first page shows. */
const newestPosts = 25;
