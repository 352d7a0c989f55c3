import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { PersonalData } from '../contract.ts';

/** What one feature holds about a person, by an address in lower case. */
interface HeldData<Held> {
  select(connection: Connection, email: string): Promise<Held>;
}

interface PersonalDataSource<Held> extends HeldData<Held> {
  /** @returns how many rows */
  erase(connection: Connection, email: string): Promise<number>;
}

/** One for each feature that holds something about people, under the names of the export and of the receipt. */
export interface PersonalDataSources {
  account: PersonalDataSource<PersonalData['account']>;
  messages: PersonalDataSource<PersonalData['messages']>;
  /** Erased with their messages, as the events are. */
  notes: HeldData<PersonalData['notes']>;
  events: HeldData<PersonalData['events']>;
  replies: PersonalDataSource<PersonalData['replies']>;
  subscriptions: PersonalDataSource<PersonalData['subscriptions']>;
  mails: PersonalDataSource<PersonalData['mails']>;
  /** Takes a person's name from what their account did, before it is erased; ISO 8601 */
  forgetColleague(trx: Connection, person: { email: string; at: string; siteUrl: URL }): Promise<void>;
  /** Deletes the mails in which the address stands, of the outbox that is left. @returns how many */
  deleteMentioningMails(database: Platform['database'], email: string): Promise<number>;
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
