import { expect, it } from 'vitest';
import { noEvidence } from '#platform/http/form-evidence.ts';
import type { NewMessage } from '../contract.ts';
import { judgeMessage, type JudgedMessage, type Verdict } from './judge-message.ts';

const message: NewMessage = {
  name: 'Ann Carter',
  email: 'ann@example.com',
  subject: 'A ward',
  message: 'We run four clinics and take bookings by phone. What would a first step cost?',
};

const judge = (change: Partial<NewMessage>, rest: Partial<JudgedMessage> = {}) =>
  judgeMessage({ message: { ...message, ...change }, evidence: noEvidence, otherSenders: 0, ...rest });

const after = (elapsedMs: number) => ({ evidence: { ...noEvidence, elapsedMs } });
const trapped = { evidence: { ...noEvidence, isTrapped: true } };
const links = (count: number) =>
  Array.from({ length: count }, (_, i) => `https://a${i}.example/page`).join(' ');
const words = 'Here is what our present website looks like:';

const people: [string, Partial<NewMessage>, Partial<JudgedMessage>?][] = [
  ['a plain message', {}],
  ['one word', { name: 'A', subject: '?', message: 'Hello' }],
  ['a message sent three seconds after the form came into view', {}, after(3000)],
  ['a message put in by a password manager and sent at once', {}, after(200)],
  ['a quick one with a link', { message: `${words} https://clinic.example` }, after(200)],
  ['two links among words', { message: `${words} ${links(2)}` }],
  ['four links among words', { message: `${words} ${links(4)}` }],
  ['one link alone', { message: 'https://clinic.example' }],
  ['a name with an address of the web', { name: 'Ann (www.clinic.example)' }],
  ['a question about markup', { message: 'Why does <a href="https://x.example">this</a> not work?' }],
  ['a script in the text', { message: '<script>alert(1)</script><img src=x onerror=alert(1)>' }],
  ['Russian with English words', { message: 'Нам нужна CRM-система и IT-поддержка для клиники' }],
  ['a Greek name in an English text', { message: 'Ask for Γιώργος at the desk, or for Ann.' }],
  ['Persian with joiners, and emoji made of several', { message: 'می‌خواهم 👩‍⚕️ کتاب' }],
  ['the longest text of one letter', { message: 'm'.repeat(2000) }],
  ['a text that two people send', {}, { otherSenders: 1 }],
  ['a text that many people send', {}, { otherSenders: 40 }],
];

it.each(people)('lets a person through: %s', (_name, change, rest) => {
  expect(judge(change, rest).kind).toBe('clean');
});

const spam: [string, Verdict, Partial<NewMessage>, Partial<JudgedMessage>?][] = [
  ['the trap filled in', { kind: 'certain', reasons: ['trapped'] }, {}, trapped],
  ['five links', { kind: 'suspected', reasons: ['links'] }, { message: `${words} ${links(5)}` }],
  [
    'nothing but links',
    { kind: 'suspected', reasons: ['links_only'] },
    { message: `${links(2)}\nsee there` },
  ],
  [
    'links by the dozen, and nothing else',
    { kind: 'certain', reasons: ['links', 'links_only'] },
    { message: links(12) },
  ],
  [
    'bulletin board code',
    { kind: 'suspected', reasons: ['link_code'] },
    { message: 'Best prices [url=https://x.example]here[/url]' },
  ],
  [
    'markup with a link, sent at once',
    { kind: 'suspected', reasons: ['hasty', 'html_link'] },
    { message: 'Cheap <a class=x href="https://x.example">pills</a> for all of you' },
    after(20),
  ],
  [
    'letters that look like others, and a link for a name',
    { kind: 'suspected', reasons: ['link_in_name', 'mixed_scripts'] },
    { name: 'https://x.example', message: 'Fаst crеdit for you today' },
  ],
  [
    'hidden characters in a text of many senders',
    { kind: 'suspected', reasons: ['hidden_characters', 'repeated'] },
    { message: 'Buy our che\u200bap watches, the best of them' },
    { otherSenders: 2 },
  ],
  [
    'a quick text of many senders',
    { kind: 'suspected', reasons: ['hasty', 'repeated'] },
    {},
    { otherSenders: 2, ...after(100) },
  ],
];

it.each(spam)('keeps apart: %s', (_name, verdict, change, rest) => {
  expect(judge(change, rest)).toEqual(verdict);
});

it('holds the want of scripting against nobody', () => {
  expect(judge({}, { evidence: noEvidence })).toEqual({ kind: 'clean', reasons: [] });
});
