import type { Log } from '../log/create-log.ts';
import { streamPages } from './stream-pages.ts';

/** This server and proxies end a connection after a minute without traffic, or sooner. */
const quietMs = 10_000;

/**
 * The JSON of work that may take minutes. After each ten seconds a space is sent, which JSON may begin with, so that
 * the connection stays open. Work that fails after the first one breaks the response off.
 * @throws what the work does before that: there is an answer for that yet
 */
export const streamJson = (
  work: Promise<unknown>,
  log: Log,
  spaceMs = quietMs,
): Promise<ReadableStream<Uint8Array>> => streamPages(spaceUntil(work, spaceMs), log);

async function* spaceUntil(work: Promise<unknown>, spaceMs: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const isOver = work.then(
    () => true,
    () => true,
  );
  for (;;) {
    const { promise: isQuiet, resolve } = Promise.withResolvers<false>();
    const timer = setTimeout(() => resolve(false), spaceMs);
    const over = await Promise.race([isOver, isQuiet]);
    clearTimeout(timer);
    if (over) break;
    yield encoder.encode(' ');
  }
  yield encoder.encode(JSON.stringify(await work));
}
