import type { Generated } from 'kysely';
import type { LeadStatus } from '../desk.contract.ts';

declare module '#platform/database/tables.ts' {
  interface Tables {
    contact_messages: ContactMessagesTable;
    message_bands: MessageBandsTable;
    lead_notes: LeadNotesTable;
    lead_events: LeadEventsTable;
    lead_sums: LeadSumsTable;
    lead_sum_changes: LeadSumChangesTable;
    desk_states: DeskStatesTable;
  }
}

export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  read: 0 | 1;
  created_at: string;
  /** The tag of the form that it was sent with; null if it has none. */
  form_tag: string | null;
  /** The sender's quiz answers; null if there are none. */
  quiz_answers: string | null;
  /** Name, email, subject, message, tag and answers in lower case: what a search looks through. */
  search_text: string;
  /** 1: quarantined, in the spam folder and not in the inbox; 2: the hourly check's, in neither. */
  spam: Generated<0 | 1 | 2>;
  /** Why: codes, with commas between them. */
  spam_reasons: string | null;
  /** Not `new` exactly when `read` is 1. */
  status: Generated<LeadStatus>;
  assignee_id: string | null;
  /** JSON; null for unknown. */
  source: string | null;
  channel: string | null;
  /** Null once it is answered or done. */
  due_at: string | null;
  /** 1: whoever answers it was told that it is due soon; 2: that it is overdue. 0 again when `due_at` changes. */
  due_mailed: Generated<0 | 1 | 2>;
  /** When the term of its answer began; null where none did. */
  due_from: string | null;
  /** What the business hours made of that: `due_at` follows them while it is the same. */
  due_rule: string | null;
  answered_at: string | null;
  won: Generated<0 | 1>;
  value: number | null;
  version: Generated<number>;
}

/** The texts of the last days, to be compared with: those that are nearly the same share most bands. */
export interface MessageBandsTable {
  message_id: string;
  /** Its hashes, with commas between them. */
  sketch: string;
  /** 32 bits, signed. */
  band_0: number;
  band_1: number;
  band_2: number;
  band_3: number;
  band_4: number;
  /** The message's. */
  created_at: string;
}

interface Authored {
  /** Null for what happened by itself, and once the account is erased. */
  author_id: string | null;
  /** As it was then: the account may have another by now. */
  author_name: string | null;
  created_at: string;
}

interface LeadNotesTable extends Authored {
  id: string;
  message_id: string;
  text: string;
}

interface LeadEventsTable extends Authored {
  id: string;
  message_id: string;
  kind: string;
  /** JSON. */
  data: string;
}

/** What the leads of a day are summed by. Cases stand for themselves here, other than in the sums of visits. */
export type LeadSumKind = 'all' | 'landing' | 'page' | 'article' | 'case' | 'channel' | 'host' | 'campaign';

/** One row for each day and name; made from the leads, and right for days without changes since. */
interface LeadSumsTable {
  /** `yyyy-mm-dd`, in UTC. */
  day: string;
  kind: LeadSumKind;
  /** Empty for the kind `all`. */
  name: string;
  sent: number;
  answered: number;
  won: number;
  /** Of those that were won, in whole units of money. */
  value: number;
}

/** A lead of that day was added, changed or deleted. Triggers write it. */
interface LeadSumChangesTable {
  id: string;
  day: string;
}

/** How far the desk's jobs are, one row each: see server/terms. */
interface DeskStatesTable {
  id: 'due_dates' | 'due_mails' | 'digest' | 'answer_record';
  value: string;
}
