import { isIP } from 'node:net';
import type { SenderFinding } from '../../sender-check.contract.ts';
import { evaluateSpf, type SpfOutcome } from './evaluate-spf.ts';
import { findAddresses, isLocal, lookUpTexts, type Lookups } from './look-up.ts';
import { isAligned } from './sender.ts';

/**
 * RFC 7208: whether the record allows the mail server. What a provider's server sends from may be other addresses than
 * the one that takes mail, so that of another company's server not being named proves nothing.
 */
export async function judgeSpf(
  lookups: Lookups,
  { domain, host }: { domain: string; host: string | null },
): Promise<SenderFinding> {
  const finding = (state: SenderFinding['state'], text: string, value: string | null = null) => ({
    ...{ kind: 'spf' as const, state, text },
    record: value === null ? null : { type: 'TXT' as const, name: domain, value },
  });
  const others = await evaluateSpf(lookups, domain, null);
  if (others.kind === 'none')
    return finding(
      'missing',
      `${domain} has no SPF record, so anyone can send in its name: add this one, or the one that your mail provider names.`,
      `v=spf1 ${mechanismOf(host)} ~all`,
    );
  if (others.kind === 'error')
    return finding(
      'wrong',
      `The SPF record of ${domain} allows nobody, for it has an error: ${others.reason}.`,
    );
  if (others.kind === 'unknown')
    return finding('unknown', `SPF of ${domain} could not be verified: ${others.reason}.`);
  const record = await readRecord(lookups, domain);
  if (others.result === 'pass' || others.result === 'neutral')
    return finding(
      'wrong',
      others.result === 'pass'
        ? `The SPF record of ${domain} allows every server: let it end with ~all.`
        : `The SPF record of ${domain} does not say what becomes of mail from other servers: let it end with ~all.`,
      record && closeRecord(record),
    );
  const addresses = await readAddresses(lookups, host);
  if (typeof addresses === 'string')
    return finding('unknown', `${domain} has an SPF record. Whether it allows ${addresses}`);
  const outcomes = await Promise.all(addresses.map((address) => evaluateSpf(lookups, domain, address)));
  const refused = addresses.filter((_address, i) => !isPass(outcomes[i]!));
  if (refused.length === 0)
    return finding(
      'good',
      `The SPF record of ${domain} allows the mail server’s address ${join(addresses)}.`,
    );
  const unknown = outcomes.find((outcome) => outcome.kind === 'unknown');
  if (unknown) return finding('unknown', `SPF of ${domain} could not be verified: ${unknown.reason}.`);
  const namesOthers = record !== null && /\s\+?(include:|redirect=)/i.test(record);
  if (namesOthers && !isIP(host!) && !isAligned(host!, domain))
    return finding(
      'unknown',
      `The SPF record of ${domain} does not name the mail server’s own address ${join(refused)}. Whether it allows those that your provider sends from could not be verified.`,
    );
  return finding(
    'wrong',
    `The SPF record of ${domain} does not allow the mail server’s address ${join(refused)}: change it to this one, or to the one that your mail provider names.`,
    record && record.replace(/^v=spf1/i, `v=spf1 ${mechanismOf(host)}`),
  );
}

/** With `~all` at its end; null where its end is in another record. */
const closeRecord = (record: string): string | null =>
  /\s(include:|redirect=)/i.test(record) ? null : `${record.replace(/\s+[+?]?all\s*$/i, '')} ~all`;

const isPass = (outcome: SpfOutcome) => outcome.kind === 'result' && outcome.result === 'pass';

const join = (addresses: string[]) => addresses.join(' and ');

async function readRecord(lookups: Lookups, domain: string): Promise<string | null> {
  const answer = await lookUpTexts(lookups, domain);
  return (answer.kind === 'found' && answer.values.find((text) => /^v=spf1( |$)/i.test(text))) || null;
}

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
