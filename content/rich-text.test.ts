import { expect, it } from 'vitest';
import { listHrefs, parseRichText, richText, writeRichText } from './rich-text.schema.ts';

const text =
  '<p>We <strong>tidy <em>up</em></strong>, as <a href="/contact?a=1&amp;b=2">agreed</a>.</p>' +
  '<ul><li>The desk</li><li>R&amp;D &lt;b&gt;</li></ul><ol><li>First</li></ol>';

it('reads a rich text, and writes it as it was', () => {
  const blocks = parseRichText(text)!;
  expect(blocks.map(({ tag }) => tag)).toEqual(['p', 'ul', 'ol']);
  expect(blocks[1]).toEqual({ tag: 'ul', items: [['The desk'], ['R&D <b>']] });
  expect(writeRichText(blocks)).toBe(text);
  expect(parseRichText('<p>One</p>\n  <ul>\n <li>Two</li>\n</ul>')).toHaveLength(2);
  expect(listHrefs(text)).toEqual(['/contact?a=1&b=2']);
});

it.each([
  '',
  'no paragraph',
  '<p></p>',
  '<p> </p>',
  '<p>open',
  '<p>a</li>',
  '<p><p>a</p></p>',
  '<p>a</p>b',
  '<p>a < b</p>',
  '<p>a & b</p>',
  '<p>&nbsp;a</p>',
  '<ul></ul>',
  '<ul>a</ul>',
  '<li>a</li>',
  '<ul><li><ul><li>a</li></ul></li></ul>',
  '<p><strong><strong>a</strong></strong></p>',
  '<p><a>a</a></p>',
  '<p><a href="/a">a <a href="/b">b</a></a></p>',
  '<p><a href="javascript:alert(1)">a</a></p>',
  '<p><a href="//evil.example">a</a></p>',
  '<p><a href="/a" onclick="x">a</a></p>',
  '<p href="/a">a</p>',
  '<p>a</p href="/a">',
  '<p onclick="x">a</p>',
  '<P>a</P>',
  '<p><script>alert(1)</script></p>',
  '<p><img src=x onerror=alert(1)></p>',
  '<p>a\0b</p>',
  '<!-- a --><p>a</p>',
])('refuses %j', (html) => {
  expect(parseRichText(html)).toBeNull();
  expect(richText(100, 'Text').safeParse(html).error?.issues).toHaveLength(1);
});

it('refuses what is nested deeply, or long, in no time', () => {
  expect(parseRichText('<p><em>'.repeat(50_000))).toBeNull();
  expect(parseRichText(`<p>${'<'.repeat(50_000)}`)).toBeNull();
  expect(richText(10, 'Text').safeParse('<p>'.repeat(10)).error?.issues[0]?.message).toBe(
    'has more than 10 characters',
  );
});
