import { setImmediate } from 'node:timers';
import { longestLockMs, onceUnlocked } from './once-unlocked.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';

/**
 * How long the writes of one group may hold the event loop; other work gets its turn before the next group.
 */
const longestTurnMs = 8;

/** Writes that share one transaction, and so one wait for the disk. */
interface Group {
  /** Resolves once everything kept is on disk; rejects if any of it might not be. */
  committed: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
  /** Its turn of the event loop is over. */
  isDue: boolean;
  /** By `performance.now()`. */
  startedAt: number;
  /** How many members were kept. */
  kept: number;
}

/** One write in a group: a savepoint, so that it can fail alone. */
export interface Member {
  group: Group;
  /** False once it was kept or undone: another write may be in progress. */
  isWriting: boolean;
}

/** Whether a group takes no further members. */
const isComplete = ({ isDue, startedAt }: Group): boolean =>
  isDue || performance.now() - startedAt > longestTurnMs;

/**
 * Group commit: writes that arrive in one turn of the event loop run one after the other in one transaction,
 * which is committed when the turn ends or has taken long (docs/decisions/group-commit.md). Writes that
 * arrive while a commit waits for the disk form the next group; the main thread never waits.
 */
export class WriteGroups {
  readonly #connection: SqliteConnection;
  readonly #log: WriteAheadLog;
  readonly #noteStored: (writes: number) => void;
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;
  #open: Group | null = null;
  /** The current wait for the disk. */
  #syncing: Promise<void> | null = null;
  /** The disk refused: later writes may follow a gap in the log, and would be lost with it. */
  #isLogBroken = false;

  /** @param noteStored is called with the number of writes that are on disk */
  constructor(connection: SqliteConnection, log: WriteAheadLog, noteStored: (writes: number) => void) {
    this.#connection = connection;
    this.#log = log;
    this.#noteStored = noteStored;
  }

  /**
   * Resolves when it is this write's turn.
   * @throws when another process has kept the database locked for too long, or it cannot be written
   */
  async join(): Promise<Member> {
    const deadline = performance.now() + longestLockMs;
    if (this.#isBusy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isBusy = true;
    // No transaction is open during the wait for the disk: other processes may write.
    await this.#syncing;
    try {
      const group = (this.#open ??= await onceUnlocked(deadline, () => this.#begin()));
      this.#connection.run('savepoint member');
      return { group, isWriting: true };
    } catch (error) {
      this.#passOn();
      throw error;
    }
  }

  /**
   * Runs a member's statement. @throws what SQLite throws; a rolled-back group is over for all its members
   */
  run<T>(member: Member, statement: (connection: SqliteConnection) => T): T {
    if (!member.isWriting || member.group !== this.#open) throw new Error('this transaction is over');
    try {
      return statement(this.#connection);
    } catch (error) {
      // A full disk and the like roll back the whole transaction, not only the statement
      // (sqlite.org/lang_transaction.html).
      if (!this.#connection.isInTransaction) this.#end()?.reject(error);
      throw error;
    }
  }

  /** Resolves once this member's changes are on disk. @throws when they are not, and none of them is kept */
  async keep(member: Member): Promise<void> {
    this.run(member, (connection) => connection.run('release member'));
    member.group.kept += 1;
    this.#leave(member);
    await member.group.committed;
  }

  /** Undoes this member's changes, and nobody else's. Does nothing after `keep`. */
  undo(member: Member): void {
    if (!member.isWriting) return;
    try {
      if (member.group === this.#open) {
        this.run(member, (connection) => {
          connection.run('rollback to member');
          connection.run('release member');
        });
      }
    } finally {
      this.#leave(member);
    }
  }

  /** Runs work that excludes writes: later ones wait for it, and all earlier ones are on disk. */
  async pause(work: () => Promise<void>): Promise<void> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isBusy = true;
    try {
      await this.#finish();
      await work();
    } finally {
      this.#passOn();
    }
  }

  /** Commits the open group, when no write is in progress. */
  async close(): Promise<void> {
    if (this.#isBusy) await this.#syncing;
    else await this.#finish();
  }

  async #finish(): Promise<void> {
    await this.#syncing;
    if (this.#open) this.#commit();
    await this.#syncing;
  }

  #begin(): Group {
    // Left open by a rollback that the disk refused.
    if (this.#connection.isInTransaction) this.#connection.run('rollback');
    if (this.#isLogBroken) this.#mendLog();
    // Immediate: a transaction that reads first and writes later fails if another process wrote in between.
    this.#connection.run('begin immediate');
    const { promise: committed, resolve, reject } = Promise.withResolvers<void>();
    // Nobody waits for a group whose members were all undone.
    committed.catch(() => undefined);
    const startedAt = performance.now();
    const group: Group = { committed, resolve, reject, isDue: false, startedAt, kept: 0 };
    setImmediate(() => {
      group.isDue = true;
      if (group === this.#open && !this.#isBusy) this.#commit();
    });
    return group;
  }

  #leave(member: Member): void {
    member.isWriting = false;
    if (this.#open && isComplete(this.#open)) this.#commit();
    this.#passOn();
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  }

  #commit(): void {
    const group = this.#end();
    if (!group) return;
    try {
      this.#connection.run('commit');
    } catch (error) {
      group.reject(error);
      this.#takeBack();
      return;
    }
    this.#syncing = this.#sync(group);
  }

  async #sync(group: Group): Promise<void> {
    try {
      await this.#log.sync();
      group.resolve();
    } catch (error) {
      this.#isLogBroken = true;
      group.reject(error);
    }
    this.#syncing = null;
    this.#noteStored(group.kept);
  }

  /** Moves what may not be on disk to the database file and restarts the log. @throws when it cannot */
  #mendLog(): void {
    this.#connection.checkpointAll();
    this.#isLogBroken = false;
  }

  #takeBack(): void {
    try {
      if (this.#connection.isInTransaction) this.#connection.run('rollback');
    } catch {
      // The next group starts it.
    }
  }

  #end(): Group | null {
    const group = this.#open;
    this.#open = null;
    return group;
  }
}
