declare module '#platform/database/tables.ts' {
  interface Tables {
    content_documents: ContentDocumentsTable;
    preview_links: PreviewLinksTable;
  }
}

/** A document that the owner has edited, moved, created or deleted. Unchanged defaults have no row. */
export interface ContentDocumentsTable {
  id: string;
  collection: string;
  slug: string;
  /** The slug of the default that this document replaces; null for one of the owner's own. */
  default_slug: string | null;
  /** From the draft, if there is one; lists show and search it. */
  title: string;
  /** Its position in its collection; null for a single document. Defaults are at 0, 1, 2 ... */
  position: number | null;
  /** The published text, as JSON. Null: the default, or nothing if there is none. */
  data: string | null;
  /** The text that is not published yet, as JSON. */
  draft: string | null;
  /** Incremented with every change; an unchanged default is 0. */
  version: number;
  /** Whether visitors ever saw it: if so, its address answers 410 once it is deleted. */
  was_published: 0 | 1;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  /** When it was moved to the bin. */
  deleted_at: string | null;
}

/** Links that show the site with its drafts to anyone who has them. */
export interface PreviewLinksTable {
  id: string;
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  /** The page that the link leads to. */
  path: string;
  created_by: string | null;
  /** The API key that it was made with, and ends with. */
  api_key_id: string | null;
  created_at: string;
  expires_at: string;
}
