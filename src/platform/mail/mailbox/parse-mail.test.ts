import { expect, it } from 'vitest';
import { mailLimitBytes, parseMail } from './parse-mail.ts';

const head = 'From: Kim <kim@customer.example>\nSubject: Re: Quote\nMIME-Version: 1.0\n';

const readText = async (source: string | Uint8Array) => (await parseMail(Buffer.from(source))).text;

/** A body in bytes of its own, below headers in ASCII. */
const write = (headers: string, body: Uint8Array) =>
  Buffer.concat([Buffer.from(`${head}${headers}\n`), body]);

const latin1 = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['latin1', '', latin1('Grüße 8bit'), 'Grüße 8bit'],
  ['windows-1252', '', Buffer.from([0x93, ...latin1('5 t à 7 h'), 0x94, 0x20, 0x80, 0x35]), '“5 t à 7 h” €5'],
  ['UTF-8', '', Buffer.from('Grüße, 您好'), 'Grüße, 您好'],
  ['latin1 declared as ASCII', 'Content-Type: text/plain; charset=us-ascii\n', latin1('Grüße'), 'Grüße'],
  [
    'latin1 declared as unknown',
    'Content-Type: text/plain; charset=unknown-8bit\n',
    latin1('Grüße'),
    'Grüße',
  ],
])('reads text without a declared charset in %s', async (_name, headers, body, text) => {
  expect(await readText(write(headers, body))).toBe(text);
});

it('keeps a text in UTF-8 with a byte that is not', async () => {
  const body = Buffer.concat([Buffer.from('Grüße aus Köln: '), latin1('ü')]);
  expect(await readText(write('Content-Type: text/plain; charset=utf-8\n', body))).toBe(
    'Grüße aus Köln: \ufffd',
  );
});

it('reads headers in bytes of an undeclared charset', async () => {
  const { from, subject } = await parseMail(
    latin1('From: Jürgen <j@customer.example>\r\nSubject: Re: Grüße\r\n\r\nJa.\r\n'),
  );
  expect([from.name, subject]).toEqual(['Jürgen', 'Re: Grüße']);
});

const flowed = (text: string, more = '') =>
  readText(write(`Content-Type: text/plain; charset=utf-8; format=flowed${more}\n`, Buffer.from(text)));

it('joins flowed lines and quotes, each at its own depth', async () => {
  const text = [
    'Yes, that works for us and we would like ',
    'to begin in May.',
    '',
    'On Nov 25, Countermark wrote:',
    '> Hello, happy to help. When would you ',
    '> like to begin?',
    '> ',
    '>> Can you ',
    '>> help?',
    '> Second ',
    'mine',
    ' >not a quote',
    ' From here',
    '-- ',
    'Kim',
  ].join('\n');
  expect(await flowed(text)).toBe(
    [
      'Yes, that works for us and we would like to begin in May.',
      '',
      'On Nov 25, Countermark wrote:',
      '> Hello, happy to help. When would you like to begin?',
      '>',
      '>> Can you help?',
      '> Second',
      'mine',
      '>not a quote',
      'From here',
      '-- ',
      'Kim',
    ].join('\n'),
  );
  expect(await flowed('> Wort \n> teil \nx', '; delsp=yes')).toBe('> Wortteil\nx');
});

const alternative = (plain: string, html: string, footer = '') =>
  [
    `${head}Content-Type: multipart/mixed; boundary=m`,
    '',
    '--m',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    plain,
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--b--',
    ...(footer ? ['--m', 'Content-Type: text/plain', '', footer] : []),
    '--m--',
  ].join('\n');

it('takes the words of HTML, its cells and terms apart', async () => {
  const html =
    '<table><caption>Sums</caption><tr><th>Total</th><td>12</td></tr></table><dl><dt>Term</dt><dd>Said</dd></dl><blockquote>Quoted</blockquote>After';
  expect((await readText(alternative(' ', html))).split(/\s+/)).toEqual(
    'Sums Total 12 Term Said Quoted After'.split(' '),
  );
});

it.each([
  ['<ul><li>eins<li>zwei</ul><p>Gruß', 'eins\nzwei\nGruß'],
  ['Hello Ann,<p>one<p>two', 'Hello Ann,\none\ntwo'],
  ['<table><tr><td>a<td>b<tr><td>c</table>After<dl><dt>Term<dd>Said</dl>', 'a b\nc\nAfter\nTerm\nSaid'],
  ['<ul>\n<li>one</li>\n<li>two</li>\n</ul><div>three</div><div>four</div>', 'one\n\ntwo\n\nthree\nfour'],
])('begins a line with each block of HTML, ended or not (%s)', async (html, text) => {
  expect(await readText(alternative(' ', html))).toBe(text);
});

it.each([' ', '\u00a0\n\u200b', '\r\n\r\n'])(
  'takes the words of the HTML beside a blank text (%j)',
  async (plain) => {
    const html = '<p>Only the HTML part has words</p>';
    expect(await readText(alternative(plain, html))).toBe('Only the HTML part has words');
    expect(await readText(alternative(plain, html, 'Checked for viruses.'))).toMatch(
      /^Only the HTML part has words\s+Checked for viruses\.$/,
    );
    expect(await readText(alternative('The text', html))).toBe('The text');
  },
);

it.each([
  [
    'Gmail',
    '<div dir="ltr">Yes, please.</div><br><div class="gmail_quote"><div class="gmail_attr">On Wed wrote:<br></div><blockquote class="gmail_quote">Hello, happy to help.</blockquote></div>',
  ],
  [
    'Outlook',
    '<div class="WordSection1"><p class="MsoNormal">Yes, please.<o:p></o:p></p><div style="border-top:solid"><p class="MsoNormal"><b>From:</b> Countermark<br><b>Sent:</b> Wednesday</p></div><p>Hello, happy to help.</p></div>',
  ],
  [
    'Apple Mail',
    '<html><body dir="auto">Yes, please.<br id="lineBreakAtBeginningOfSignature"><blockquote type="cite"><div>On Nov 25, Countermark wrote:<br></div></blockquote><blockquote type="cite">Hello, happy to help.</blockquote></body></html>',
  ],
])('keeps the words and the quote of %s', async (_name, html) => {
  expect(await readText(alternative(' ', html))).toMatch(/^Yes, please\.\n[^]*Hello, happy to help\.$/);
});

const file = (name: string, bytes: number) =>
  [
    '--f',
    `Content-Type: application/zip; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.alloc(bytes, 7).toString('base64').replaceAll(/.{76}/g, '$&\n'),
  ].join('\n');

const withFiles = (files: string[], end = '\n--f--\n') =>
  [`${head}Content-Type: multipart/mixed; boundary=f`, '', '--f', '', 'See there.', ...files].join('\n') +
  end;

const listNames = async (source: string) => {
  const { attachments, omitted } = await parseMail(Buffer.from(source));
  return [attachments.map(({ name }) => name), omitted];
};

it('names each file that is not kept, and keeps those after one that is too large', async () => {
  const files = [file('plan.zip', 11_000_000), file('a.zip', 1000), file('b.zip', 9_000_000)];
  expect(await listNames(withFiles([...files, file('c.zip', 2_000_000), file('d.zip', 500)]))).toEqual([
    ['a.zip', 'b.zip', 'd.zip'],
    ['plan.zip', 'c.zip'],
  ]);
  const many = Array.from({ length: 22 }, (_, i) => file(`${i}.zip`, 10));
  expect((await listNames(withFiles(many)))[1]).toEqual(['20.zip', '21.zip']);
});

const calendar =
  'Content-Type: text/calendar; charset=utf-8; method=REQUEST\n\nBEGIN:VCALENDAR\nEND:VCALENDAR';

it.each([
  ['alone', `${head}${calendar}`],
  ['beside its words', alternative('Please come.', `<p>Please come.</p>\n--b\n${calendar}`)],
])('names an invitation without a name, %s', async (_where, source) => {
  expect(await listNames(source)).toEqual([['invite.ics'], []]);
});

it('names a file that is empty', async () => {
  expect(await listNames(withFiles([file('empty.txt', 0), file('a.zip', 10)]))).toEqual([
    ['a.zip'],
    ['empty.txt'],
  ]);
});

it('keeps no part of a file that was not read to its end', async () => {
  const source = withFiles([file('a.zip', 1000), file('half.zip', 27_000_000)], '').slice(0, mailLimitBytes);
  expect(source.length).toBe(mailLimitBytes);
  expect(await listNames(source)).toEqual([['a.zip'], ['half.zip']]);
  const lines = withFiles([
    file('a.zip', 1000),
    `--f\nContent-Type: text/csv; name=b.csv\n\n${'1;2\n'.repeat(50_000)}`,
  ]);
  expect(await listNames(lines)).toEqual([['a.zip'], ['b.csv']]);
});
