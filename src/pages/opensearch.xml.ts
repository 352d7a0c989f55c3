import type { APIRoute } from 'astro';
import { paths } from '#paths/paths.ts';
import { createContentResponse } from '#site/sharing/content-response.ts';
import { getShortName } from '#site/sharing/short-name.ts';
import { escapeXml } from '#site/sharing/xml.ts';

/** Describes the search to browsers, which can offer it in their address bar (OpenSearch 1.1). */
export const GET: APIRoute = ({ locals: { page } }) => {
  const { siteUrl, settings } = page;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // At most 16 characters, by the standard.
    `<ShortName>${escapeXml(getShortName(settings.site_name).slice(0, 16))}</ShortName>`,
    `<Description>${escapeXml(`Search ${settings.site_name}`)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Url type="text/html" template="${escapeXml(`${siteUrl}${paths.search()}?q={searchTerms}`)}"/>`,
    '</OpenSearchDescription>',
  ];
  return createContentResponse('application/opensearchdescription+xml', `${lines.join('\n')}\n`);
};
