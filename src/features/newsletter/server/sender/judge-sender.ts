import { isIP } from 'node:net';
import type { SenderFinding } from '../../sender-check.contract.ts';
import { judgeDkim, judgeListUnsubscribe } from './judge-dkim.ts';
import { lookUp, lookUpTexts, type Answer, type Lookups } from './look-up.ts';
import { domainOf, isAligned, type Sender } from './sender.ts';
import type { SeenMail } from './signature.ts';

/** Mail servers' findings about a sender: each lookup two seconds at most, all at the same time. */
export async function judgeSender(sender: Sender, lookups: Lookups): Promise<SenderFinding[]> {
  const { from, host, seen } = sender;
  const domain = domainOf(from);
  const returnDomain = domainOf(seen?.returnPath ?? from);
  const found = await Promise.all([
    lookUpTexts(lookups, returnDomain).then((answer) => judgeSpf(answer, returnDomain, host)),
    judgeDkim(sender, lookups),
    judgeDmarc(domain, lookups),
    judgePtr(host, lookups),
  ]);
  return [...found, judgeAlignment(domain, returnDomain, seen), judgeListUnsubscribe(seen)];
}

/** RFC 7208. Whether it names the servers that a provider sends from, only a received mail could show. */
function judgeSpf(answer: Answer<string>, domain: string, host: string | null): SenderFinding {
  const finding = (state: SenderFinding['state'], text: string, value: string | null = null) => ({
    ...{ kind: 'spf' as const, state, text },
    record: value === null ? null : { type: 'TXT' as const, name: domain, value },
  });
  if (answer.kind === 'unknown') return finding('unknown', `SPF of ${domain} could not be looked up.`);
  const records = answer.kind === 'none' ? [] : answer.values.filter((text) => /^v=spf1( |$)/i.test(text));
  if (records.length === 0)
    return finding(
      'missing',
      `${domain} has no SPF record, so anyone can send in its name: add this one, or the one that your mail provider names.`,
      `v=spf1 ${mechanismOf(host)} ~all`,
    );
  if (records.length > 1)
    return finding('wrong', `${domain} has ${records.length} SPF records, and only one counts: join them.`);
  if (/\s\+?all\s*$/i.test(records[0]!) || /\s\?all\s*$/i.test(records[0]!))
    return finding(
      'wrong',
      `The SPF record of ${domain} allows every server: let it end with ~all.`,
      records[0]!.replace(/\s[+?]?all\s*$/i, ' ~all'),
    );
  return finding('good', `${domain} says which servers send its mail (SPF).`);
}

function mechanismOf(host: string | null): string {
  if (host === null) return 'mx';
  const version = isIP(host);
  return version === 0 ? `a:${host}` : `ip${version}:${host}`;
}

/** RFC 7489: the domain's own record, or that of a domain above it. */
async function judgeDmarc(domain: string, lookups: Lookups): Promise<SenderFinding> {
  const labels = domain.split('.');
  const domains = labels
    .map((_label, i) => labels.slice(i).join('.'))
    .slice(0, Math.max(1, labels.length - 1));
  const answers = await Promise.all(domains.map((one) => lookUpTexts(lookups, `_dmarc.${one}`)));
  const record = answers
    .flatMap((answer) => (answer.kind === 'found' ? answer.values : []))
    .find((text) => /^v=dmarc1\s*(;|$)/i.test(text));
  const finding = { kind: 'dmarc' as const, record: null };
  if (record !== undefined) {
    const policy = /;\s*p\s*=\s*(none|quarantine|reject)/i.exec(record)?.[1]?.toLowerCase();
    if (policy === undefined)
      return { ...finding, state: 'wrong', text: `The DMARC record of ${domain} has no policy: add p=none.` };
    const text = `${domain} says what becomes of forged mail (DMARC): ${policy}.`;
    return { ...finding, state: 'good', text };
  }
  if (answers.some(({ kind }) => kind === 'unknown'))
    return { ...finding, state: 'unknown', text: `DMARC of ${domain} could not be looked up.` };
  return {
    kind: 'dmarc',
    state: 'missing',
    text: `${domain} has no DMARC record, which large mail providers require of newsletters: add this one.`,
    record: { type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' },
  };
}

/** Whether the mail server's address has a name that leads back to it. */
async function judgePtr(host: string | null, lookups: Lookups): Promise<SenderFinding> {
  const finding = { kind: 'ptr' as const, record: null };
  if (host === null) return { ...finding, state: 'unknown', text: 'There is no mail server.' };
  if (isLocal(host))
    return {
      ...finding,
      state: 'unknown',
      text: `The mail server is at ${host}: the address that others see is not known here.`,
    };
  const unknown = {
    ...finding,
    state: 'unknown' as const,
    text: `The name of the mail server ${host} could not be looked up.`,
  };
  const addresses = isIP(host)
    ? { kind: 'found' as const, values: [host] }
    : await findAddresses(host, lookups);
  if (addresses.kind === 'unknown') return unknown;
  if (addresses.kind === 'none')
    return { ...finding, state: 'wrong', text: `The mail server ${host} has no address.` };
  const [address] = addresses.values as [string];
  const names = await lookUp(lookups.reverse(address));
  if (names.kind === 'unknown') return unknown;
  const [name] = names.kind === 'found' ? names.values : [];
  if (name === undefined)
    return {
      kind: 'ptr',
      state: 'missing',
      text: `The mail server's address ${address} has no name: whoever runs it adds this record.`,
      record: { type: 'PTR', name: address, value: isIP(host) ? 'the name of the mail server' : host },
    };
  const back = await findAddresses(name, lookups);
  if (back.kind === 'unknown') return unknown;
  if (back.kind === 'none' || !back.values.includes(address))
    return { ...finding, state: 'wrong', text: `The name ${name} of ${address} does not lead back to it.` };
  return {
    ...finding,
    state: 'good',
    text: `The mail server's address ${address} has the name ${name} (PTR).`,
  };
}

const isLocal = (host: string): boolean =>
  host === 'localhost' ||
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(isIP(host) ? host : '');

async function findAddresses(host: string, lookups: Lookups): Promise<Answer<string>> {
  const [v4, v6] = await Promise.all([lookUp(lookups.resolve4(host)), lookUp(lookups.resolve6(host))]);
  const values = [v4, v6].flatMap((answer) => (answer.kind === 'found' ? answer.values : []));
  if (values.length > 0) return { kind: 'found', values };
  return { kind: v4.kind === 'unknown' || v6.kind === 'unknown' ? 'unknown' : 'none' };
}

function judgeAlignment(domain: string, returnDomain: string, seen: SeenMail | null): SenderFinding {
  const finding = { kind: 'alignment' as const, record: null };
  const bySpf = isAligned(returnDomain, domain);
  const byDkim = seen?.signatures.some((signature) => isAligned(signature.domain, domain)) ?? false;
  if (bySpf || byDkim) {
    const by = [...(bySpf ? ['bounces go to'] : []), ...(byDkim ? ['the signature is by'] : [])].join(
      ' and ',
    );
    return { ...finding, state: 'good', text: `The newsletter is from ${domain}, and ${by} it as well.` };
  }
  return {
    ...finding,
    state: 'wrong',
    text: `The newsletter is from ${domain}, but bounces go to ${returnDomain}, and no signature is by ${domain}: DMARC fails.`,
  };
}
