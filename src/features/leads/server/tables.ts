import type { Generated } from 'kysely';
import type { LeadStatus } from '../inbox.contract.ts';

declare module '#platform/database/tables.ts' {
  interface Tables {
    contact_messages: ContactMessagesTable;
    message_bands: MessageBandsTable;
    lead_notes: LeadNotesTable;
    lead_events: LeadEventsTable;
    lead_sums: LeadSumsTable;
    lead_sum_changes: LeadSumChangesTable;
    desk_states: DeskStatesTable;
    lead_replies: LeadRepliesTable;
    lead_attachments: LeadAttachmentsTable;
    saved_replies: SavedRepliesTable;
    reply_signatures: ReplySignaturesTable;
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
  /** Its words, notes and thread, as searches compare them (`searched-text.store.ts`). */
  search_text: string;
  /** 1: quarantined, in the spam folder and not in the inbox. */
  spam: Generated<0 | 1>;
  /** The reasons: codes, separated by commas. */
  spam_reasons: string | null;
  /** 1: its wording looks like advertising. */
  advertising: Generated<0 | 1>;
  /** Not `new` if and only if `read` is 1. */
  status: Generated<LeadStatus>;
  assignee_id: string | null;
  /** JSON; null if unknown. */
  source: string | null;
  channel: string | null;
  /** Null once it is answered or done. */
  due_at: string | null;
  /** The last reminder mailed to its owner: 1: due soon; 2: overdue. Reset to 0 when `due_at` changes. */
  due_mailed: Generated<0 | 1 | 2>;
  /** When its answer's term began; null if none did. */
  due_from: string | null;
  /** The due date computed from the business hours: as long as `due_at` equals it, `due_at` follows them. */
  due_rule: string | null;
  answered_at: string | null;
  won: Generated<0 | 1>;
  value: number | null;
  /** Of one that is done and not won; null if none was given. */
  lost_reason: string | null;
  version: Generated<number>;
}

/** The texts of the last days, for comparison: nearly identical ones share most bands. */
interface MessageBandsTable {
  message_id: string;
  /** Its hashes, separated by commas. */
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
  /** Null if it happened automatically, and once the account is erased. */
  author_id: string | null;
  /** The name at that time: the account may have another by now. */
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

/** The groupings of a day's leads. Cases are a kind of their own here, unlike in the sums of visits. */
export type LeadSumKind = 'all' | 'landing' | 'page' | 'article' | 'case' | 'channel' | 'host' | 'campaign';

/** One row per day and name, derived from the leads; correct for days without changes since. */
interface LeadSumsTable {
  /** `yyyy-mm-dd`, in UTC. */
  day: string;
  kind: LeadSumKind;
  /** Empty for the kind `all`. */
  name: string;
  sent: number;
  answered: number;
  won: number;
  /** The value of those that were won, in whole currency units. */
  value: number;
}

/** A lead from that day was added, changed or deleted. Written by triggers. */
interface LeadSumChangesTable {
  id: string;
  day: string;
}

/** The progress of the desk's jobs, one row each: see server/terms. */
interface DeskStatesTable {
  id: 'due_dates' | 'due_mails' | 'digest' | 'answer_record';
  value: string;
}

/** One entry of the thread about a message. A reply of ours shares its id with its mail in the outbox. */
export interface LeadRepliesTable {
  id: string;
  message_id: string;
  /** `unmatched`: a mail from the sender of the message that answers no reply; not part of the thread. */
  kind: 'reply' | 'mail' | 'auto_reply' | 'unmatched';
  /**
   * For a reply: `sent` was accepted by a mail server, `bounced` was then returned, `written` is only in a
   * file, because there was no mail server. For a mail always `received`.
   */
  state: 'queued' | 'sent' | 'written' | 'failed' | 'bounced' | 'received';
  failure: string | null;
  author_id: string | null;
  /** The account's name when it was written; for a mail, the name that it states. */
  author_name: string | null;
  /** The recipient of a reply, or the stated sender of a mail. */
  address: string;
  subject: string;
  /** For a reply, with its author's signature. */
  text: string;
  /** How many characters at the end of a reply are the signature and its separator. */
  signature_length: Generated<number>;
  /** For a mail, sanitized. */
  html: string | null;
  mail_id: string | null;
  /** For a mail: whether its sender's domain did not send it, according to our mail server (DMARC). */
  failed_verification: 0 | 1;
  created_at: string;
  /** When a mail server accepted it. */
  sent_at: string | null;
}

export interface LeadAttachmentsTable {
  id: string;
  message_id: string;
  /** Null until its reply is sent. */
  reply_id: string | null;
  name: string;
  type: string;
  bytes: number;
  created_at: string;
}

interface SavedRepliesTable {
  id: string;
  name: string;
  text: string;
  created_at: string;
  updated_at: string;
}

interface ReplySignaturesTable {
  user_id: string;
  text: string;
  updated_at: string;
}
