import { PostgresDialect, type Driver, type TransactionSettings } from 'kysely';
import type { Pool } from 'pg';
import { BoundedQueue } from '../../bounded-queue.ts';
import { DatabaseBusyError } from '../read-errors.ts';
import { connectionTimeoutMs } from './open-pool.ts';
import { PostgresSession, type EnterTable } from './postgres-session.ts';

/** A request for a table with this many waiting is refused at once: its turn would not come in time. */
const maximumWaiting = 500;

/**
 * Kysely on a pool that no single table can exhaust, and where no read continues once nobody waits for it
 * (docs/decisions/postgres-connections.md).
 */
export class BulkheadPostgresDialect extends PostgresDialect {
  readonly #pool: Pool;
  readonly #tables = new Map<string, BoundedQueue>();

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  /** Connections, and how many requests wait for one. */
  readPool(): { total: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    const held = [...this.#tables.values()].reduce((sum, { waiting }) => sum + waiting, 0);
    return { total: totalCount, idle: idleCount, waiting: waitingCount + held };
  }

  override createDriver(): Driver {
    return new BulkheadPostgresDriver(this.#pool, (table, signal) =>
      this.#findQueue(table).take({ waitMs: connectionTimeoutMs, signal }),
    );
  }

  #findQueue(table: string): BoundedQueue {
    const queue =
      this.#tables.get(table) ??
      new BoundedQueue({
        // Whatever one table takes, as much is left for the others.
        running: Math.floor(this.#pool.options.max / 2),
        waiting: maximumWaiting,
        refuse: () => new DatabaseBusyError(`too many wait for ${table}`),
      });
    this.#tables.set(table, queue);
    return queue;
  }
}

class BulkheadPostgresDriver implements Driver {
  readonly #pool: Pool;
  readonly #enterTable: EnterTable;

  constructor(pool: Pool, enterTable: EnterTable) {
    this.#pool = pool;
    this.#enterTable = enterTable;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresSession> {
    return new PostgresSession(this.#pool, this.#enterTable);
  }

  async beginTransaction(session: PostgresSession, settings: TransactionSettings): Promise<void> {
    session.beginTransaction(settings);
  }

  async commitTransaction(session: PostgresSession): Promise<void> {
    await session.commit();
  }

  async rollbackTransaction(session: PostgresSession): Promise<void> {
    await session.rollback();
  }

  async releaseConnection(session: PostgresSession): Promise<void> {
    session.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
