import { AsyncLocalStorage } from 'node:async_hooks';
import PQueue from 'p-queue';
import { unavailable } from '#platform/http/problem.ts';

/** Each hash takes 128 MiB, and a processor that requests are answered with. */
const concurrency = 1;

interface Sender {
  priority: number;
  /** How many may wait for their turn. */
  waitingLimit: number;
  waitMs: number;
}

/** Anybody: a flood of sign-ins is turned away at the door. */
const stranger: Sender = { priority: 0, waitingLimit: 16, waitMs: 10_000 };

/** Whose browser, session or mailed link is known comes first, and finds room when strangers do not. */
const known: Sender = { priority: 1, waitingLimit: 64, waitMs: 20_000 };

const queue = new PQueue({ concurrency });
const senders = new AsyncLocalStorage<Sender>();

/** What hashes passwords in `work` does so for someone who is known. */
export const asKnownSender = <T>(work: () => Promise<T>): Promise<T> => senders.run(known, work);

/**
 * Hashes a password when its turn has come.
 * @throws Problem 503 when too many wait, or the turn does not come in time
 */
export async function hashInTurn<T>(hash: () => Promise<T>): Promise<T> {
  const { priority, waitingLimit, waitMs } = senders.getStore() ?? stranger;
  if (queue.pending >= concurrency && queue.sizeBy({ priority }) >= waitingLimit) throw unavailable();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(unavailable()), waitMs).unref();
  const begin = () => {
    clearTimeout(timer);
    return hash();
  };
  return queue.add(begin, { priority, signal: waiting.signal });
}
