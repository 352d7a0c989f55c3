import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    blogs: BlogsTable;
    deleted_blogs: DeletedBlogsTable;
    tags: TagsTable;
    blog_tags: BlogTagsTable;
    post_search: PostSearchTable;
    post_search_words: PostSearchWordsTable;
  }
}

export interface BlogsTable {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  image_url: string | null;
  /** Describes the image; empty: it shows nothing that the title does not say. */
  image_alt: Generated<string>;
  published: 0 | 1;
  /** Title and excerpt in lower case: the text that is searched. */
  search_text: string;
  created_at: string;
  updated_at: string;
  author_id: string | null;
  /** Incremented with each change. */
  version: Generated<number>;
  /**
   * The unpublished draft of a published post, as JSON; null for an unpublished post, which is itself a
   * draft.
   */
  draft: Generated<string | null>;
  /** The slug of the person named as its author. */
  author: Generated<string | null>;
  /** The account that changed it last. */
  updated_by: Generated<string | null>;
  /** The date that readers see, set when it is first published; null: that of its creation. */
  published_at: Generated<string | null>;
  /** From when on, and until when, a published post is visible; null: no limit. */
  publish_at: Generated<string | null>;
  unpublish_at: Generated<string | null>;
  /** The slugs of its tags, as JSON; `blog_tags` has them by tag. */
  tags: Generated<string>;
  featured: Generated<0 | 1>;
  /** The address of the original, if it appeared elsewhere first. */
  canonical_url: Generated<string | null>;
  /** Texts for search engines; empty: title and excerpt. */
  search_title: Generated<string>;
  search_description: Generated<string>;
  reading_minutes: Generated<number>;
  /** The name of the series that it is a part of; empty: none. */
  series: Generated<string>;
  /** Its place among the parts; null: after those that have one. */
  series_position: Generated<number | null>;
  /** Its text and image where it is shared; empty and null: title, excerpt and a picture drawn from the title. */
  share_title: Generated<string>;
  share_description: Generated<string>;
  share_image: Generated<string | null>;
  /** When its text last changed in substance; null: not since it first appeared. */
  revised_at: Generated<string | null>;
}

export interface TagsTable {
  id: string;
  slug: string;
  name: string;
  description: Generated<string>;
}

/** Which posts have a tag, in the order of lists. */
interface BlogTagsTable {
  tag_id: string;
  blog_id: string;
  listed_at: string;
}

/** Posts in the bin, as they were. */
interface DeletedBlogsTable extends BlogsTable {
  deleted_at: string;
}

/** Texts by which searches find published posts: derived from them, and not copied with them. */
interface PostSearchTable {
  blog_id: string;
  /** Of the post that it was made from: an entry of another version is not found. */
  version: number;
  publish_at: string | null;
  unpublish_at: string | null;
  /** The post's text by its headings, as JSON. */
  sections: string;
}

/** Every word that some post has or had, so that mistyped ones and parts of words lead to it. */
interface PostSearchWordsTable {
  word: string;
  reversed: string;
  /** In characters. */
  length: number;
}
