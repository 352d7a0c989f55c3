import type { APIRoute } from 'astro';
import { answerWith } from '#site/sharing/answer.ts';
import { writeSitemap } from '#site/sharing/sitemap.ts';
import { staticPages } from '#site/sharing/static-pages.ts';

/** Every page that may be found: the static ones, and the published posts with their last change. */
export const GET: APIRoute = async ({ locals: { page } }) => {
  const posts = await page.listPublished();
  const entries = [
    ...staticPages.map(({ path }) => ({ path })),
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changedAt: updatedAt })),
  ];
  return answerWith('application/xml; charset=utf-8', writeSitemap(page.siteUrl, entries));
};
