import { AsyncLocalStorage } from 'node:async_hooks';
import { BoundedQueue } from '#platform/bounded-queue.ts';
import { tooBusy, unavailable } from '#platform/http/problem.ts';

/** Each hash takes 128 MiB, and a processor that also answers requests. */
const running = 1;

/** Of known clients, and the one stranger whose turn it is. */
const hashes = new BoundedQueue({ running, waiting: 65, refuse: unavailable });

/**
 * For unknown clients: a flood of sign-ins is refused early, and one client's burst leaves room for others.
 */
const strangers = new BoundedQueue({ running, waiting: 32, ofOneClient: 4, refuse: tooBusy });

/** Clients with a known browser, session or mailed link come first, and find room when strangers do not. */
const priorityOfKnown = 1;

/** The longest wait after which a password is still hashed, in milliseconds. */
const longestWait = { stranger: 10_000, known: 20_000 };

const clients = new AsyncLocalStorage<string>();
const areKnown = new AsyncLocalStorage<true>();

/** Attributes passwords hashed in `work` to a client. @param client its network, as limits count it */
export const asClient = <T>(client: string, work: () => Promise<T>): Promise<T> => clients.run(client, work);

/** Attributes passwords hashed in `work` to a known client. */
export const asKnownSender = <T>(work: () => Promise<T>): Promise<T> => areKnown.run(true, work);

/**
 * Hashes a password when its turn comes: known clients first, then strangers, the one served longest ago before the others.
 * @throws Problem 503 when too many wait, or the turn comes too late
 */
export async function hashInTurn<T>(hash: () => Promise<T>): Promise<T> {
  if (areKnown.getStore()) return hashes.run(hash, { priority: priorityOfKnown, waitMs: longestWait.known });
  const latest = performance.now() + longestWait.stranger;
  return strangers.run(() => hashes.run(hash, { client: null, waitMs: latest - performance.now() }), {
    client: clients.getStore() ?? null,
    waitMs: longestWait.stranger,
  });
}
