import type { APIRoute } from 'astro';
import { createContentResponse } from '#site/sharing/content-response.ts';
import { articlesInGuide, writeLlmsText } from '#site/sharing/llms-text.ts';
import { listFilledPages } from '#site/sharing/static-pages.ts';

/** An overview of the site for language models. */
export const GET: APIRoute = async ({ locals: { page } }) => {
  const { siteUrl, settings, content } = page;
  const posts = await page.listNewestPosts(articlesInGuide);
  return createContentResponse(
    'text/plain; charset=utf-8',
    writeLlmsText({ siteUrl, settings, pages: listFilledPages(content), posts }),
  );
};
