import type { APIRoute } from 'astro';
import { createContentResponse } from '#site/sharing/content-response.ts';
import { readFeed, writeAtom } from '#site/sharing/feeds.ts';

export const GET: APIRoute = async ({ locals: { page } }) =>
  createContentResponse('application/atom+xml; charset=utf-8', writeAtom(await readFeed(page)));
