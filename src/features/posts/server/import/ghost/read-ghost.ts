import { decodePath } from '../former-path.ts';
import { finishPost, isTooLong, type RawPost } from '../source/finish-post.ts';
import { readEach, type OpenExport } from '../source/open-export.ts';
import { PostParts, type FormerSite, type ReadPost } from '../source/post-markup.ts';
import { changeCards } from './change-cards.ts';
import { readRows } from './read-rows.ts';
import { readTables, textOf, type GhostTables } from './read-tables.ts';

/** Ghost's exports have this in place of their site's origin. */
const origin = '__GHOST_URL__';

const ghostSite: FormerSite = {
  pathOf(address) {
    if (address.startsWith(`${origin}/`)) return address.slice(origin.length);
    return address.startsWith('/') && !address.startsWith('//') ? address : null;
  },
  filesOf(path) {
    const [, file] = /^\/content\/(?:images|media|files)\/([^?#]+)/.exec(path) ?? [];
    if (file === undefined) return null;
    const decoded = decodePath(file);
    // Smaller and re-encoded variants are made on demand: an archive has the original alone.
    return [...new Set([decoded.replace(/^size\/w\d+\//, '').replace(/^format\/\w+\//, ''), decoded])];
  },
};

/** The formats of Ghost's editors, of which it makes the HTML. */
const formats = ['lexical', 'mobiledoc'] as const;

/** The posts of a Ghost export, version 4 to 6; pages are not posts. @throws ImportError */
export async function* readGhost(opened: Pick<OpenExport, 'files'>, now: string): AsyncGenerator<ReadPost> {
  const tables = await readTables(readEach(opened, readRows));
  let entries = 0;
  for await (const { table, row } of readEach(opened, readRows)) {
    if (table !== 'posts') continue;
    entries += 1;
    if (row === null) {
      const parts = new PostParts(ghostSite, '');
      parts.note('skipped', `Entry ${entries} of posts`, 'It is not a post');
      yield { found: null, parts };
      continue;
    }
    const title = textOf(row['title']);
    const parts = new PostParts(ghostSite, title);
    if ((row['type'] ?? 'post') !== 'post' || row['page'] === 1 || row['page'] === true) {
      parts.note('skipped', title, 'It is a page, not a post');
      yield { found: null, parts };
      continue;
    }
    const unread = formats.find((name) => textOf(row['html']) === '' && textOf(row[name]) !== '');
    if (unread) {
      parts.note('skipped', title, `Its text is in a format that is not read (${unread})`);
      yield { found: null, parts };
      continue;
    }
    yield { parts, find: () => finishPost(toRaw(row, tables, parts), parts, now) };
  }
}

function toRaw(row: Record<string, unknown>, tables: GhostTables, parts: PostParts): RawPost {
  const id = textOf(row['id']);
  const slug = textOf(row['slug']);
  const meta = tables.metaOf(id, row);
  const status = textOf(row['status']);
  const text = textOf(row['html']);
  const published = status === 'published' || status === 'scheduled';
  if (status === 'sent') parts.note('changed', 'Sent by mail only', 'It becomes a draft');
  const publishedAt = toTime(row['published_at']);
  const isTimeless = publishedAt === null && ![null, undefined, ''].includes(row['published_at'] as null);
  if (isTimeless) parts.note('changed', `published_at: ${String(row['published_at'])}`, 'It is not a date');
  if (meta.feature_image_caption)
    parts.note('removed', `feature_image_caption: ${meta.feature_image_caption}`, 'Covers have no caption');
  for (const name of ['title', 'description', 'image'] as const) {
    const [kept, other] = [meta[`og_${name}`], meta[`twitter_${name}`]];
    if (kept && other && kept !== other)
      parts.note('changed', `twitter_${name}: ${other}`, `It is shared everywhere with og_${name}`);
  }
  const isForAll = ['public', ''].includes(textOf(row['visibility']));
  if (published && !isForAll) parts.note('changed', 'For members only', 'It becomes a draft');
  return {
    key: `ghost:${textOf(row['uuid']) || id}`,
    title: textOf(row['title']),
    slug,
    excerpt: textOf(row['custom_excerpt']),
    content: isTooLong(text) ? text : changeCards(text, parts),
    image: textOf(row['feature_image']).replace(/^\/\//, 'https://'),
    imageAlt: meta.feature_image_alt,
    tags: tables.tagsOf(id),
    author: tables.authorOf(id, textOf(row['author_id']) || null),
    // A post that was to appear at a time that nobody knows would appear at once.
    published: published && isForAll && !(isTimeless && status === 'scheduled'),
    publishedAt,
    featured: row['featured'] === 1 || row['featured'] === true,
    canonicalUrl: textOf(row['canonical_url']),
    searchTitle: meta.meta_title,
    searchDescription: meta.meta_description,
    shareTitle: meta.og_title || meta.twitter_title,
    shareDescription: meta.og_description || meta.twitter_description,
    shareImage: (meta.og_image || meta.twitter_image).replace(/^\/\//, 'https://'),
    formerPath: slug && published ? `/${slug}` : null,
  };
}

/** Times are ISO 8601, or milliseconds in old exports. */
function toTime(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
