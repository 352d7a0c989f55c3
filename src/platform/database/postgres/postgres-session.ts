import { once } from 'node:events';
import { connect } from 'node:net';
import {
  AbortedTransactionError,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type TransactionSettings,
  type OperationNode,
} from 'kysely';
import type { Client, Pool, PoolClient, QueryResult as PgResult } from 'pg';
import { ReadAbandonedError } from '../read-errors.ts';
import { findQuerySignal } from '../query-signal.ts';

/**
 * Waits until a table may have another connection.
 * @returns a function that gives it back
 * @throws DatabaseBusyError when there is none in time, the signal's reason when it aborts
 */
export type EnterTable = (table: string, signal: AbortSignal | undefined) => Promise<() => void>;

/** Statements that name no table share one limit. */
const unnamed = '-';

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * A connection in Kysely's eyes: one query or one transaction. It takes one from the pool with its first
 * statement, since only that names the table it is about.
 */
export class PostgresSession implements DatabaseConnection {
  readonly #pool: Pool;
  readonly #enterTable: EnterTable;
  #client: PoolClient | null = null;
  #leave: (() => void) | null = null;
  /** Begins the transaction, with its first statement. */
  #begin: string | null = null;
  #isInTransaction = false;
  /** The connection is not in a state to be used again. */
  #isSpoiled = false;

  constructor(pool: Pool, enterTable: EnterTable) {
    this.#pool = pool;
    this.#enterTable = enterTable;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const signal = this.#isInTransaction || !SelectQueryNode.is(query.query) ? undefined : findQuerySignal();
    const client = await this.#open(query, signal);
    const answer = client.query<Row & object>(query.sql, [...query.parameters]);
    const { command, rowCount, rows } = await (signal ? this.#abandonable(answer, client, signal) : answer);
    return { rows, ...(changing.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  /** @throws always: lists are read a page at a time */
  streamQuery(): never {
    throw new Error('A query is not streamed on PostgreSQL');
  }

  beginTransaction({ isolationLevel, accessMode }: TransactionSettings): void {
    this.#isInTransaction = true;
    this.#begin = ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
      .filter(Boolean)
      .join(' ');
  }

  /** @throws AbortedTransactionError when the server has rolled it back instead */
  async commit(): Promise<void> {
    const result = await this.#client?.query('commit');
    if (result?.command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    try {
      await this.#client?.query('rollback');
    } catch (error) {
      this.#isSpoiled = true;
      throw error;
    }
  }

  release(): void {
    this.#client?.release(this.#isSpoiled);
    this.#client = null;
    this.#leave?.();
    this.#leave = null;
  }

  async #open(query: CompiledQuery, signal: AbortSignal | undefined): Promise<PoolClient> {
    if (this.#client) return this.#client;
    if (signal?.aborted) throw abandoned();
    this.#leave = await this.#enterTable(findTable(query) ?? unnamed, signal).catch((error: unknown) => {
      throw signal?.aborted ? abandoned(error) : error;
    });
    const client = await this.#pool.connect();
    this.#client = client;
    if (signal?.aborted) throw abandoned();
    if (this.#begin) await client.query(this.#begin);
    return client;
  }

  /**
   * The connection stays ours until the server has handled the cancellation: it must not cancel another
   * query.
   */
  async #abandonable<Row extends object>(
    answer: Promise<PgResult<Row>>,
    client: PoolClient,
    signal: AbortSignal,
  ): Promise<PgResult<Row>> {
    let cancelling: Promise<void> | null = null;
    const cancel = () => {
      cancelling = cancelQuery(client as PoolClient & Client);
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await answer;
    } catch (error) {
      throw signal.aborted ? abandoned(error) : error;
    } finally {
      signal.removeEventListener('abort', cancel);
      await cancelling;
    }
  }
}

const abandoned = (cause?: unknown): ReadAbandonedError =>
  new ReadAbandonedError('nobody waits for the query any more', { cause });

/** Where a statement names its table, by the kind of node. */
const paths = ['from', 'into', 'table', 'froms', 'node', 'identifier'] as const;

/** The table that a query is about: the first that it names; `null` for raw SQL and the like. */
function findTable({ query }: CompiledQuery): string | null {
  return findName(query);
}

function findName(node: unknown): string | null {
  if (Array.isArray(node)) return findName(node[0]);
  if (!isNode(node)) return null;
  if (node.kind === 'IdentifierNode') return String(Reflect.get(node, 'name'));
  for (const path of paths) {
    const name = findName(Reflect.get(node, path));
    if (name !== null) return name;
  }
  return null;
}

const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** PostgreSQL's protocol, "CancelRequest": this number takes the place of a protocol version. */
const cancelRequestCode = 80_877_102;

const timeoutMs = 1000;

/**
 * Asks the server to end the query that a connection is running. It needs none of the server's connection
 * slots, and resolves once the server has handled it or could not be asked: the query then ends by its
 * `statement_timeout`. (pg's own `cancel` does not wait, and cannot reach servers that speak TLS.)
 */
async function cancelQuery(client: Client): Promise<void> {
  const { host, port, processID, secretKey } = client as Client & { processID: number; secretKey: number };
  const request = Buffer.alloc(16);
  [request.length, cancelRequestCode, processID, secretKey].forEach((value, index) =>
    request.writeInt32BE(value, index * 4),
  );
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.setTimeout(timeoutMs, () => socket.destroy()).on('error', () => undefined);
  socket.write(request);
  // The server does not answer; it closes the connection once the signal is sent.
  socket.resume();
  await once(socket, 'close');
}
