import type { Connection } from '#platform/database/open-database.ts';
import { findName } from '#domain/editing/server/names.store.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { countWords, toReadingMinutes } from '#domain/rich-text/reading-time.ts';
import type { EditedPost, Post, PostDates, PostText } from '../contract.ts';
import { findState } from '../post-state.ts';
import type { PostRow } from './post-rows.store.ts';

/** A post as visitors may see it, the draft that will replace it, and its dates. */
export interface Standing {
  text: PostText;
  /** Only beside a published post; null if there is none. */
  draft: PostText | null;
  isPublished: boolean;
  dates: PostDates;
}

export const readStanding = (row: PostRow): Standing => ({
  text: {
    ...pickFields(row, [...lineColumns, 'content']),
    tags: readTags(row.tags),
    featured: row.featured === 1,
  },
  draft: row.draft === null ? null : readText(JSON.parse(row.draft) as PostText),
  isPublished: row.published === 1,
  dates: pickFields(row, dateColumns),
});

/** The columns of a text. */
export const toTextColumns = ({ tags, featured, ...text }: PostText) => ({
  ...text,
  tags: JSON.stringify(tags),
  featured: featured ? (1 as const) : (0 as const),
  search_text: searchText(text),
  reading_minutes: toReadingMinutes(countWords(text.content)),
});

/** The slugs that a column holds. */
export const readTags = (column: string): string[] => JSON.parse(column) as string[];

/** The fields that texts from before them lack. */
export const noText = {
  image_alt: '',
  tags: [] as string[],
  featured: false,
  canonical_url: null,
  search_title: '',
  search_description: '',
  series: '',
  series_position: null,
  share_title: '',
  share_description: '',
  share_image: null,
  revised_at: null,
};

/** A stored text. */
export const readText = (stored: Partial<PostText> & Omit<PostText, keyof typeof noText>): PostText => ({
  ...noText,
  ...stored,
});

/** A post's contents, including its draft. */
export const readLatest = ({ text, draft }: Standing): PostText => draft ?? text;

/** The columns of a text as they are, but for the content. */
export const lineColumns = [
  'title',
  'slug',
  'excerpt',
  'image_url',
  'image_alt',
  'author',
  'canonical_url',
  'search_title',
  'search_description',
  'series',
  'series_position',
  'share_title',
  'share_description',
  'share_image',
  'revised_at',
] as const;

export const dateColumns = ['published_at', 'publish_at', 'unpublish_at'] as const;

const pickFields = <Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

/** @param updatedBy a name; @param at the time by which it is visible or not */
export function describePost(row: PostRow, updatedBy: string | null, at: string): EditedPost {
  const { id, created_at, updated_at, author_id, version, reading_minutes } = row;
  const { text, draft, isPublished, dates } = readStanding(row);
  return {
    id,
    ...text,
    published: isPublished,
    created_at,
    author_id,
    state: findState({ published: isPublished, ...dates }, at),
    ...dates,
    updated_at,
    reading_minutes,
    version,
    draft,
    updated_by: updatedBy,
  };
}

/** A post with its draft. */
export const describeRow = async (connection: Connection, row: PostRow, at: string): Promise<EditedPost> =>
  describePost(row, await findName(connection, row.updated_by), at);

/** A post as admins get it from the specification's operations. */
export function withoutDraft(edited: EditedPost): Post {
  const { draft: _draft, updated_by: _updatedBy, ...post } = edited;
  return post;
}

/** A post as visitors get it. */
export function withoutVersion({ version: _version, ...post }: Post): Post {
  return post;
}

/** The text that a search over a post's title and excerpt matches; folded here, because SQLite folds only ASCII. */
export const searchText = (post: { title: string; excerpt: string }): string =>
  foldText(`${post.title}\n${post.excerpt}`);
