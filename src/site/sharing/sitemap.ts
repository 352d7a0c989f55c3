import { paths } from '#paths/paths.ts';
import { escapeXml } from './xml.ts';

/** Addresses in one file; the protocol (sitemaps.org) allows 50,000 and 50 MB. */
export const pathsPerFile = 45_000;

export interface SitemapEntry {
  path: string;
  /** ISO time of the last change, if known. */
  changedAt?: string | undefined;
}

const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap in pieces: one for each part of its entries. */
export async function* writeSitemap(
  siteUrl: string,
  parts: Iterable<SitemapEntry[]> | AsyncIterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="utf-8"?>\n<urlset ${xmlns}>`;
  for await (const entries of parts) yield entries.map((entry) => toUrl(siteUrl, entry)).join('');
  yield '\n</urlset>\n';
}

const toUrl = (siteUrl: string, { path, changedAt }: SitemapEntry): string =>
  `\n  <url><loc>${escapeXml(siteUrl + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;

/** The index of a number of sitemap files. */
export function writeSitemapIndex(siteUrl: string, files: number): string {
  const sitemaps = Array.from(
    { length: files },
    (_, index) => `\n  <sitemap><loc>${escapeXml(siteUrl + paths.sitemapFile(index + 1))}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<sitemapindex ${xmlns}>${sitemaps.join('')}
</sitemapindex>
`;
}
