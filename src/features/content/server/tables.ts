import type { VersionsTable } from '#platform/editing/tables.ts';

declare module '#platform/database/tables.ts' {
  interface Tables {
    content_documents: ContentDocumentsTable;
    /** What a document's text was after each change. */
    content_versions: VersionsTable;
    content_heads: ContentHeadsTable;
    content_addresses: ContentAddressesTable;
    preview_links: PreviewLinksTable;
  }
}

/** A document that the owner has edited, moved, made or deleted. What nobody touched has no row. */
export interface ContentDocumentsTable {
  id: string;
  collection: string;
  slug: string;
  /** The slug of the software's default that this document stands for; null for one of the owner's own. */
  default_slug: string | null;
  /** Of the draft, where there is one; what lists show and search. */
  title: string;
  /** Where it stands in its collection; null for a single document. Defaults stand at 0, 1, 2 ... */
  position: number | null;
  /** What visitors see, as JSON. Null: the default, or nothing where there is no default. */
  data: string | null;
  /** What is not published yet, as JSON. */
  draft: string | null;
  /** Goes up with every change; the default that nobody touched is 0. */
  version: number;
  /** Whether visitors ever saw it: its address then answers 410 once it is deleted. */
  was_published: 0 | 1;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  /** When it was put into the bin. */
  deleted_at: string | null;
}

/** What memory keeps of documents that are too large for it, made of one state of them. */
interface ContentHeadsTable {
  document_id: string;
  /** That of the document when it was made: it is of no use for another. */
  version: number;
  /** A digest of the schema that the document was found to fit. */
  schema: string;
  /** As JSON, where there is one. */
  data: string | null;
  draft: string | null;
}

/** Addresses that published documents had before: they answer 301. */
interface ContentAddressesTable {
  collection: string;
  slug: string;
  document_id: string;
}

/** Links that show the site with its drafts to whoever has them. */
export interface PreviewLinksTable {
  id: string;
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  /** The page that the link leads to. */
  path: string;
  created_by: string | null;
  created_at: string;
  expires_at: string;
}
