import { isIP } from 'node:net';
import type { SenderFinding } from '../../sender-check.contract.ts';
import { judgeDkim, judgeListUnsubscribe } from './judge-dkim.ts';
import { judgeSpf } from './judge-spf.ts';
import { findAddresses, isLocal, lookUpNames, lookUpTexts, type Lookups } from './look-up.ts';
import { domainOf, isAligned, type Sender } from './sender.ts';
import type { SeenMail } from './signature.ts';

/** Mail servers' findings about a sender: each lookup two seconds at most. */
export async function judgeSender(sender: Sender, lookups: Lookups): Promise<SenderFinding[]> {
  const { from, host, seen } = sender;
  const domain = domainOf(from);
  const own = await lookUpTexts(lookups, domain);
  if (own.kind === 'none' && own.isAbsent) return [absent(domain)];
  const returnPath = seen?.returnPath ?? from;
  const returnDomain = domainOf(returnPath);
  const found = await Promise.all([
    judgeSpf(lookups, { from: returnPath, host }),
    judgeDkim(sender, lookups),
    judgeDmarc(domain, lookups),
    judgePtr(host, lookups),
  ]);
  return [...found, judgeAlignment(domain, returnDomain, seen), judgeListUnsubscribe(seen)];
}

const absent = (domain: string): SenderFinding => ({
  ...{ kind: 'domain', state: 'wrong', record: null },
  text: `The domain ${domain} does not exist, so mail from it is refused: register it, or choose a sender of another one.`,
});

/** RFC 7489: the domain's own record, or that of a domain above it. */
async function judgeDmarc(domain: string, lookups: Lookups): Promise<SenderFinding> {
  const labels = domain.split('.');
  const domains = labels
    .map((_label, i) => labels.slice(i).join('.'))
    .slice(0, Math.max(1, labels.length - 1));
  const answers = await Promise.all(domains.map((one) => lookUpTexts(lookups, `_dmarc.${one}`)));
  const finding = { kind: 'dmarc' as const, record: null };
  for (const [i, answer] of answers.entries()) {
    if (answer.kind === 'unknown')
      return { ...finding, state: 'unknown', text: `DMARC of ${domains[i]} could not be looked up.` };
    const texts = answer.kind === 'found' ? answer.values : [];
    const records = texts.filter((text) => /^v[ \t]*=[ \t]*DMARC1[ \t]*(;|$)/.test(text));
    if (records.length === 0 && texts.some((text) => /^\s*v\s*=\s*dmarc1/i.test(text))) {
      const text = `The DMARC record of ${domains[i]} does not apply: it has to begin with v=DMARC1, in capitals.`;
      return { ...finding, state: 'wrong', text };
    }
    if (records.length > 1) {
      const text = `${domains[i]} has ${records.length} DMARC records, so none of them applies: keep one.`;
      return { ...finding, state: 'wrong', text };
    }
    if (records[0] !== undefined) return judgePolicy(domain, records[0]);
  }
  return {
    kind: 'dmarc',
    state: 'missing',
    text: `${domain} has no DMARC record, which large mail providers require of newsletters: add this one.`,
    record: { type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' },
  };
}

function judgePolicy(domain: string, record: string): SenderFinding {
  const finding = { kind: 'dmarc' as const, record: null };
  const policy = /;\s*p\s*=\s*(none|quarantine|reject)/i.exec(record)?.[1]?.toLowerCase();
  if (policy === undefined)
    return { ...finding, state: 'wrong', text: `The DMARC record of ${domain} has no policy: add p=none.` };
  const text = `${domain} says what becomes of forged mail (DMARC): ${policy}.`;
  return { ...finding, state: 'good', text };
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
  const names = await lookUpNames(lookups, address);
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
