import { escapeXml } from './xml.ts';

export interface SitemapEntry {
  path: string;
  /** ISO time of the last change, where it is known. */
  changedAt?: string | undefined;
}

/** The site's addresses as sitemaps.org's protocol has it. */
export function writeSitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, changedAt }) =>
      `\n  <url><loc>${escapeXml(siteUrl + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}
</urlset>
`;
}
