import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    contact_messages: ContactMessagesTable;
    message_sketches: MessageSketchesTable;
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
  /** The tag of the form that it was sent with; null for one without. */
  source: string | null;
  /** What the sender answered in the quiz; null without. */
  quiz_answers: string | null;
  /** Name, email, subject, message, source and answers in lower case: what a search looks through. */
  search_text: string;
  /** Quarantined: in the spam folder, not in the inbox. */
  spam: Generated<0 | 1>;
  /** Why: codes, with commas between them. */
  spam_reasons: string | null;
}

/** A few hashes of each text of the last days: texts that are nearly the same share most of them. */
interface MessageSketchesTable {
  message_id: string;
  /** 32 bits, signed. */
  hash: number;
  /** The message's. */
  created_at: string;
}
