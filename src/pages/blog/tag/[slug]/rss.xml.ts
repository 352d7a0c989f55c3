import type { APIRoute } from 'astro';
import { paths } from '#paths/paths.ts';
import { createContentResponse } from '#site/sharing/content-response.ts';
import { readTagFeed, writeRss } from '#site/sharing/feeds.ts';

/** The feed of the articles with a tag. */
export const GET: APIRoute = async ({ params, redirect, rewrite, locals: { page } }) => {
  const reading = await page.readTagPage(params['slug'] ?? '');
  if (reading.kind === 'moved') return redirect(paths.tagFeed(reading.slug), 301);
  if (reading.kind === 'missing') return rewrite(paths.notFound());
  if (reading.kind === 'unavailable') throw new Error('the tag could not be read');
  return createContentResponse(
    'application/rss+xml; charset=utf-8',
    writeRss(await readTagFeed(page, reading.about)),
  );
};
