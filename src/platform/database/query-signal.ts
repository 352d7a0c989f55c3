import { AsyncLocalStorage } from 'node:async_hooks';
import { ReadAbandonedError } from './read-errors.ts';

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/**
 * Runs `work`; its reads on PostgreSQL are canceled, on the server too, when the signal aborts. Writes and
 * transactions run to their end.
 */
export const withQuerySignal = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  signals.run(signal, work);

/** Runs `work` for all who wait for it: nobody who leaves cancels its reads. */
export const withoutQuerySignal = <T>(work: () => Promise<T>): Promise<T> => signals.run(undefined, work);

/** The signal of the innermost `withQuerySignal` around the caller. */
export const findQuerySignal = (): AbortSignal | undefined => signals.getStore();

/**
 * Waits for `work` for that long; whatever it is still reading then is canceled.
 * @throws ReadAbandonedError on timeout
 */
export async function withDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const deadline = new AbortController();
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const end = () => {
    deadline.abort();
    reject(new ReadAbandonedError('the time for reading is over'));
  };
  // After a turn in which the loop was busy, the answer may have arrived but not been read.
  const timer = setTimeout(() => setImmediate(end), milliseconds);
  try {
    return await Promise.race([withQuerySignal(deadline.signal, work), isOver]);
  } finally {
    clearTimeout(timer);
  }
}
