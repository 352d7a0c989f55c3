declare module '#platform/database/tables.ts' {
  interface Tables {
    clean_starts: CleanStartsTable;
  }
}

/** One removal of the demonstration. */
export interface CleanStartsTable {
  id: string;
  /** The removed parts, as JSON: by the names of what they belong to. */
  removed: string;
  /** The name of the backup's file, in DATA_DIR/backups. */
  backup: string;
  created_by_id: string | null;
  created_at: string;
  undone_at: string | null;
  /** When its undo was dismissed. */
  dismissed_at: string | null;
}
