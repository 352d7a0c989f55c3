import type { SenderFinding } from '../../sender-check.contract.ts';
import { lookUpTexts, type Lookups } from './look-up.ts';
import { domainOf, isAligned, type Sender } from './sender.ts';
import type { SeenMail, SeenSignature } from './signature.ts';

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
  const key = answer.kind === 'found' ? answer.values.find((text) => /(^|;)\s*p\s*=/.test(text)) : undefined;
  if (key === undefined)
    return {
      kind: 'dkim',
      state: 'missing',
      text: `There is no DKIM key at ${name}: add the one that your mail provider names.`,
      record: { type: 'TXT', name, value: 'v=DKIM1; k=rsa; p=<the key of your mail server>' },
    };
  if (/(^|;)\s*p\s*=\s*(;|$)/.test(key))
    return { ...finding, state: 'wrong', text: `The DKIM key at ${name} is withdrawn: its p= is empty.` };
  return { ...finding, state: 'good', text: `The key of the signature is at ${name} (DKIM).` };
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
