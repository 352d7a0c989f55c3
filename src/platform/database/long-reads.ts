import type { Kysely, KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import { BoundedQueue } from '../bounded-queue.ts';
import { findQuerySignal, withQuerySignal } from './query-signal.ts';
import { DatabaseBusyError, ReadAbandonedError } from './read-errors.ts';
import type { Tables } from './tables.ts';

export interface LongReadLimits {
  atOnce: number;
  waiting: number;
  /** From the call to the answer. */
  deadlineMs: number;
}

/** Two, as many as SQLite's reader threads; on PostgreSQL they leave most of the pool to quick reads. */
export const longReadLimits: LongReadLimits = { atOnce: 2, waiting: 64, deadlineMs: 5000 };

/**
 * Reads that may take long: searches, exports, counts. A few run at once, some wait, the rest are refused. A
 * canceled read runs no further statement; the one in progress runs to its end and keeps its turn until then
 * (on SQLite neither the driver nor a worker's `terminate` interrupts a statement). So a statement must read
 * no more than a page's worth of rows, or only what an index leads to.
 */
export class LongReads {
  readonly #kysely: Kysely<Tables>;
  readonly #deadlineMs: number;
  readonly #findQueue: (area: string) => BoundedQueue;
  readonly #queues = new Map<string, BoundedQueue>();

  /**
   * @param kysely whose connections are separate, or as many as there are turns
   * @param isShared whether all areas share one queue, as they share two reader threads; otherwise a locked
   * table holds up only its own area
   */
  constructor(
    kysely: Kysely<Tables>,
    { atOnce, waiting, deadlineMs }: LongReadLimits = longReadLimits,
    isShared = true,
  ) {
    this.#kysely = kysely;
    this.#deadlineMs = deadlineMs;
    const refuse = () => new DatabaseBusyError('too many long reads wait for their turn');
    this.#findQueue = (area) => {
      const name = isShared ? 'all' : area;
      const queue = this.#queues.get(name) ?? new BoundedQueue({ running: atOnce, waiting, refuse });
      this.#queues.set(name, queue);
      return queue;
    };
  }

  /** How many have their turn, and how many wait. */
  get figures(): { underWay: number; waiting: number } {
    const queues = [...this.#queues.values()];
    const sum = (count: (queue: BoundedQueue) => number) =>
      queues.reduce((total, one) => total + count(one), 0);
    return { underWay: sum(({ running }) => running), waiting: sum(({ waiting }) => waiting) };
  }

  /**
   * @param area what it is about, such as `posts`
   * @param signal aborted when nobody waits for it any more
   * @throws DatabaseBusyError when too many wait or the deadline has passed; ReadAbandonedError
   */
  async run<T>(
    area: string,
    work: (connection: Kysely<Tables>) => Promise<T>,
    signal = findQuerySignal(),
  ): Promise<T> {
    const end = new AbortController();
    const abandon = () => end.abort(new ReadAbandonedError('whoever asked is gone'));
    const deadline = setTimeout(() => {
      end.abort(new DatabaseBusyError('a long read took too long'));
    }, this.#deadlineMs);
    signal?.addEventListener('abort', abandon, { once: true });
    if (signal?.aborted) abandon();
    try {
      const endTurn = await this.#findQueue(area).take({ signal: end.signal });
      // On PostgreSQL the signal also cancels the statement in progress.
      const reading = withQuerySignal(end.signal, () =>
        this.#kysely
          .connection()
          .execute((connection) => work(connection.withPlugin(new StopPlugin(end.signal)))),
      ).finally(endTurn);
      return await endWith(reading, end.signal);
    } finally {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', abandon);
    }
  }
}

/** Runs no statement after the signal. */
class StopPlugin implements KyselyPlugin {
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    this.#signal.throwIfAborted();
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

/** The promise's result, or a rejection with the signal's reason as soon as it aborts. */
function endWith<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
