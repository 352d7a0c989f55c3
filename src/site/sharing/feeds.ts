import type { FeedPost } from '#features/posts/server/list-published.ts';
import { paths } from '#paths/paths.ts';
import type { PageServices } from '../page-services.ts';
import { escapeXml, makeUrlsAbsolute, toCdata } from './xml.ts';

export interface Feed {
  siteUrl: string;
  siteName: string;
  description: string;
  /** Newest first. */
  posts: readonly FeedPost[];
  /** Who a post names as its author. */
  findAuthor: (slug: string | null) => { name: string } | null;
}

const getAddress = (siteUrl: string, slug: string): string => siteUrl + paths.article(slug);

const findLastChange = (posts: readonly FeedPost[]): string | undefined =>
  posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);

/** The newest articles with their whole content, for feed readers. */
export async function readFeed(page: PageServices): Promise<Feed> {
  return {
    siteUrl: page.siteUrl,
    siteName: page.settings.site_name,
    description: page.content.site.blogIntro.lead,
    posts: await page.readFeed(),
    findAuthor: page.findAuthor,
  };
}

/** The articles as RSS 2.0, with their whole content in content:encoded. */
export function writeRss({ siteUrl, siteName, description, posts, findAuthor }: Feed): string {
  const items = posts.map(
    ({ id, slug, title, excerpt, author, createdAt, html }) => `
    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(getAddress(siteUrl, slug))}</link>
      <guid isPermaLink="false">urn:uuid:${escapeXml(id)}</guid>
      <pubDate>${new Date(createdAt).toUTCString()}</pubDate>${writeCreator(findAuthor(author))}
      <description>${escapeXml(excerpt)}</description>
      <content:encoded>${toCdata(makeUrlsAbsolute(html, getAddress(siteUrl, slug)))}</content:encoded>
    </item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${escapeXml(siteName)}</title>
    <link>${escapeXml(siteUrl + paths.blog())}</link>
    <description>${escapeXml(description)}</description>
    <language>en</language>${writeBuildDate(findLastChange(posts))}
    <atom:link href="${escapeXml(siteUrl + paths.rss())}" rel="self" type="application/rss+xml"/>${items.join('')}
  </channel>
</rss>
`;
}

/** The articles as an Atom feed (RFC 4287). */
export function writeAtom({ siteUrl, siteName, description, posts, findAuthor }: Feed): string {
  const entries = posts.map(
    ({ id, slug, title, excerpt, author, createdAt, updatedAt, html }) => `
  <entry>
    <title>${escapeXml(title)}</title>
    <link href="${escapeXml(getAddress(siteUrl, slug))}"/>
    <id>urn:uuid:${escapeXml(id)}</id>
    <published>${createdAt}</published>
    <updated>${updatedAt}</updated>${writeAuthor(findAuthor(author))}
    <summary>${escapeXml(excerpt)}</summary>
    <content type="html">${escapeXml(makeUrlsAbsolute(html, getAddress(siteUrl, slug)))}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escapeXml(siteName)}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <id>${escapeXml(siteUrl + paths.blog())}</id>
  <link href="${escapeXml(siteUrl + paths.blog())}"/>
  <link href="${escapeXml(siteUrl + paths.atom())}" rel="self"/>
  <updated>${findLastChange(posts) ?? new Date().toISOString()}</updated>
  <author><name>${escapeXml(siteName)}</name></author>${entries.join('')}
</feed>
`;
}

const writeBuildDate = (lastChange: string | undefined): string =>
  lastChange ? `\n    <lastBuildDate>${new Date(lastChange).toUTCString()}</lastBuildDate>` : '';

const writeCreator = (author: { name: string } | null): string =>
  author ? `\n      <dc:creator>${escapeXml(author.name)}</dc:creator>` : '';

/** An entry without one uses the feed's own (RFC 4287, 4.2.1). */
const writeAuthor = (author: { name: string } | null): string =>
  author ? `\n    <author><name>${escapeXml(author.name)}</name></author>` : '';
