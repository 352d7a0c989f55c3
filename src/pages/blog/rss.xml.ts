import type { APIRoute } from 'astro';
import { answerWith } from '#site/sharing/answer.ts';
import { readFeed, writeRss } from '#site/sharing/feeds.ts';

export const GET: APIRoute = async ({ locals: { page } }) =>
  answerWith('application/rss+xml; charset=utf-8', writeRss(await readFeed(page)));
