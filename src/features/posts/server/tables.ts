import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    blogs: BlogsTable;
    blog_slug_history: BlogSlugHistoryTable;
  }
}

export interface BlogsTable {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  image_url: string | null;
  published: 0 | 1;
  /** Title and excerpt in lower case: what a search looks through. */
  search_text: string;
  created_at: string;
  updated_at: string;
  author_id: string | null;
  /** Goes up with each change. */
  version: Generated<number>;
}

/** Addresses a post was published under before: they answer 301. */
interface BlogSlugHistoryTable {
  slug: string;
  blog_id: string;
}
