import type { APIRoute } from 'astro';
import { paths } from '#paths/paths.ts';
import { createContentResponse } from '#site/sharing/content-response.ts';

export const GET: APIRoute = ({ rewrite, locals: { page } }) =>
  page.indexNowKey
    ? createContentResponse('text/plain; charset=utf-8', page.indexNowKey)
    : rewrite(paths.notFound());
