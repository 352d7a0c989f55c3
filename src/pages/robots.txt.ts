import type { APIRoute } from 'astro';
import { createContentResponse } from '#site/sharing/content-response.ts';
import { writeRobotsText } from '#site/sharing/robots-text.ts';

/** Tells crawlers which pages they may read. */
export const GET: APIRoute = ({ locals: { page } }) =>
  createContentResponse(
    'text/plain; charset=utf-8',
    writeRobotsText({ siteUrl: page.siteUrl, crawlers: page.content.site.branding.crawlers }),
  );
