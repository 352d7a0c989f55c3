import { createHash } from 'node:crypto';
import { newPostSchema, type NewPost } from '../../../contract.ts';
import type { ImportNote } from '../../../imports.contract.ts';
import { slugify } from '#domain/rich-text/slug.ts';
import { slugifyTag } from '../../make-slug.ts';
import type { NewTag } from '../../tags.store.ts';
import { findRemoved } from '#domain/rich-text/server/clean-article.ts';
import { readText } from '#domain/rich-text/server/read-text.ts';
import type { FoundAuthor, FoundPost } from './found-post.ts';
import type { PostParts } from './post-markup.ts';

/** A post as an export has it, its content in the closed set of elements. */
export interface RawPost {
  key: string;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  /** The cover's address; empty for none. */
  image: string;
  imageAlt: string;
  /** With the slugs that they have there; empty for none. */
  tags: NewTag[];
  author: FoundAuthor | null;
  published: boolean;
  /** ISO 8601; null for a draft that has none. A time to come: from then on it is visible. */
  publishedAt: string | null;
  featured: boolean;
  canonicalUrl: string;
  searchTitle: string;
  searchDescription: string;
  shareTitle: string;
  shareDescription: string;
  /** The address of its picture where it is shared; empty for none. */
  shareImage: string;
  formerPath: string | null;
}

/** In characters, as it comes: what is longer is longer than a post may be in any case. */
const maximumSource = 1_000_000;

const maximumTags = 20;
const maximumContent = 500_000;
const tooLong = 'It is longer than 500,000 characters';

/** Content that is too long to be read: it stays so, and the post is skipped. */
export const isTooLong = (source: string): boolean => source.length > maximumSource;

/** Makes of it what a post may be, and says what had to change. Null: it cannot be one, and the parts say why. */
export function finishPost(raw: RawPost, parts: PostParts, now: string): FoundPost | null {
  const content = raw.content.trim();
  const text = readText(content.slice(0, maximumContent));
  const title = cut(raw.title.replaceAll(/\s+/g, ' ').trim() || cut(text, 80) || 'Untitled', 200);
  if (content === '') return skip(parts, title, 'It has no text');
  if (content.length > maximumContent) return skip(parts, title, tooLong);
  const cover = raw.image ? parts.addPicture(raw.image, cut(raw.imageAlt, 300)) : null;
  const share = raw.shareImage ? parts.addPicture(raw.shareImage) : null;
  const isLater = raw.published && raw.publishedAt !== null && raw.publishedAt > now;
  const post: NewPost = {
    title,
    slug: toSlug(raw, title),
    excerpt: cut(raw.excerpt.trim(), 1000) || cut(text, 280) || title,
    content,
    image_url: cover === null && raw.image ? raw.image : null,
    image_alt: cut(raw.imageAlt, 300),
    published: raw.published,
    published_at: raw.publishedAt,
    ...(isLater && { publish_at: raw.publishedAt }),
    featured: raw.featured,
    canonical_url: raw.canonicalUrl || null,
    search_title: oneLine(raw.searchTitle, 200),
    search_description: oneLine(raw.searchDescription, 500),
    share_title: oneLine(raw.shareTitle, 200),
    share_description: oneLine(raw.shareDescription, 500),
    share_image: share === null && raw.shareImage ? raw.shareImage : null,
  };
  leaveOutFaulty(post, parts);
  const checked = newPostSchema.safeParse(post);
  if (!checked.success) return skip(parts, title, checked.error.issues[0]!.message);
  for (const { what, reason } of findRemoved(content)) parts.note('removed', what, reason);
  if (raw.slug !== '' && post.slug !== raw.slug)
    parts.note('slug', raw.slug, `Its address is /blog/${post.slug}`);
  const { author: _author, tags: _tags, ...kept } = checked.data;
  return {
    key: raw.key,
    post: { ...kept, slug: post.slug! },
    tags: pickTags(raw.tags, parts),
    author: raw.author,
    formerPath: raw.formerPath,
    pictures: parts.pictures,
    cover,
    share,
    notes: parts.notes,
  };
}

/** A post without one of these is a post. */
const optional = [
  'image_url',
  'image_alt',
  'published_at',
  'publish_at',
  'canonical_url',
  'search_title',
  'search_description',
  'share_title',
  'share_description',
  'share_image',
] as const;

/** Takes out the optional fields that a post here cannot have. */
function leaveOutFaulty(post: NewPost, parts: PostParts): void {
  for (const { path, message } of newPostSchema.safeParse(post).error?.issues ?? []) {
    const field = optional.find((name) => name === path[0]);
    if (!field || post[field] === undefined) continue;
    parts.note('changed', `${field}: ${post[field]}`, `It is left out: ${message}`);
    // Else it would appear at once.
    if (field === 'publish_at') post.published = false;
    delete post[field];
  }
}

function skip(parts: PostParts, title: string, reason: string): null {
  parts.note('skipped', title, reason);
  return null;
}

/** The entry that lists a skipped post. */
export const findSkip = ({ notes, title }: PostParts): ImportNote =>
  notes.find(({ kind }) => kind === 'skipped') ?? {
    kind: 'skipped',
    post: title,
    what: title,
    reason: 'It cannot be read',
  };

/** One slug for one post: without a word in it, by its key. */
const toSlug = ({ slug, key }: RawPost, title: string): string =>
  slugify(decode(slug)) ||
  slugify(title) ||
  `post-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function pickTags(raw: readonly NewTag[], parts: PostParts): NewTag[] {
  const usable: NewTag[] = [];
  for (const tag of raw) {
    const name = oneLine(tag.name, 60);
    const slug = slugify(decode(tag.slug)) || slugifyTag(name);
    if (slug !== '') usable.push({ name, slug, description: oneLine(tag.description ?? '', 500) });
    else parts.note('changed', `Tag ${tag.name}`, 'It is left out: no address can be made of it');
  }
  if (usable.length > maximumTags) parts.note('changed', 'Tags', `Only the first ${maximumTags} are kept`);
  return usable.slice(0, maximumTags);
}

const oneLine = (text: string, maximum: number): string => cut(text.replaceAll(/\s+/g, ' ').trim(), maximum);

/** At most so many characters, whole words if it can be. */
function cut(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const short = text
    .slice(0, maximum - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  return `${short.replace(/\s+\S*$/, '') || short}…`;
}
