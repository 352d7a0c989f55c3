import { isIP } from 'node:net';
import type { SenderFinding } from '../../sender-check.contract.ts';
import { evaluateSpf, readSpfRecord, type SpfOutcome } from './evaluate-spf.ts';
import { findAddresses, isLocal, type Lookups } from './look-up.ts';
import { domainOf, isAligned } from './sender.ts';

/**
 * RFC 7208: whether the record allows the mail server. What a provider's server sends from may be other addresses than
 * the one that takes mail, so that of another company's server not being named proves nothing.
 */
export async function judgeSpf(
  lookups: Lookups,
  { from, host }: { from: string; host: string | null },
): Promise<SenderFinding> {
  const domain = domainOf(from);
  const finding = (state: SenderFinding['state'], text: string, value: string | null = null) => ({
    ...{ kind: 'spf' as const, state, text },
    record: value === null ? null : { type: 'TXT' as const, name: domain, value },
  });
  const unverified = (reason: string) =>
    finding('unknown', `SPF of ${domain} could not be verified: ${reason}.`);
  const its = `The SPF record of ${domain}`;
  const own = await readSpfRecord(lookups, domain);
  if (own.kind === 'none')
    return finding(
      'missing',
      `${domain} has no SPF record, so anyone can send in its name: add this one, or the one that your mail provider names.`,
      `v=spf1 ${mechanismOf(host)} ~all`,
    );
  if (own.kind === 'error')
    return finding('wrong', `${its} allows nobody, for it has an error: ${own.reason}.`);
  if (own.kind === 'unknown') return unverified(own.reason);
  const { record } = own;
  const evaluate = (address: string | null, text = record) =>
    evaluateSpf(lookups, { record: text, from, address });
  const others = await evaluate(null);
  const isOpen = isResult(others, ['pass', 'neutral']);
  const addresses = await readAddresses(lookups, host);
  if (typeof addresses === 'string') {
    if (others.kind === 'error') return finding('wrong', `${its} has an error: ${others.reason}.`);
    if (others.kind === 'unknown') return unverified(others.reason);
    if (isOpen)
      return finding('wrong', `${its} ${openTo(others)}: name your mail servers, and let it end with ~all.`);
    return finding('unknown', `${domain} has an SPF record. Whether it allows ${addresses}`);
  }
  const judge = (text: string) => Promise.all(addresses.map((address) => evaluate(address, text)));
  /** Closed to others where it is open, and open to the mail server. */
  const correct = async (): Promise<string | null> => {
    const closed = isOpen ? closeRecord(record) : record;
    if (closed === null || (await judge(closed)).every(isPass)) return closed;
    return closed.replace(/^v=spf1/i, `v=spf1 ${mechanismOf(host)}`);
  };
  const outcomes = await judge(record);
  const refused = addresses.filter((_address, i) => !isPass(outcomes[i]!));
  if (refused.length === 0) {
    if (isOpen) return finding('wrong', `${its} ${openTo(others)}: let it end with ~all.`, await correct());
    const allows = `${its} allows the mail server’s address ${join(addresses)}`;
    // A match ends the evaluation: what follows it is not read.
    return finding(
      'good',
      others.kind === 'error' ? `${allows}. What follows has an error: ${others.reason}.` : `${allows}.`,
    );
  }
  const error = outcomes.find((outcome) => outcome.kind === 'error');
  if (error)
    return finding(
      'wrong',
      `${its} does not allow the mail server’s address ${join(refused)}, for it has an error: ${error.reason}.`,
    );
  const unknown = outcomes.find((outcome) => outcome.kind === 'unknown');
  if (unknown) return unverified(unknown.reason);
  const namesOthers = /\s\+?(include:|redirect=)/i.test(record);
  if (namesOthers && !isOpen && !isIP(host!) && !isAligned(host!, domain))
    return finding(
      'unknown',
      `${its} does not name the mail server’s own address ${join(refused)}. Whether it allows those that your provider sends from could not be verified.`,
    );
  return finding(
    'wrong',
    `${its} does not allow the mail server’s address ${join(refused)}${isOpen ? `, and ${openTo(others)}` : ''}: change it to this one, or to the one that your mail provider names.`,
    await correct(),
  );
}

const openTo = (others: SpfOutcome): string =>
  isPass(others)
    ? 'allows every server that it does not name'
    : 'does not say what becomes of mail from other servers';

/** With `~all` at its end; null where its end is in another record. */
const closeRecord = (record: string): string | null =>
  /\s(include:|redirect=)/i.test(record) ? null : `${record.replace(/\s+[+?]?all\s*$/i, '').trimEnd()} ~all`;

const isResult = (outcome: SpfOutcome, results: readonly string[]) =>
  outcome.kind === 'result' && results.includes(outcome.result);

const isPass = (outcome: SpfOutcome) => isResult(outcome, ['pass']);

const join = (addresses: string[]) => addresses.join(' and ');

/** @returns why they are not known, if they are not */
async function readAddresses(lookups: Lookups, host: string | null): Promise<string[] | string> {
  if (host === null) return 'your mail server could not be verified: none is set.';
  if (isLocal(host))
    return `the mail server at ${host} could not be verified: the address that others see is not known here.`;
  const answer = isIP(host) ? { kind: 'found' as const, values: [host] } : await findAddresses(host, lookups);
  if (answer.kind === 'found') return answer.values;
  return answer.kind === 'none'
    ? `the mail server ${host} could not be verified: it has no address.`
    : `the mail server ${host} could not be verified: it could not be looked up.`;
}

function mechanismOf(host: string | null): string {
  if (host === null) return 'mx';
  const version = isIP(host);
  return version === 0 ? `a:${host}` : `ip${version}:${host}`;
}
