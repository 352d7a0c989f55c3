import { PostgresDialect, type Driver, type TransactionSettings } from 'kysely';
import type { Pool } from 'pg';
import { Bulkhead } from './bulkhead.ts';
import { connectionTimeoutMs } from './open-pool.ts';
import { PostgresSession } from './postgres-session.ts';

/** A request for a table with this many waiting is refused at once: its turn would not come in time. */
const maximumWaiting = 500;

/**
 * Kysely on a pool that no single table can exhaust, and where no read continues once nobody waits for it
 * (docs/decisions/postgres-connections.md).
 */
export class BulkheadPostgresDialect extends PostgresDialect {
  readonly #pool: Pool;
  readonly #bulkhead: Bulkhead;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
    // Whatever one table takes, as much is left for the others.
    const capacity = Math.floor(pool.options.max / 2);
    this.#bulkhead = new Bulkhead({ capacity, maximumWaiting, waitMs: connectionTimeoutMs });
  }

  /** Connections, and how many requests wait for one. */
  readPool(): { total: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { total: totalCount, idle: idleCount, waiting: waitingCount + this.#bulkhead.waiting };
  }

  override createDriver(): Driver {
    return new BulkheadPostgresDriver(this.#pool, this.#bulkhead);
  }
}

class BulkheadPostgresDriver implements Driver {
  readonly #pool: Pool;
  readonly #bulkhead: Bulkhead;

  constructor(pool: Pool, bulkhead: Bulkhead) {
    this.#pool = pool;
    this.#bulkhead = bulkhead;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresSession> {
    return new PostgresSession(this.#pool, this.#bulkhead);
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
