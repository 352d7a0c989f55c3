import { BlockList, isIP } from 'node:net';
import { findAddresses, lookUp, lookUpTexts, toLabels, type Lookups } from './look-up.ts';
import { domainOf } from './sender.ts';

/**
 * What a domain's SPF record says of an address; `none`: there is no record. Without a result: `error`, the record
 * itself is at fault, so that it allows nobody; `unknown`, an answer is missing, or it depends on the mail.
 */
export type SpfOutcome =
  | { kind: 'result'; result: 'pass' | 'fail' | 'softfail' | 'neutral' }
  | { kind: 'none' }
  | { kind: 'error'; reason: string }
  | { kind: 'unknown'; reason: string };

type Result = Extract<SpfOutcome, { kind: 'result' }>['result'];

/** RFC 7208, 4.6.4. */
const termLimit = 10;
const voidLimit = 2;

/** A domain's own record. */
export const readSpfRecord = (
  lookups: Lookups,
  domain: string,
): Promise<{ kind: 'found'; record: string } | Exclude<SpfOutcome, { kind: 'result' }>> =>
  catchFault(async () => {
    const record = await readRecord(lookups, domain);
    return record === null ? { kind: 'none' } : { kind: 'found', record };
  });

interface SpfCheck {
  record: string;
  /** Of whose domain it is. */
  from: string;
  /** Null for one that no record names: the whole record is read. */
  address: string | null;
}

/** RFC 7208, 4. */
export const evaluateSpf = (lookups: Lookups, { record, from, address }: SpfCheck): Promise<SpfOutcome> =>
  catchFault(async () => {
    const evaluation = { lookups, address, from, terms: 0, voids: 0, path: [] };
    return { kind: 'result', result: await checkRecord(evaluation, record, domainOf(from)) };
  });

async function catchFault<Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | { kind: 'error' | 'unknown'; reason: string }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SpfFault) return { kind: error.kind, reason: error.message };
    throw error;
  }
}

class SpfFault extends Error {
  readonly kind: 'error' | 'unknown';

  constructor(kind: 'error' | 'unknown', reason: string) {
    super(reason);
    this.kind = kind;
  }
}

interface Evaluation {
  lookups: Lookups;
  address: string | null;
  /** The mail's sender. */
  from: string;
  /** Mechanisms that needed lookups, and those whose names do not exist. */
  terms: number;
  voids: number;
  /** The domains whose records led to this one. */
  path: string[];
}

const results: Readonly<Record<string, Result>> = {
  '+': 'pass',
  '-': 'fail',
  '~': 'softfail',
  '?': 'neutral',
};

async function checkRecord(evaluation: Evaluation, record: string, domain: string): Promise<Result> {
  const terms = record.split(' ').filter(Boolean).slice(1);
  const mechanisms = terms.filter((term) => !/^[a-z][\w.-]*=/i.test(term)).map(readMechanism);
  evaluation.path.push(domain);
  for (const mechanism of mechanisms) {
    if (await matches(evaluation, mechanism, domain)) {
      evaluation.path.pop();
      return results[mechanism.sign]!;
    }
  }
  const redirect = terms.find((term) => /^redirect=/i.test(term))?.slice('redirect='.length);
  const result = redirect === undefined ? 'neutral' : await checkOther(evaluation, redirect, domain);
  evaluation.path.pop();
  return result;
}

async function readRecord(lookups: Lookups, domain: string): Promise<string | null> {
  const answer = await lookUpTexts(lookups, domain);
  if (answer.kind === 'unknown') throw new SpfFault('unknown', `${domain} could not be looked up`);
  const records = answer.kind === 'none' ? [] : answer.values.filter((text) => /^v=spf1( |$)/i.test(text));
  if (records.length > 1)
    throw new SpfFault(
      'error',
      `${domain} has ${records.length} SPF records, and only one counts: join them`,
    );
  return records[0] ?? null;
}

/** The record that is included, or that another leads to: it has to be there. */
async function checkOther(evaluation: Evaluation, target: string, domain: string): Promise<Result> {
  countTerm(evaluation);
  const other = toTarget(evaluation, target, domain);
  if (evaluation.path.includes(other)) throw new SpfFault('error', `${other} includes itself`);
  const record = await readRecord(evaluation.lookups, other);
  if (record === null) throw new SpfFault('error', `${other} has no SPF record`);
  return checkRecord(evaluation, record, other);
}

interface Mechanism {
  term: string;
  sign: string;
  name: string;
  target: string | undefined;
  /** In bits, of an IPv4 and an IPv6 address. */
  prefixes: { 4: number | undefined; 6: number | undefined };
}

/** @throws SpfFault: a fault of the syntax counts wherever it is, also behind a match (RFC 7208, 4.6) */
function readMechanism(term: string): Mechanism {
  const [, sign, name, target, v4, v6] =
    /^([+?~-]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?::(.+?))?(?:\/(\d+))?(?:\/\/(\d+))?$/i.exec(term) ?? [];
  if (name === undefined) throw meaningless(term);
  const prefixes = { 4: toNumber(v4), 6: toNumber(v6 ?? (name.toLowerCase() === 'ip6' ? v4 : undefined)) };
  const mechanism = { term, sign: sign || '+', name: name.toLowerCase(), target, prefixes };
  if (/^ip[46]$/.test(mechanism.name)) contains(null, mechanism, [target ?? '']);
  if (/^(include|exists)$/.test(mechanism.name) && target === undefined) throw meaningless(term);
  return mechanism;
}

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const meaningless = (term: string) => new SpfFault('error', `“${term}” means nothing`);

async function matches(evaluation: Evaluation, mechanism: Mechanism, domain: string): Promise<boolean> {
  const { address } = evaluation;
  const { name, term, target = domain } = mechanism;
  if (name === 'all') return true;
  if (name === 'ip4' || name === 'ip6') return contains(address, mechanism, [target]);
  if (name === 'include') return (await checkOther(evaluation, target, domain)) === 'pass';
  countTerm(evaluation);
  if ((name === 'exists' || name === 'ptr') && address === null) return false;
  if (name === 'ptr') throw new SpfFault('unknown', `“${term}” depends on the mail`);
  const host = toTarget(evaluation, target, domain);
  if (name === 'exists')
    return take(evaluation, await lookUp(evaluation.lookups.resolve4(host)), host).length > 0;
  const networks = name === 'a' ? await readAddresses(evaluation, host) : await readMx(evaluation, host);
  return contains(address, mechanism, networks);
}

function countTerm(evaluation: Evaluation): void {
  evaluation.terms += 1;
  if (evaluation.terms > termLimit) throw new SpfFault('error', `it needs more than ${termLimit} lookups`);
}

/** RFC 7208, 7: with what its macros mean for this mail. @param domain whose record it is in */
function toTarget({ address, from }: Evaluation, text: string, domain: string): string {
  const values: Partial<Record<string, string>> = {
    s: from,
    l: from.slice(0, from.lastIndexOf('@')),
    o: domainOf(from),
    d: domain,
    ...(address !== null && {
      i: toLabels(address).join('.'),
      v: isIP(address) === 4 ? 'in-addr' : 'ip6',
    }),
  };
  const expanded = text.replaceAll(
    /%\{([a-z])(\d*)(r?)([-.+,/_=]*)\}/gi,
    (macro, letter: string, digits: string, reversed: string, delimiters: string) => {
      const value = values[letter.toLowerCase()];
      if (value === undefined) throw new SpfFault('unknown', `“${macro}” depends on the mail`);
      const parts = value.split(new RegExp(`[${(delimiters || '.').replaceAll('-', '\\-')}]`));
      if (reversed) parts.reverse();
      return parts.slice(digits === '' ? 0 : -Number(digits)).join('.');
    },
  );
  if (expanded.includes('%')) throw new SpfFault('unknown', `“${text}” depends on the mail`);
  return expanded.toLowerCase().replace(/\.$/, '');
}

async function readAddresses(evaluation: Evaluation, host: string): Promise<string[]> {
  const answer = await findAddresses(host, evaluation.lookups);
  return take(evaluation, answer, host);
}

async function readMx(evaluation: Evaluation, domain: string): Promise<string[]> {
  const answer = await lookUp(evaluation.lookups.resolveMx(domain));
  const exchanges = take(evaluation, answer, domain);
  if (exchanges.length > termLimit)
    throw new SpfFault('error', `${domain} has more than ${termLimit} mail exchangers`);
  const found = await Promise.all(
    exchanges.map(({ exchange }) => findAddresses(exchange, evaluation.lookups)),
  );
  return found.flatMap((one, i) => take(evaluation, one, exchanges[i]!.exchange));
}

function take<T>(evaluation: Evaluation, answer: Awaited<ReturnType<typeof lookUp<T>>>, name: string): T[] {
  if (answer.kind === 'found') return answer.values;
  if (answer.kind === 'unknown') throw new SpfFault('unknown', `${name} could not be looked up`);
  evaluation.voids += 1;
  if (evaluation.voids > voidLimit)
    throw new SpfFault('error', `it names more than ${voidLimit} names that do not exist`);
  return [];
}

function contains(address: string | null, { name, term, prefixes }: Mechanism, networks: string[]): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const version = isIP(network);
    if (version === 0 || (name === 'ip4' && version !== 4) || (name === 'ip6' && version !== 6))
      throw meaningless(term);
    const bits = version === 4 ? 32 : 128;
    const prefix = (version === 4 ? prefixes[4] : prefixes[6]) ?? bits;
    if (prefix > bits) throw meaningless(term);
    list.addSubnet(network, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return address !== null && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}
