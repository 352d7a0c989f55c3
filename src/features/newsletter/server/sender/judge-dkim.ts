import { createPublicKey } from 'node:crypto';
import type { SenderFinding } from '../../sender-check.contract.ts';
import { lookUpTexts, type Lookups } from './look-up.ts';
import { domainOf, isAligned, type Sender } from './sender.ts';
import { readTags, type SeenMail, type SeenSignature } from './signature.ts';

/** The signature that counts for DMARC, else the first. */
export const findSignature = ({ from, seen }: Pick<Sender, 'from' | 'seen'>): SeenSignature | undefined =>
  seen?.signatures.find(({ domain }) => isAligned(domain, domainOf(from))) ?? seen?.signatures[0];

/** RFC 6376: whether the key that the signature names is there. */
export async function judgeDkim(sender: Sender, lookups: Lookups): Promise<SenderFinding> {
  const signature = findSignature(sender);
  const selector = sender.selector ?? signature?.selector;
  const domain = (sender.selector === null && signature?.domain) || domainOf(sender.from);
  const finding = { kind: 'dkim' as const, record: null };
  if (selector === undefined) {
    if (sender.seen)
      return {
        ...finding,
        state: 'missing',
        text: 'The last mail from this address has no DKIM signature: switch it on at your mail provider.',
      };
    const text =
      'Which DKIM key the mail server signs with is not known: enter its selector, or send a test mail to the mailbox.';
    return { ...finding, state: 'unknown', text };
  }
  const name = `${selector}._domainkey.${domain}`;
  const answer = await lookUpTexts(lookups, name);
  if (answer.kind === 'unknown')
    return { ...finding, state: 'unknown', text: `${name} could not be looked up.` };
  const key = answer.kind === 'found' ? answer.values.find((text) => readTags(text).has('p')) : undefined;
  if (key === undefined)
    return {
      kind: 'dkim',
      state: 'missing',
      text: `There is no DKIM key at ${name}: add the one that your mail provider names.`,
      record: { type: 'TXT', name, value: 'v=DKIM1; k=rsa; p=<the key of your mail server>' },
    };
  const fault = findFault(key);
  if (fault !== null) return { ...finding, state: 'wrong', text: `The DKIM key at ${name} ${fault}.` };
  return { ...finding, state: 'good', text: `The key of the signature is at ${name} (DKIM).` };
}

/** In bits (RFC 8301, 3.2). */
const shortestKey = 1024;

type Tags = Partial<Record<string, string>>;

/** Why receivers would not verify a signature with a key record, or would not count it (RFC 6376, 3.6.1). */
function findFault(record: string): string | null {
  const tags = readTags(record);
  const { v = 'DKIM1', k = 'rsa', h, s = '*', t = '', p = '' } = Object.fromEntries(tags) as Tags;
  const lists = (value: string, names: string[]) => value.split(':').some((one) => names.includes(one));
  if (v !== 'DKIM1') return `is not read: its v= is “${v}” and not DKIM1`;
  if (p === '') return 'is withdrawn: its p= is empty';
  if (k !== 'rsa' && k !== 'ed25519') return `is not read: its k= is “${k}”, and not rsa or ed25519`;
  if (h !== undefined && !lists(h, ['sha256'])) return `does not allow sha256: its h= is “${h}”`;
  if (!lists(s, ['*', 'email'])) return `is not for mail: its s= is “${s}”`;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(p)) return 'is damaged: its p= is not Base64';
  const bits = countBits(Buffer.from(p, 'base64'), k);
  if (bits === null) return 'is damaged or cut off: its p= is no whole key';
  if (bits < shortestKey) return `is too short: it has ${bits} bits, and receivers want ${shortestKey}`;
  if (lists(t, ['y'])) return 'is marked as a test, so signatures do not count: take t=y out';
  return null;
}

/** Of an RSA key; of an Ed25519 key, which is never too short, infinitely many. Null: it is none. */
function countBits(key: Buffer, kind: 'rsa' | 'ed25519'): number | null {
  if (kind === 'ed25519') return key.length === 32 ? Infinity : null;
  for (const type of ['spki', 'pkcs1'] as const) {
    try {
      const { asymmetricKeyDetails } = createPublicKey({ key, format: 'der', type });
      return asymmetricKeyDetails?.modulusLength ?? null;
    } catch {
      // It may be of the other form.
    }
  }
  return null;
}

const listHeaders = ['list-unsubscribe', 'list-unsubscribe-post'];

/** RFC 8058, 4: the signature has to cover both headers. */
export function judgeListUnsubscribe(seen: SeenMail | null): SenderFinding {
  const finding = { kind: 'list_unsubscribe' as const, record: null };
  if (!seen || seen.signatures.length === 0)
    return {
      ...finding,
      state: 'unknown',
      text: 'Whether the signature covers the List-Unsubscribe headers shows a test mail to the mailbox.',
    };
  const covers = seen.signatures.some(({ headers }) => listHeaders.every((name) => headers.includes(name)));
  return covers
    ? { ...finding, state: 'good', text: 'The signature covers the List-Unsubscribe headers.' }
    : {
        ...finding,
        state: 'wrong',
        text: 'The signature does not cover List-Unsubscribe and List-Unsubscribe-Post: let your mail server sign both.',
      };
}
