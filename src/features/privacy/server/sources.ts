import type { Platform } from '#platform/context.ts';
import type { IdPage } from '#platform/database/id-page.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { PersonalData } from '../contract.ts';

/** What one feature holds about a person, by an address in lower case: of a bounded size. */
interface HeldThing<Held> {
  select(connection: Connection, email: string): Promise<Held>;
}

/** The same of which strangers can make as many as they like. */
export interface HeldRows<Row extends { id: string }> {
  selectPage(connection: Connection, email: string, page: IdPage): Promise<Row[]>;
}

/** @returns how many rows */
type Erase<Where> = (where: Where, email: string) => Promise<number>;

type Database = Platform['database'];

/** One for each feature that holds something about people, under the names of the export and of the receipt. */
export interface PersonalDataSources {
  account: HeldThing<PersonalData['account']> & { erase: Erase<Connection> };
  messages: HeldRows<PersonalData['messages'][number]> & {
    /** With what belongs to them. @returns how many of each */
    erase(
      database: Database,
      email: string,
    ): Promise<Record<'messages' | 'notes' | 'events' | 'replies', number>>;
  };
  notes: HeldRows<PersonalData['notes'][number]>;
  events: HeldRows<PersonalData['events'][number]>;
  replies: HeldRows<PersonalData['replies']['thread'][number]> & {
    selectSignature(connection: Connection, email: string): Promise<string | null>;
    /** In others' threads. */
    erase: Erase<Database>;
  };
  subscriptions: HeldThing<PersonalData['subscriptions']> & { erase: Erase<Connection> };
  mails: HeldRows<PersonalData['mails'][number]> & { erase: Erase<Database> };
  /**
   * Takes a person's name from what their account did, before it is erased.
   * @param person at: ISO 8601
   * @returns what tells the others of it
   * @throws Problem 409 for the last admin, before anything is changed
   */
  forgetColleague(
    database: Database,
    person: { email: string; at: string; siteUrl: URL },
  ): Promise<{ notifyOthers(trx: Connection): Promise<void> }>;
  /** Deletes the stored files that erased rows have named. */
  deleteErasedFiles(platform: Pick<Platform, 'database' | 'storage' | 'now'>): Promise<void>;
}

/** What a feature forgets with age. */
export interface RetentionRule {
  /** Names the rows in the log. */
  name: string;
  /** How long they are kept, in milliseconds; null: until someone deletes them. */
  readKeptMs(config: Platform['config']): number | null;
  /**
   * @param old.read for what takes long to find
   * @returns how many; fewer than `limit` when none is left
   */
  deleteBatch(
    connection: Connection,
    old: { before: string; limit: number; read: Platform['database']['read'] },
  ): Promise<number>;
}
