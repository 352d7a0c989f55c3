import type { FeedFilter, FeedPost } from '#features/posts/server/list-published.ts';
import { paths } from '#paths/paths.ts';
import type { PageServices } from '../page-services.ts';
import { createContentResponse } from './content-response.ts';
import { isRightToLeft } from './right-to-left.ts';
import { escapeXml, makeUrlsAbsolute, toCdata } from './xml.ts';

interface FeedPaths {
  page: string;
  feed: (kind: FeedKind) => string;
  /** Of one entry; an article's if omitted. */
  entry?: (slug: string) => string;
}

type FeedKind = 'rss' | 'atom';

export interface Feed {
  siteUrl: string;
  siteName: string;
  /** The feed's subject; the site's name if omitted. */
  title?: string;
  description: string;
  /** The page that it follows, and its own addresses; the blog's if omitted. */
  paths?: FeedPaths;
  /** Newest first. */
  posts: readonly FeedPost[];
  /** Who a post names as its author. */
  findAuthor: (slug: string | null) => { name: string } | null;
}

const entryAddress = ({ siteUrl, paths: own }: Pick<Feed, 'siteUrl' | 'paths'>, slug: string): string =>
  siteUrl + (own?.entry ?? paths.article)(slug);

/** An article by itself: what says its direction on the page is around it there. */
function writeContent(html: string, address: string): string {
  const content = makeUrlsAbsolute(html, address);
  return isRightToLeft(html.replaceAll(/<[^>]*>/g, '')) ? `<div dir="rtl">${content}</div>` : content;
}

const findLastChange = (posts: readonly FeedPost[]): string | undefined =>
  posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);

/** The newest articles with their whole content, for feed readers: all, or those of a part of the blog. */
export async function readFeed(page: PageServices, part?: FeedPart): Promise<Feed> {
  const { site_name: siteName } = page.settings;
  return {
    siteUrl: page.siteUrl,
    siteName,
    description: part?.description || page.content.site.blogIntro.lead,
    posts: await page.readFeed(part?.filter),
    findAuthor: page.findAuthor,
    ...(part && { title: `${siteName}: ${part.name}`, paths: part.paths }),
  };
}

/** The articles with something in common. */
interface FeedPart {
  name: string;
  /** Empty: that of the blog. */
  description: string;
  filter: FeedFilter;
  paths: FeedPaths;
}

export const isFeedKind = (kind: string | undefined): kind is FeedKind => kind === 'rss' || kind === 'atom';

/** A feed as it is served. */
export const respondWithFeed = (kind: FeedKind, feed: Feed): Response =>
  createContentResponse(
    `application/${kind}+xml; charset=utf-8`,
    kind === 'rss' ? writeRss(feed) : writeAtom(feed),
  );

/** The articles as RSS 2.0, with their whole content in content:encoded. */
export function writeRss({ siteUrl, siteName, description, posts, findAuthor, ...feed }: Feed): string {
  const { page, feed: pathOf } = feed.paths ?? ofBlog;
  const items = posts.map(
    ({ id, slug, title, excerpt, author, picture, publishedAt, html }) => `
    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(entryAddress({ siteUrl, ...feed }, slug))}</link>
      <guid isPermaLink="false">urn:uuid:${escapeXml(id)}</guid>
      <pubDate>${new Date(publishedAt).toUTCString()}</pubDate>${writeCreator(findAuthor(author))}${writeMedia(siteUrl, picture)}
      <description>${escapeXml(excerpt)}</description>
      <content:encoded>${toCdata(writeContent(html, entryAddress({ siteUrl, ...feed }, slug)))}</content:encoded>
    </item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
  <channel>
    <title>${escapeXml(feed.title ?? siteName)}</title>
    <link>${escapeXml(siteUrl + page)}</link>
    <description>${escapeXml(description)}</description>
    <language>en</language>${writeBuildDate(findLastChange(posts))}
    <atom:link href="${escapeXml(siteUrl + pathOf('rss'))}" rel="self" type="application/rss+xml"/>${items.join('')}
  </channel>
</rss>
`;
}

/** The articles as an Atom feed (RFC 4287). */
export function writeAtom({ siteUrl, siteName, description, posts, findAuthor, ...feed }: Feed): string {
  const { page, feed: pathOf } = feed.paths ?? ofBlog;
  const entries = posts.map(
    ({ id, slug, title, excerpt, author, picture, publishedAt, updatedAt, html }) => `
  <entry>
    <title>${escapeXml(title)}</title>
    <link href="${escapeXml(entryAddress({ siteUrl, ...feed }, slug))}"/>${writeEnclosure(siteUrl, picture)}
    <id>urn:uuid:${escapeXml(id)}</id>
    <published>${publishedAt}</published>
    <updated>${updatedAt}</updated>${writeAuthor(findAuthor(author))}
    <summary>${escapeXml(excerpt)}</summary>
    <content type="html">${escapeXml(writeContent(html, entryAddress({ siteUrl, ...feed }, slug)))}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escapeXml(feed.title ?? siteName)}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <id>${escapeXml(siteUrl + page)}</id>
  <link href="${escapeXml(siteUrl + page)}"/>
  <link href="${escapeXml(siteUrl + pathOf('atom'))}" rel="self"/>
  <updated>${findLastChange(posts) ?? new Date().toISOString()}</updated>
  <author><name>${escapeXml(siteName)}</name></author>${entries.join('')}
</feed>
`;
}

const ofBlog: FeedPaths = { page: paths.blog(), feed: paths.feed };

const writeBuildDate = (lastChange: string | undefined): string =>
  lastChange ? `\n    <lastBuildDate>${new Date(lastChange).toUTCString()}</lastBuildDate>` : '';

const writeCreator = (author: { name: string } | null): string =>
  author ? `\n      <dc:creator>${escapeXml(author.name)}</dc:creator>` : '';

/** An entry without one uses the feed's own (RFC 4287, 4.2.1). */
const writeAuthor = (author: { name: string } | null): string =>
  author ? `\n    <author><name>${escapeXml(author.name)}</name></author>` : '';

/** Media RSS asks for no length, which is unknown of a picture elsewhere. */
const writeMedia = (siteUrl: string, picture: string | null): string =>
  picture
    ? `\n      <media:content url="${escapeXml(new URL(picture, siteUrl).href)}" medium="image"${writeType(picture)}/>`
    : '';

const writeEnclosure = (siteUrl: string, picture: string | null): string =>
  picture
    ? `\n    <link rel="enclosure" href="${escapeXml(new URL(picture, siteUrl).href)}"${writeType(picture)}/>`
    : '';

const imageTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

function writeType(picture: string): string {
  const type = imageTypes[/\.(\w+)(?:[?#]|$)/.exec(picture)?.[1]?.toLowerCase() ?? ''];
  return type ? ` type="${type}"` : '';
}
