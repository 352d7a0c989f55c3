import type { APIRoute } from 'astro';
import { createContentResponse } from '#site/sharing/content-response.ts';
import { countSitemapFiles, listSitemapPaths } from '#site/sharing/site-paths.ts';
import { writeSitemap, writeSitemapIndex } from '#site/sharing/sitemap.ts';

/** All pages that may be found; if they do not fit into one file, the index of the files. */
export const GET: APIRoute = async ({ locals: { page } }) => {
  const files = await countSitemapFiles(page);
  return createContentResponse(
    'application/xml; charset=utf-8',
    files > 1
      ? writeSitemapIndex(page.siteUrl, files)
      : writeSitemap(page.siteUrl, listSitemapPaths(page, 1)),
  );
};
