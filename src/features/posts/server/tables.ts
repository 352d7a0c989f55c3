import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    blogs: BlogsTable;
    deleted_blogs: DeletedBlogsTable;
  }
}

export interface BlogsTable {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  image_url: string | null;
  /** What the image shows; empty: nothing that the title does not say. */
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
}

/** Posts in the bin, as they were. */
interface DeletedBlogsTable extends BlogsTable {
  deleted_at: string;
}
