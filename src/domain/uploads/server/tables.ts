import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    uploads: UploadsTable;
  }
}

/** Uploaded pictures. The file itself is in the storage, under `name`. */
export interface UploadsTable {
  id: string;
  /** Its name in the storage and in its address: `blog-1763640000000.webp`. */
  name: string;
  /** The file's name where it was uploaded from. */
  file_name: string;
  /** Describes it; empty: it only decorates; null: nobody has said yet. */
  alt: string | null;
  /** Its most important point, in percent from the left and from the top. */
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  /** Null until it is looked at, for a file from before this table. */
  width: number | null;
  height: number | null;
  bytes: number | null;
  /** Names and alternative text in lower case. */
  search_text: string;
  created_at: string;
  /** When it was moved to the bin. */
  deleted_at: string | null;
  /** The name of the picture that took its place: its address leads there. */
  replaced_by: string | null;
}
