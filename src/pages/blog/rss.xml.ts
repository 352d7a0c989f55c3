import type { APIRoute } from 'astro';
import { readFeed, respondWithFeed } from '#site/sharing/feeds.ts';

export const GET: APIRoute = async ({ locals: { page } }) => respondWithFeed('rss', await readFeed(page));
