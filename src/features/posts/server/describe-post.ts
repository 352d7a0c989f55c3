import type { Connection } from '#platform/database/open-database.ts';
import { findName } from '#domain/editing/server/names.store.ts';
import type { EditedPost, Post, PostText } from '../contract.ts';
import type { PostRow } from './post-rows.store.ts';

/** A post as visitors may see it, and the draft that will replace it. */
export interface Standing {
  text: PostText;
  /** Only beside a published post; null if there is none. */
  draft: PostText | null;
  isPublished: boolean;
}

export const readStanding = (row: PostRow): Standing => ({
  text: pickText(row),
  draft: row.draft === null ? null : readText(JSON.parse(row.draft) as PostText),
  isPublished: row.published === 1,
});

/** A stored text; older ones have no description of their image. */
export const readText = (stored: Omit<PostText, 'image_alt'> & { image_alt?: string }): PostText => ({
  ...stored,
  image_alt: stored.image_alt ?? '',
});

/** A post's contents, including its draft. */
export const readLatest = ({ text, draft }: Standing): PostText => draft ?? text;

const pickText = ({ title, slug, excerpt, content, image_url, image_alt, author }: PostText): PostText => ({
  title,
  slug,
  excerpt,
  content,
  image_url,
  image_alt,
  author,
});

/** @param updatedBy a name */
export function describePost(row: PostRow, updatedBy: string | null): EditedPost {
  const { id, created_at, author_id, version } = row;
  const { text, draft, isPublished } = readStanding(row);
  return {
    id,
    ...text,
    published: isPublished,
    created_at,
    author_id,
    version,
    draft,
    updated_by: updatedBy,
  };
}

/** A post with its draft. */
export const describeRow = async (connection: Connection, row: PostRow): Promise<EditedPost> =>
  describePost(row, await findName(connection, row.updated_by));

/** A post as lists and visitors get it. */
export function withoutDraft(edited: EditedPost): Post {
  const { version: _version, draft: _draft, updated_by: _updatedBy, ...post } = edited;
  return post;
}
