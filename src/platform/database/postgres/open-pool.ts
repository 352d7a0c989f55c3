import pg from 'pg';
import type { Log } from '../../log/create-log.ts';

/** Requests without a connection by then are refused. */
export const connectionTimeoutMs = 3000;

/** Longer than the server lets anything take (below): after it, the connection counts as lost. */
const answerTimeoutMs = 8000;

/** The server's own timeouts, in milliseconds; 0: none. */
export interface SessionTimeouts {
  statement_timeout: number;
  lock_timeout: number;
  /** Ends the connection, and its transaction with it. */
  idle_in_transaction_session_timeout: number;
}

/** While serving: by then the client has gone, or gets a 503. */
const servingTimeouts: SessionTimeouts = {
  statement_timeout: 7000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * Building an index takes as long as it takes, and a starting instance waits for the one that is building it.
 */
const migrationTimeouts: SessionTimeouts = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 60_000,
};

/** A backup reads whole tables, and a restore writes them. */
export const copyingTimeouts: SessionTimeouts = {
  statement_timeout: 0,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 600_000,
};

/**
 * The connections that requests are served on. Waiting for one, and for its answer, has a timeout: a stopped
 * server, or a network that drops everything, does not close connections.
 * @param size the most connections
 */
export const openPool = (url: string, size: number, log: Log): pg.Pool =>
  open({ connectionString: url, max: size, query_timeout: answerTimeoutMs }, servingTimeouts, log);

/** A connection for migrations: a query may take as long as it needs. */
export const openMigrationPool = (url: string, log: Log): pg.Pool =>
  open({ connectionString: url, max: 1 }, migrationTimeouts, log);

function open(config: pg.PoolConfig, timeouts: SessionTimeouts, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    application_name: 'countermark',
    onConnect: setTimeouts(timeouts),
  });
  // Both are needed: an idle and a checked-out client report a lost connection in different places.
  pool.on('error', (error) => log.warn({ error: error.message }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'));
    endWhenSilent(client);
  });
  return pool;
}

/** By a statement, not in the startup message: poolers refuse parameters there that they do not know. */
export const setTimeouts =
  (timeouts: SessionTimeouts) =>
  async (client: pg.ClientBase): Promise<void> => {
    const settings = Object.entries(timeouts);
    const calls = settings.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, false)`);
    await client.query(
      `select ${calls.join(', ')}`,
      settings.flatMap(([name, milliseconds]) => [name, `${milliseconds}ms`]),
    );
  };

/** pg would keep using a connection whose query timed out: the next query would wait behind it. */
function endWhenSilent(client: pg.PoolClient): void {
  const ask: (text: string, values?: unknown[]) => Promise<pg.QueryResult> = client.query.bind(client);
  Object.assign(client, {
    query: (text: string, values?: unknown[]) =>
      ask(text, values).catch((error: unknown) => {
        // Ended with a query in progress, it is closed at once; the pool does not take back a closed one.
        if (isTimeout(error)) void (client as pg.PoolClient & pg.Client).end();
        throw error;
      }),
  });
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
