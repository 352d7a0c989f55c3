import { expect, it } from 'vitest';
import { unknownTiming } from '#domain/forms/server/submission.ts';
import { scoreMessage, type ScoredMessage, type SpamRule, type WrittenMessage } from './score-message.ts';

const message: WrittenMessage = {
  name: 'Ann Carter',
  subject: 'A ward',
  message: 'We run four clinics and take bookings by phone. What would a first step cost?',
};

const score = (change: Partial<WrittenMessage>, rest: Partial<ScoredMessage> = {}) =>
  scoreMessage({ message: { ...message, ...change }, timing: unknownTiming, otherSenders: 0, ...rest });

const after = (elapsedMs: number) => ({ timing: { ...unknownTiming, elapsedMs } });
const inHoneypot = { timing: { ...unknownTiming, isHoneypotFilled: true } };
const links = (count: number) =>
  Array.from({ length: count }, (_, i) => `https://a${i}.example/page`).join(' ');
const words = 'Here is what our present website looks like:';

const people: [string, Partial<WrittenMessage>, Partial<ScoredMessage>?][] = [
  ['a plain message', {}],
  ['one word', { name: 'A', subject: '?', message: 'Hello' }],
  ['a message sent three seconds after the form came into view', {}, after(3000)],
  ['a message put in by a password manager and sent at once', {}, after(200)],
  ['a quick one with a link', { message: `${words} https://clinic.example` }, after(200)],
  ['two links among words', { message: `${words} ${links(2)}` }],
  ['six examples among words', { message: `${words} ${links(6)}` }],
  ['one link alone', { message: 'https://clinic.example' }],
  ['two links alone', { message: links(2) }],
  ['a dozen pages of one site', { message: 'https://clinic.example/a '.repeat(12) }],
  [
    'links in Markdown',
    { message: 'The plan is [here](https://a.example), the [link](https://b.example) too' },
  ],
  ['a pasted log', { message: 'GET https://10.0.0.1/a 502\nGET https://api.example/b 502\n'.repeat(9) }],
  [
    'an advertisement, sent at once',
    {
      message: 'We offer SEO packages from $99 per month. Your website on page one, guaranteed. Interested?',
    },
    after(200),
  ],
  ['a question about SEO', { message: 'Since the update our shop ranks lower. Could you check the SEO?' }],
  ['a name with an address of the web', { name: 'Ann (www.clinic.example)' }],
  ['a question about markup', { message: 'Why does <a href="https://x.example">this</a> not work?' }],
  ['a script in the text', { message: '<script>alert(1)</script><img src=x onerror=alert(1)>' }],
  ['Russian with English words', { message: 'Нам нужна CRM-система и IT-поддержка для клиники' }],
  ['a Greek name in an English text', { message: 'Ask for Γιώργος at the desk, or for Ann.' }],
  ['Persian with joiners, and emoji made of several', { message: 'می‌خواهم 👩‍⚕️ کتاب' }],
  [
    'a number and a name from a phone’s contacts, sent at once',
    { name: '\u202aAnn Carter\u202c', message: `${words} \u202a+1 555 0100\u202c \u2068Ann\u2069` },
    after(200),
  ],
  [
    'long words from Word, sent at once',
    { message: `Unsere Daten\u00adschutz\u00adbeauf\u00adtragte und die Auf\u00adsichts\u00adbehörde` },
    after(200),
  ],
  [
    'what was pasted from a page, sent at once',
    { message: `\ufeff${words}\u200b https://a.example/\u200bpage` },
    after(200),
  ],
  ['the longest text of one letter', { message: 'm'.repeat(2000) }],
  ['a text that two people send', {}, { otherSenders: 1 }],
];

it.each(people)('lets a person through: %s', (_name, change, rest) => {
  expect(score(change, rest).isSpam).toBe(false);
});

const spam: [string, SpamRule[], Partial<WrittenMessage>, Partial<ScoredMessage>?][] = [
  ['the honeypot filled in', ['honeypot'], {}, inHoneypot],
  ['nothing but links', ['links_only'], { message: `${links(3)}\nsee there` }],
  ['many links and nothing else', ['links', 'links_only'], { message: links(12) }],
  ['bulletin board code', ['link_code'], { message: 'There is [url=https://x.example]something[/url]' }],
  [
    'markup with a link, sent at once',
    ['hasty', 'html_link'],
    { message: 'There is <a class=x href="https://x.example">something</a> for all' },
    after(20),
  ],
  [
    'letters that look like others, and a link for a name',
    ['link_in_name', 'mixed_scripts'],
    { name: 'https://x.example', message: 'Fаst crеdit for all' },
  ],
  [
    'letters written backwards, sent at once',
    ['hasty', 'hidden_characters'],
    { message: 'Open \u202efdp.exe' },
    after(20),
  ],
  [
    'words with invisible characters in them, sent at once',
    ['hasty', 'hidden_characters'],
    { message: 'C\u200bred\u200bit for a\u2060ll' },
    after(20),
  ],
  ['a text that two others sent', ['repeated'], {}, { otherSenders: 2 }],
];

it('counts what phones and Word put in for nothing', () => {
  for (const text of ['\u202a+1 555 0100\u202c', 'Daten\u00adschutz', '\ufeffHello', '\u2067שלום\u2069']) {
    expect(score({ message: text }).reasons).toEqual([]);
  }
});

it.each(spam)('quarantines %s', (_name, reasons, change, rest) => {
  expect(score(change, rest)).toEqual({ isSpam: true, reasons });
});

it('holds the want of scripting against nobody', () => {
  expect(score({}, { timing: unknownTiming })).toEqual({ isSpam: false, reasons: [] });
});
