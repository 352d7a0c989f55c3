import type { FeedPost } from '#features/posts/server/list-published.ts';
import type { TagRow } from '#features/posts/server/tags.store.ts';
import { paths } from '#paths/paths.ts';
import type { PageServices } from '../page-services.ts';
import { escapeXml, makeUrlsAbsolute, toCdata } from './xml.ts';

export interface Feed {
  siteUrl: string;
  siteName: string;
  /** What it is about; the site's name if omitted. */
  title?: string;
  description: string;
  /** The page that it follows, and its own address; the blog and its feeds if omitted. */
  paths?: { page: string; feed: string };
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
export async function readFeed(page: PageServices, tag?: string): Promise<Feed> {
  return {
    siteUrl: page.siteUrl,
    siteName: page.settings.site_name,
    description: page.content.site.blogIntro.lead,
    posts: await page.readFeed(tag),
    findAuthor: page.findAuthor,
  };
}

/** The same of the articles with a tag. */
export async function readTagFeed(
  page: PageServices,
  { id, slug, name, description }: TagRow,
): Promise<Feed> {
  const feed = await readFeed(page, id);
  return {
    ...feed,
    title: `${feed.siteName}: ${name}`,
    description: description || feed.description,
    paths: { page: paths.tag(slug), feed: paths.tagFeed(slug) },
  };
}

/** The articles as RSS 2.0, with their whole content in content:encoded. */
export function writeRss({ siteUrl, siteName, description, posts, findAuthor, ...feed }: Feed): string {
  const { page = paths.blog(), feed: own = paths.rss() } = feed.paths ?? {};
  const items = posts.map(
    ({ id, slug, title, excerpt, author, publishedAt, html }) => `
    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(getAddress(siteUrl, slug))}</link>
      <guid isPermaLink="false">urn:uuid:${escapeXml(id)}</guid>
      <pubDate>${new Date(publishedAt).toUTCString()}</pubDate>${writeCreator(findAuthor(author))}
      <description>${escapeXml(excerpt)}</description>
      <content:encoded>${toCdata(makeUrlsAbsolute(html, getAddress(siteUrl, slug)))}</content:encoded>
    </item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${escapeXml(feed.title ?? siteName)}</title>
    <link>${escapeXml(siteUrl + page)}</link>
    <description>${escapeXml(description)}</description>
    <language>en</language>${writeBuildDate(findLastChange(posts))}
    <atom:link href="${escapeXml(siteUrl + own)}" rel="self" type="application/rss+xml"/>${items.join('')}
  </channel>
</rss>
`;
}

/** The articles as an Atom feed (RFC 4287). */
export function writeAtom({ siteUrl, siteName, description, posts, findAuthor }: Feed): string {
  const entries = posts.map(
    ({ id, slug, title, excerpt, author, publishedAt, updatedAt, html }) => `
  <entry>
    <title>${escapeXml(title)}</title>
    <link href="${escapeXml(getAddress(siteUrl, slug))}"/>
    <id>urn:uuid:${escapeXml(id)}</id>
    <published>${publishedAt}</published>
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
