import { BlockList, isIP } from 'node:net';
import { findAddresses, lookUp, lookUpTexts, type Lookups } from './look-up.ts';

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

/** RFC 7208, 4. @param address null for one that no record names: the whole record is read */
export async function evaluateSpf(
  lookups: Lookups,
  domain: string,
  address: string | null,
): Promise<SpfOutcome> {
  try {
    const evaluation = { lookups, address, terms: 0, voids: 0, path: [] };
    const result = await checkDomain(evaluation, domain);
    return result === null ? { kind: 'none' } : { kind: 'result', result };
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

async function checkDomain(evaluation: Evaluation, domain: string): Promise<Result | null> {
  if (evaluation.path.includes(domain)) throw new SpfFault('error', `${domain} includes itself`);
  const record = await readRecord(evaluation, domain);
  if (record === null) return null;
  evaluation.path.push(domain);
  let redirect: string | undefined;
  for (const term of record.split(' ').filter(Boolean).slice(1)) {
    const [, modifier, value] = /^([a-z][\w.-]*)=(.*)$/i.exec(term) ?? [];
    if (modifier !== undefined) {
      if (modifier.toLowerCase() === 'redirect') redirect = value;
      continue;
    }
    const mechanism = readMechanism(term);
    if (await matches(evaluation, mechanism, domain)) {
      evaluation.path.pop();
      return results[mechanism.sign]!;
    }
  }
  const result = redirect === undefined ? 'neutral' : await checkOther(evaluation, redirect);
  evaluation.path.pop();
  return result;
}

async function readRecord({ lookups }: Evaluation, domain: string): Promise<string | null> {
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
async function checkOther(evaluation: Evaluation, domain: string): Promise<Result> {
  countTerm(evaluation);
  const result = await checkDomain(evaluation, toTarget(domain));
  if (result === null) throw new SpfFault('error', `${domain} has no SPF record`);
  return result;
}

interface Mechanism {
  term: string;
  sign: string;
  name: string;
  target: string | undefined;
  /** In bits, of an IPv4 and an IPv6 address. */
  prefixes: { 4: number | undefined; 6: number | undefined };
}

function readMechanism(term: string): Mechanism {
  const [, sign, name, target, v4, v6] =
    /^([+?~-]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?::(.+?))?(?:\/(\d+))?(?:\/\/(\d+))?$/i.exec(term) ?? [];
  if (name === undefined) throw meaningless(term);
  const prefixes = { 4: toNumber(v4), 6: toNumber(v6 ?? (name.toLowerCase() === 'ip6' ? v4 : undefined)) };
  return { term, sign: sign || '+', name: name.toLowerCase(), target, prefixes };
}

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const meaningless = (term: string) => new SpfFault('error', `“${term}” means nothing`);

async function matches(evaluation: Evaluation, mechanism: Mechanism, domain: string): Promise<boolean> {
  const { name, term, target } = mechanism;
  if (name === 'all') return true;
  if (name === 'ip4' || name === 'ip6') return contains(evaluation, mechanism, [target ?? '']);
  if (name === 'include') {
    if (target === undefined) throw meaningless(term);
    return (await checkOther(evaluation, target)) === 'pass';
  }
  countTerm(evaluation);
  if (name === 'a')
    return contains(evaluation, mechanism, await readAddresses(evaluation, toTarget(target ?? domain)));
  if (name === 'mx')
    return contains(evaluation, mechanism, await readMx(evaluation, toTarget(target ?? domain)));
  if (evaluation.address === null) return false;
  throw new SpfFault('unknown', `“${term}” depends on the mail`);
}

function countTerm(evaluation: Evaluation): void {
  evaluation.terms += 1;
  if (evaluation.terms > termLimit) throw new SpfFault('error', `it needs more than ${termLimit} lookups`);
}

function toTarget(domain: string): string {
  if (domain.includes('%')) throw new SpfFault('unknown', `“${domain}” depends on the mail`);
  return domain.toLowerCase().replace(/\.$/, '');
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

/** Whether networks hold the address that is evaluated. */
function contains({ address }: Evaluation, { name, term, prefixes }: Mechanism, networks: string[]): boolean {
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
