import type { OwnerSettings } from '#platform/config/owner-settings.ts';
import type { Platform, Site } from '#platform/context.ts';
import type { IdPage } from '#platform/database/change-in-pages.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { PersonalData } from '../contract.ts';

/** One feature's data about a person, by an address in lower case: of a bounded size. */
interface HeldThing<Held> {
  select(connection: Connection, email: string): Promise<Held>;
}

/** Data that strangers can create without limit: read a page at a time. */
export interface HeldRows<Row extends { id: string }> {
  selectPage(connection: Connection, email: string, page: IdPage): Promise<Row[]>;
}

/** @returns how many rows */
type Erase<Where> = (where: Where, email: string) => Promise<number>;

type Database = Platform['database'];

/**
 * One for each feature that holds something about people, under the names used in the export and the receipt.
 */
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
   * Removes a person's name from what their account did, before it is erased.
   * @param person at: ISO 8601
   * @returns how to notify the others
   * @throws Problem 409 for the last admin, before anything is changed
   */
  forgetColleague(
    database: Database,
    person: { email: string; at: string; siteUrl: URL },
  ): Promise<{ notifyOthers(trx: Connection): Promise<void> }>;
  /** Deletes the stored files that erased rows referred to. */
  deleteErasedFiles(platform: Pick<Platform, 'database' | 'storage' | 'now'>): Promise<void>;
}

declare module '#platform/context.ts' {
  interface Site {
    personalDataSources: PersonalDataSources;
  }
}

/** The part of the site that an export or an erasure reads; the commands have no more of it. */
export interface PersonalDataSite {
  site: Pick<Site, 'personalDataSources'>;
}

/** Rows that a feature deletes by age. */
export interface RetentionRule {
  name: string;
  /** How long they are kept, in milliseconds; null: until someone deletes them. */
  readKeptMs(settings: OwnerSettings): number | null;
  /**
   * @param old.read for queries that take long
   * @returns how many; fewer than `limit` when none are left
   */
  deleteBatch(
    connection: Connection,
    old: { before: string; limit: number; read: Platform['database']['read'] },
  ): Promise<number>;
}
