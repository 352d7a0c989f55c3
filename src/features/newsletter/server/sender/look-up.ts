import { setTimeout as sleep } from 'node:timers/promises';
import { isIP } from 'node:net';
import type { Resolver } from 'node:dns/promises';

/** A name server's answer about a name; `unknown`: it gave none. */
type Answer<T> =
  | { kind: 'found'; values: T[] }
  /** `isAbsent`: the name itself does not exist. */
  | { kind: 'none'; isAbsent: boolean }
  | { kind: 'unknown' };

export type Lookups = Pick<Resolver, 'resolveTxt' | 'resolveMx' | 'resolve4' | 'resolve6' | 'resolvePtr'>;

export const lookupMs = 2000;

/** Waits for one lookup, two seconds at most. */
export async function lookUp<T>(lookup: Promise<T[]>): Promise<Answer<T>> {
  const waited = new AbortController();
  const settled = lookup.then(
    (values): Answer<T> =>
      values.length > 0 ? { kind: 'found', values } : { kind: 'none', isAbsent: false },
    (error: unknown): Answer<T> => {
      const { code } = Object(error) as { code?: unknown };
      if (code === 'ENOTFOUND' || code === 'ENODATA') return { kind: 'none', isAbsent: code === 'ENOTFOUND' };
      return { kind: 'unknown' };
    },
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

/** Whether only this machine or network reaches it. */
export const isLocal = (host: string): boolean =>
  host === 'localhost' ||
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(isIP(host) ? host : '');

/** A name's addresses of both versions. */
export async function findAddresses(host: string, lookups: Lookups): Promise<Answer<string>> {
  const [v4, v6] = await Promise.all([lookUp(lookups.resolve4(host)), lookUp(lookups.resolve6(host))]);
  const values = [v4, v6].flatMap((answer) => (answer.kind === 'found' ? answer.values : []));
  if (values.length > 0) return { kind: 'found', values };
  if (v4.kind === 'unknown' || v6.kind === 'unknown') return { kind: 'unknown' };
  return { kind: 'none', isAbsent: v4.kind === 'none' && v4.isAbsent };
}

/** An address as labels of a name: the bytes of IPv4, the 32 hexadecimal digits of IPv6. */
export function toLabels(address: string): string[] {
  if (isIP(address) === 4) return address.split('.');
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].flatMap((group) => group.padStart(4, '0').split(''));
}

/**
 * The names of an address. Not by `reverse`, which takes any failure for a name that does not exist.
 */
export const lookUpNames = (lookups: Lookups, address: string): Promise<Answer<string>> =>
  lookUp(
    lookups.resolvePtr(
      `${toLabels(address).toReversed().join('.')}.${isIP(address) === 4 ? 'in-addr' : 'ip6'}.arpa`,
    ),
  );
