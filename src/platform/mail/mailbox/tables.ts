declare module '#platform/database/tables.ts' {
  interface Tables {
    mailbox_reads: MailboxReadsTable;
  }
}

/** How far a mailbox was read, and by which instance. */
interface MailboxReadsTable {
  /** User, host and folder. */
  mailbox: string;
  /** UIDs mean something together with it (RFC 9051, 2.3.1.1); null before the first reading. */
  uid_validity: string | null;
  last_uid: number;
  claimed_by: string | null;
  claimed_until: string | null;
  read_at: string | null;
  /** Null while it can be read. */
  failing_since: string | null;
  last_error: string | null;
}
