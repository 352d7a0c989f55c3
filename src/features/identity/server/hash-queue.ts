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

/** Anybody: a flood of sign-ins is turned away at the door. What waits longest is hashed in time. */
const stranger: Sender = { priority: 0, waitingLimit: 32, waitMs: 10_000 };

/** How many of one client may wait or be hashed: a burst of one leaves room for others. */
const waitingLimitOfClient = 4;

/** Whose browser, session or mailed link is known comes first, and finds room when strangers do not. */
const known: Sender = { priority: 1, waitingLimit: 64, waitMs: 20_000 };

const queue = new PQueue({ concurrency });
const senders = new AsyncLocalStorage<Sender>();
const clients = new AsyncLocalStorage<string>();
const waitingOf = new Map<string, number>();

/** What hashes passwords in `work` does so for a client. @param client its network, as limits count it */
export const asClient = <T>(client: string, work: () => Promise<T>): Promise<T> => clients.run(client, work);

/** What hashes passwords in `work` does so for someone who is known. */
export const asKnownSender = <T>(work: () => Promise<T>): Promise<T> => senders.run(known, work);

/**
 * Hashes a password when its turn has come.
 * @throws Problem 503 when too many wait, or the turn does not come in time
 */
export async function hashInTurn<T>(hash: () => Promise<T>): Promise<T> {
  const sender = senders.getStore() ?? stranger;
  const { priority, waitingLimit, waitMs } = sender;
  const client = sender === stranger ? clients.getStore() : undefined;
  const ofClient = client === undefined ? 0 : (waitingOf.get(client) ?? 0);
  const isFull = queue.sizeBy({ priority }) >= waitingLimit || ofClient >= waitingLimitOfClient;
  if (queue.pending >= concurrency && isFull) throw unavailable();
  if (client !== undefined) waitingOf.set(client, ofClient + 1);
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(unavailable()), waitMs).unref();
  const begin = () => {
    clearTimeout(timer);
    return hash();
  };
  try {
    return await queue.add(begin, { priority, signal: waiting.signal });
  } finally {
    if (client !== undefined) forgetOne(client);
  }
}

function forgetOne(client: string): void {
  const left = waitingOf.get(client)! - 1;
  if (left > 0) waitingOf.set(client, left);
  else waitingOf.delete(client);
}
