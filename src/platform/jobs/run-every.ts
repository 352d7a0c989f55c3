import type { Log } from '../log/create-log.ts';

/** Stops a repeated job; resolves when the current run is over. */
export type StopJob = () => Promise<void>;

/**
 * Runs `work` again `intervalMs` after it ended; never twice at once, and a failure does not end it. Repeated
 * failures are logged once until it works again.
 */
export function runEvery(
  name: string,
  intervalMs: number,
  work: (stopping: AbortSignal) => Promise<void>,
  log: Log,
): StopJob {
  const stopping = new AbortController();
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const run = async () => {
    try {
      await work(stopping.signal);
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ job: name, err: error }, 'job failed, will retry');
      failing = true;
    }
    schedule();
  };
  const schedule = () => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = run();
    }, intervalMs).unref();
  };
  schedule();

  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
