import type { APIRoute } from 'astro';
import { createContentResponse } from '#site/sharing/content-response.ts';
import { readFeed, writeRss } from '#site/sharing/feeds.ts';

export const GET: APIRoute = async ({ locals: { page } }) =>
  createContentResponse('application/rss+xml; charset=utf-8', writeRss(await readFeed(page)));
