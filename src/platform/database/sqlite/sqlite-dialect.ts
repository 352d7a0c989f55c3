import {
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import { Checkpoints } from './checkpoints.ts';
import { longestLockMs, onceUnlocked } from './once-unlocked.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteFileDialect } from './sqlite-file-dialect.ts';
import { WriteAheadLog } from './write-ahead-log.ts';
import { WriteGroups, type Member } from './write-groups.ts';

/**
 * Kysely on one SQLite file with two connections: one that writes, in groups, and one that reads what is
 * committed. A reader neither waits for a transaction nor sees what may yet be rolled back.
 */
export class GroupingSqliteDialect extends SqliteFileDialect {
  #driver: GroupingSqliteDriver | null = null;

  createDriver(): Driver {
    this.#driver = new GroupingSqliteDriver(this.file);
    return this.#driver;
  }

  /** Empties the write-ahead log. @returns false if that was not possible now */
  async emptyLog(): Promise<boolean> {
    return (await this.#driver?.emptyLog()) ?? false;
  }
}

class GroupingSqliteDriver implements Driver {
  readonly #writer: SqliteConnection;
  readonly #reader: SqliteConnection;
  readonly #log: WriteAheadLog;
  readonly #groups: WriteGroups;
  readonly #checkpoints: Checkpoints;

  constructor(file: string) {
    this.#writer = new SqliteConnection(file);
    this.#writer.leaveDiskToOthers();
    this.#reader = new SqliteConnection(file);
    this.#reader.refuseWrites();
    this.#log = new WriteAheadLog(file);
    this.#groups = new WriteGroups(this.#writer, this.#log, (writes) =>
      this.#checkpoints.note(writes, this.#log.size()),
    );
    this.#checkpoints = new Checkpoints(
      file,
      (work) => this.#groups.pause(work),
      () => this.#writer.checkpointByItself(),
    );
    // A process that is killed again and again before it has written enough would fill the disk with its log.
    this.#checkpoints.note(0, this.#log.size());
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this.#reader, this.#groups);
  }

  async beginTransaction(session: Session): Promise<void> {
    session.member = await this.#groups.join();
  }

  async commitTransaction(session: Session): Promise<void> {
    await this.#groups.keep(session.member!);
  }

  async rollbackTransaction(session: Session): Promise<void> {
    this.#groups.undo(session.member!);
  }

  async releaseConnection(session: Session): Promise<void> {
    session.member = null;
  }

  emptyLog(): Promise<boolean> {
    return this.#checkpoints.emptyLog();
  }

  async destroy(): Promise<void> {
    await this.#checkpoints.close();
    await this.#groups.close();
    await this.#log.close();
    this.#reader.close();
    this.#writer.close();
  }
}

/**
 * A connection in Kysely's eyes: one query or one transaction, on the underlying connection that it
 * needs.
 */
class Session implements DatabaseConnection {
  /** Its write, while in a transaction. */
  member: Member | null = null;
  readonly #reader: SqliteConnection;
  readonly #groups: WriteGroups;

  constructor(reader: SqliteConnection, groups: WriteGroups) {
    this.#reader = reader;
    this.#groups = groups;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.member) return this.#groups.run(this.member, (writer) => writer.execute<Row>(query));
    if (this.#isReading(query)) {
      const deadline = performance.now() + longestLockMs;
      return onceUnlocked(deadline, () => this.#reader.execute<Row>(query));
    }
    return this.#writeAlone<Row>(query);
  }

  /** @throws always: lists are read a page at a time */
  streamQuery(): never {
    throw new Error('A query is not streamed on SQLite');
  }

  #isReading({ query, sql }: CompiledQuery): boolean {
    if (SelectQueryNode.is(query)) return true;
    return query.kind === 'RawNode' && this.#reader.isReading(sql);
  }

  /** A statement outside a transaction is one by itself. */
  async #writeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const member = await this.#groups.join();
    try {
      const result = this.#groups.run(member, (writer) => writer.execute<Row>(query));
      await this.#groups.keep(member);
      return result;
    } catch (error) {
      this.#groups.undo(member);
      throw error;
    }
  }
}
