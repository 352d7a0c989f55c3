import type { Generated } from 'kysely';
import type { ImportState } from '../../imports.contract.ts';

declare module '#platform/database/tables.ts' {
  interface Tables {
    imports: ImportsTable;
    imported_things: ImportedThingsTable;
  }
}

/** Files of other systems' posts that were, or are being, imported. */
export interface ImportsTable {
  id: string;
  file_name: string;
  bytes: number;
  state: ImportState;
  /** Set while an instance works on it; after it, another may go on. */
  claimed_until: string | null;
  done: Generated<number>;
  total: Generated<number>;
  /** The changes that it made, or would make, as JSON. */
  report: string | null;
  /** Why it ended early, as a sentence. */
  failure: string | null;
  /** The account that asked for it. */
  asked_by_id: string | null;
  created_at: string;
  updated_at: string;
}

/** Things that imports have made: each is found again in the next file, and can be taken back. */
export interface ImportedThingsTable {
  /** A place is where a post shows a picture. */
  kind: 'post' | 'picture' | 'place' | 'tag';
  /** Its lasting name in the file; a picture's is a digest of its bytes, a place's one of its post and path. */
  source_key: string;
  import_id: string;
  /** A post's id, the name of a picture's or place's upload, a tag's slug. */
  target: string;
  /** A digest of what a post was made from. */
  digest: string | null;
  /** The version that an import gave a post: a later one is a person's. */
  version: number | null;
}
