import { AsyncLocalStorage } from 'node:async_hooks';
import PQueue from 'p-queue';
import { ClientQueue } from '#platform/http/client-queue.ts';
import { unavailable } from '#platform/http/problem.ts';

/** Each hash takes 128 MiB, and a processor that also answers requests. */
const concurrency = 1;

/**
 * For unknown clients: a flood of sign-ins is refused early, and one client's burst leaves room for others.
 */
const strangers = new ClientQueue({ running: concurrency, unfinished: 33, ofOneClient: 4 });

/** Clients with a known browser, session or mailed link come first, and find room when strangers do not. */
const priorityOfKnown = 1;

/** How many known clients may wait. */
const knownLimit = 64;

/** The longest wait after which a password is still hashed, in milliseconds. */
const longestWait = { stranger: 10_000, known: 20_000 };

const queue = new PQueue({ concurrency });
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
  const isKnown = areKnown.getStore() ?? false;
  const latest = performance.now() + (isKnown ? longestWait.known : longestWait.stranger);
  const begin = () => {
    if (performance.now() > latest) throw unavailable();
    return hash();
  };
  if (!isKnown) return strangers.run(clients.getStore() ?? null, () => queue.add(begin));
  if (queue.sizeBy({ priority: priorityOfKnown }) >= knownLimit) throw unavailable();
  return queue.add(begin, { priority: priorityOfKnown });
}
