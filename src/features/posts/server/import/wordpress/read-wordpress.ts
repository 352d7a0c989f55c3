import { readText } from '#domain/rich-text/server/read-text.ts';
import { finishPost, isTooLong, type RawPost } from '../source/finish-post.ts';
import { readEach, type OpenExport } from '../source/open-export.ts';
import { PostParts, type ReadPost } from '../source/post-markup.ts';
import { changeBlocks } from './change-blocks.ts';
import { readEntries, type WxrEntry } from './read-items.ts';
import { readLibrary, type WordpressLibrary } from './read-library.ts';

/** Kinds of entries that are no texts of the site. */
const passedOver = new Set(
  'attachment nav_menu_item revision custom_css customize_changeset oembed_cache user_request wp_global_styles wp_navigation wp_template wp_template_part wp_font_family wp_font_face'.split(
    ' ',
  ),
);

/** The posts of a WordPress export. @throws ImportError */
export async function* readWordpress(
  opened: Pick<OpenExport, 'files'>,
  now: string,
): AsyncGenerator<ReadPost> {
  const library = await readLibrary(readEach(opened, readEntries));
  for await (const entry of readEach(opened, readEntries)) {
    const type = entry.fields['wp:post_type'] ?? '';
    const status = entry.fields['wp:status'] ?? '';
    if (entry.name !== 'item' || passedOver.has(type) || ['auto-draft', 'inherit'].includes(status)) continue;
    const title = readText(entry.fields['title'] ?? '');
    const parts = new PostParts(library.site, title);
    if (type !== 'post' || status === 'trash') {
      const what = type === 'page' ? 'a page' : `of the type ${type}`;
      parts.note('skipped', title, type === 'post' ? 'It is in the trash' : `It is ${what}, not a post`);
      yield { found: null, parts };
      continue;
    }
    yield { parts, find: () => finishPost(toRaw(entry, library, parts), parts, now) };
  }
}

function toRaw(entry: WxrEntry, library: WordpressLibrary, parts: PostParts): RawPost {
  const { fields, meta, categories } = entry;
  const { site, attachments, authors } = library;
  const text = fields['content:encoded'] ?? '';
  const status = fields['wp:status'] ?? '';
  const isProtected = (fields['wp:post_password'] ?? '') !== '';
  if (status === 'private' || isProtected)
    parts.note('changed', isProtected ? 'With a password' : 'Private', 'It becomes a draft');
  const cover = attachments.get(meta['_thumbnail_id'] ?? '');
  const publishedAt = toTime(fields);
  const isTimeless = publishedAt === null && (status === 'publish' || status === 'future');
  if (isTimeless)
    parts.note('changed', `wp:post_date_gmt: ${fields['wp:post_date_gmt'] ?? ''}`, 'It is not a date');
  // A post that was to appear at a time that nobody knows would appear at once.
  const published = (status === 'publish' || (status === 'future' && !isTimeless)) && !isProtected;
  const path =
    site
      .pathOf(fields['link'] ?? '')
      ?.replace(/[?#].*$/, '')
      .replace(/\/+$/, '') ?? '';
  const author = fields['dc:creator'] ?? '';
  return {
    key: `wordpress:${(fields['guid'] || `${fields['link']}#${fields['wp:post_id']}`).slice(0, 500)}`,
    title: readText(fields['title'] ?? ''),
    slug: fields['wp:post_name'] ?? '',
    excerpt: readText(fields['excerpt:encoded'] ?? ''),
    content: isTooLong(text) ? text : changeBlocks(text, { attachments, parts }),
    image: cover?.address ?? '',
    imageAlt: cover?.alt ?? '',
    tags: categories
      .filter(
        ({ domain, name }) => domain === 'post_tag' || (domain === 'category' && name !== 'Uncategorized'),
      )
      .map(({ name, slug }) => ({ name, slug })),
    author: authors.get(author) ?? (author ? { name: author, email: '', slug: author } : null),
    published,
    publishedAt,
    featured: fields['wp:is_sticky'] === '1',
    canonicalUrl: meta['_yoast_wpseo_canonical'] || (meta['rank_math_canonical_url'] ?? ''),
    searchTitle: pickText(meta['_yoast_wpseo_title'], meta['rank_math_title'], meta['_aioseo_title']),
    searchDescription: pickText(
      meta['_yoast_wpseo_metadesc'],
      meta['rank_math_description'],
      meta['_aioseo_description'],
    ),
    shareTitle: pickText(meta['_yoast_wpseo_opengraph-title'], meta['rank_math_facebook_title']),
    shareDescription: pickText(
      meta['_yoast_wpseo_opengraph-description'],
      meta['rank_math_facebook_description'],
    ),
    shareImage: meta['_yoast_wpseo_opengraph-image'] || (meta['rank_math_facebook_image'] ?? ''),
    formerPath: published && path !== '' ? path : null,
  };
}

/** One without the plugins' own variables, such as %%sitename%%. */
const pickText = (...texts: (string | undefined)[]): string =>
  texts.find((text) => text && !/%%?\w+%|#\w+_title/.test(text)) ?? '';

/** Drafts have `0000-00-00 00:00:00` in UTC until they are published. */
function toTime(fields: Record<string, string>): string | null {
  const given = fields['wp:post_date_gmt'] ?? '';
  const time = given.startsWith('0000') ? NaN : Date.parse(`${given.trim().replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
