import type { Generated } from 'kysely';
import type { UnmetKind } from '../contract.ts';

declare module '#platform/database/tables.ts' {
  interface Tables {
    insight_sums: InsightSumsTable;
    insight_visits: InsightVisitsTable;
    insight_salts: InsightSaltsTable;
    insight_texts: InsightTextsTable;
  }
}

/** The groupings of a day's sums. */
export type SumKind =
  | 'all'
  | 'page'
  | 'landing'
  | 'host'
  | 'channel'
  | 'campaign'
  | 'device'
  | 'form'
  | 'quiz'
  | 'article';

/** One row for each day and name. Every instance adds to it. */
interface InsightSumsTable {
  /** `yyyy-mm-dd`, in UTC. */
  day: string;
  kind: SumKind;
  /** A page's path; empty for the kind `all`. */
  name: string;
  views: Generated<number>;
  /** Visits that saw this page, or came this way. */
  visits: Generated<number>;
  /** Of those: went on to a second view. */
  onward: Generated<number>;
  /** Of those: opened a page with the contact form on it. */
  seen: Generated<number>;
  /**
   * How often the contact form was started; for the kind `form`, the form of that name; for `quiz`, how often
   * an answer was given.
   */
  begun: Generated<number>;
  /** Views by self-declared programs; included in no other number. */
  bots: Generated<number>;
}

/** One visitor's day. Its salt is deleted afterwards, so nobody can tell who it was. */
export interface InsightVisitsTable {
  /** A hash of the day's salt, the address and the browser's name. */
  id: string;
  day: string;
  landing: string;
  host: string | null;
  channel: string;
  campaign: string | null;
  device: string;
  views: number;
  /** The opened paths, one per line; no more than are compared. */
  pages: string;
  /** The forms that were started, one per line. */
  begun: Generated<string>;
}

/** One row, today's. Left out of backups. */
interface InsightSaltsTable {
  day: string;
  salt: string;
}

/** Searches without results. */
interface InsightTextsTable {
  kind: UnmetKind;
  /** In lower case, without anything that looks like personal data. */
  text: string;
  count: number;
  last_at: string;
}
