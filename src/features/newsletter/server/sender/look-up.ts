import { setTimeout as sleep } from 'node:timers/promises';
import type { Resolver } from 'node:dns/promises';

/** A name server's answer about a name; `unknown`: it gave none. */
export type Answer<T> = { kind: 'found'; values: T[] } | { kind: 'none' } | { kind: 'unknown' };

export type Lookups = Pick<Resolver, 'resolveTxt' | 'resolve4' | 'resolve6' | 'reverse'>;

export const lookupMs = 2000;

/** There is no such name, or it has no such record. */
const noneCodes = new Set(['ENOTFOUND', 'ENODATA']);

/** Waits for one lookup, two seconds at most. */
export async function lookUp<T>(lookup: Promise<T[]>): Promise<Answer<T>> {
  const waited = new AbortController();
  const settled = lookup.then(
    (values): Answer<T> => (values.length > 0 ? { kind: 'found', values } : { kind: 'none' }),
    (error: unknown): Answer<T> => ({
      kind: noneCodes.has(String(Object(error).code)) ? 'none' : 'unknown',
    }),
  );
  const late = sleep(lookupMs, { kind: 'unknown' } as const, { signal: waited.signal }).catch(
    () => ({ kind: 'unknown' }) as const,
  );
  const answer = await Promise.race([settled, late]);
  waited.abort();
  return answer;
}

/** The TXT records of a name, each in one piece. */
export const lookUpTexts = (lookups: Lookups, name: string): Promise<Answer<string>> =>
  lookUp(lookups.resolveTxt(name).then((records) => records.map((parts) => parts.join(''))));
