import type { AuditTarget } from '#domain/audit/contract.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Caller, Context } from '#platform/context.ts';
import type { Problem } from '#platform/http/problem.ts';
import type { Operation } from '#platform/rights.contract.ts';

/** The types of one kind of thing that people edit. */
export interface EditedTypes {
  /** Names one of them. */
  key: object;
  row: { id: string; version: number; updated_by: string | null };
  /** One as those who edit it get it. */
  answer: { version: number };
  /** One in the bin. */
  binned: object;
  /** Names an address that one of them may have. */
  addressKey: object;
}

/** The contents of a document or post, field by field. */
export type EditedText = Record<string, unknown>;

/** When a change is made, and by whom. */
export interface Change {
  /** ISO 8601 */
  at: string;
  userId: string;
}

/** The fate of something that visitors once found at an address. */
export type FormerSlug = { kind: 'moved'; slug: string } | { kind: 'gone' } | { kind: 'missing' };

/** The types of one kind of thing that has versions. */
export type VersionedTypes = Pick<EditedTypes, 'key' | 'row' | 'answer'>;

/**
 * A kind of thing that people edit. Each has a table for its texts; versions and who has something open are kept for
 * all kinds together.
 */
export interface VersionedKind<T extends VersionedTypes> {
  /** Never set: the compiler infers the types from it where it sees a kind that has more. */
  readonly types?: T;
  /** The operations whose rights its verbs require. */
  operations: { read: Operation; change: Operation };
  /** Describes one of them for the audit list. */
  describeTarget(row: T['row']): { kind: AuditTarget['kind']; id: string; title: string };
  /** Refuses a row that is not the caller's to change. @throws Problem 403 */
  refuseOthers?(caller: Caller, row: T['row']): void;
  /** Its name where it is noted who has it open, such as `cases/dock-schedule`. */
  nameOf(key: T['key']): string;
  /** @returns null for what exists but was never changed; @throws Problem 404 */
  findRow(ctx: Context, key: T['key']): Promise<T['row'] | null>;
  /** The id of what is about to be changed, which may get its row here. @throws Problem 404, 409 */
  findToChange(ctx: Pick<Context, 'now'>, trx: Connection, key: T['key']): Promise<string>;
  /** Increments a row's version, and locks it until the transaction is over. @throws Problem 404 */
  advance(trx: Connection, id: string): Promise<T['row']>;
  setVersion(trx: Connection, row: T['row']): Promise<void>;
  /** Writes changes to a row. @returns the row afterwards; @throws Problem 409 when a slug is taken */
  update(
    trx: Connection,
    row: T['row'],
    { changes, change }: { changes: Partial<T['row']>; change: Change },
  ): Promise<T['row']>;
  /** A row's contents including its draft, and its slug. */
  readText(row: T['row']): { slug: string; text: EditedText };
  /** The software's own text in the place of one; null or omitted: there is none. */
  readDefault?(row: T['row']): { slug: string; text: EditedText; since: string } | null;
  /** Whether visitors see it. */
  isPublished(row: T['row']): boolean;
  /** @param at the present, in ISO 8601 */
  describe(connection: Connection, row: T['row'], at: string): Promise<T['answer']>;
  /** 409 with the current contents. @param isByCaller whether the caller has changed them, in another window */
  stale(current: T['answer'], isByCaller?: boolean): Problem;
}

/** A kind that has a bin, and addresses that it may leave: documents, and posts. */
export interface EditedKind<T extends EditedTypes> extends VersionedKind<T> {
  /** `publish` is for what takes effect for visitors. */
  operations: VersionedKind<T>['operations'] & {
    publish: Operation;
    delete: Operation;
    restore: Operation;
    listBin: Operation;
  };
  bin: Bin<T>;
  addresses: Addresses<T>;
}

/** Where what was deleted waits to be restored. */
interface Bin<T extends EditedTypes> {
  /** The last deleted first. */
  select(connection: Connection, limit: number): Promise<T['binned'][]>;
  /** Takes a row away from visitors and lists. Addresses at which visitors found it answer 410. */
  put(trx: Connection, row: T['row'], at: string): Promise<void>;
  /** Prepares to take a row out, with its version incremented and its addresses leading to it again. */
  prepareToTake(ctx: Context, id: string): Promise<TakeFromBin<T>>;
}

/** Within a transaction. @returns the row, if it was there; @throws Problem 409 when its slug is taken by now */
type TakeFromBin<T extends EditedTypes> = (trx: Connection, change: Change) => Promise<T['row'] | undefined>;

/** Why nothing new can have an address. */
export interface AddressFault {
  fault: string;
  /** A free slug in its place; null if none is like it. */
  proposal: string | null;
  /** Whether something has it; otherwise nothing can. */
  isTaken: boolean;
}

/** Where visitors find it. */
interface Addresses<T extends EditedTypes> {
  /** @returns null if it is free; @throws Problem 404 */
  findFault(connection: Connection, key: T['addressKey']): Promise<AddressFault | null>;
  /** @param slug another one than that of `key` @returns null if it would have none; @throws Problem 404 */
  pathOf(key: T['addressKey'], slug?: string): string | null;
  /** Whether visitors find something there now. */
  isTaken(connection: Connection, key: T['addressKey']): Promise<boolean>;
  /** @param at the present, in ISO 8601 */
  findFormer(connection: Connection, key: T['addressKey'], at: string): Promise<FormerSlug>;
}
