declare module '#platform/database/tables.ts' {
  interface Tables {
    audit_entries: AuditEntriesTable;
  }
}

export interface AuditEntriesTable {
  id: string;
  created_at: string;
  actor_kind: 'person' | 'key' | 'command';
  /** No reference: an entry outlives the account. */
  actor_id: string | null;
  actor_name: string;
  key_id: string | null;
  key_name: string | null;
  action: string;
  target_kind: string | null;
  target_id: string | null;
  target_title: string | null;
  details: string | null;
}
