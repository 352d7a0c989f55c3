import type { APIRoute } from 'astro';
import { createContentResponse } from '#site/sharing/content-response.ts';
import { countSitemapFiles, listSitemapPaths } from '#site/sharing/site-paths.ts';
import { writeSitemap } from '#site/sharing/sitemap.ts';

/** One file of a sitemap in several files. */
export const GET: APIRoute = async ({ params, locals: { page } }) => {
  const number = /^[1-9]\d{0,4}$/.test(params['number'] ?? '') ? Number(params['number']) : Infinity;
  const files = await countSitemapFiles(page);
  if (files === 1 || number > files) return new Response('Not found', { status: 404 });
  return createContentResponse(
    'application/xml; charset=utf-8',
    writeSitemap(page.siteUrl, listSitemapPaths(page, number)),
  );
};
