import pg from 'pg';
import type { Log } from '../../log/create-log.ts';

/** Longer than anything that the product asks; after it the connection counts as lost. */
const answerTimeoutMs = 8000;

/**
 * PostgreSQL's connections. Whoever waits for one, or for its answer, is told in time: a server that is
 * stopped, or a network that swallows everything, ends no connection by itself.
 * @param isPatient for migrations: a query may take as long as it takes
 */
export function openPool(url: string, log: Log, isPatient = false): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: 'countermark',
    ...(!isPatient && { query_timeout: answerTimeoutMs }),
  });
  // Both are needed: an idle and a checked-out client report a lost connection in different places.
  pool.on('error', (error) => log.warn({ error: error.message }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'));
    endWhenSilent(client);
  });
  return pool;
}

/** pg would go on to use a connection whose query timed out: the next one would wait behind it. */
function endWhenSilent(client: pg.PoolClient): void {
  const ask: (text: string, values: unknown[]) => Promise<pg.QueryResult> = client.query.bind(client);
  Object.assign(client, {
    query: (text: string, values: unknown[]) =>
      ask(text, values).catch((error: unknown) => {
        // Ended with a query under way, it is closed at once; the pool takes no closed one back.
        if (isTimeout(error)) void (client as pg.PoolClient & pg.Client).end();
        throw error;
      }),
  });
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
