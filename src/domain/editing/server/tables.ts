declare module '#platform/database/tables.ts' {
  interface Tables {
    versions: VersionsTable;
    former_addresses: FormerAddressesTable;
    content_presence: PresenceTable;
  }
}

/** The contents of an edited document or post after each change. */
export interface VersionsTable {
  document_id: string;
  version: number;
  action: string;
  slug: string;
  /** The text, as JSON. */
  data: string;
  /** A digest of each field, as JSON: it shows what changed without the texts. */
  digests: string | null;
  created_at: string;
  author_id: string | null;
}

/** Addresses at which visitors once found something: they lead to where it is now, or say that it is gone. */
export interface FormerAddressesTable {
  /** A collection of the content, or `posts`. */
  collection: string;
  slug: string;
  document_id: string;
}

/** Who has something open for editing. */
interface PresenceTable {
  /** Its kind and name, such as a collection and a slug with a slash between. */
  document: string;
  user_id: string;
  seen_at: string;
}
