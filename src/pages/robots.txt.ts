import type { APIRoute } from 'astro';
import { paths } from '#paths/paths.ts';
import { createContentResponse } from '#site/sharing/content-response.ts';

/** Tells crawlers which pages to leave alone, and where the sitemap is. */
export const GET: APIRoute = ({ locals: { page } }) =>
  createContentResponse(
    'text/plain; charset=utf-8',
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /auth',
      'Disallow: /functions',
      '',
      `Sitemap: ${page.siteUrl}${paths.sitemap()}`,
      '',
    ].join('\n'),
  );
