import { describe, expect, it } from 'vitest';
import { escapeXml, makeUrlsAbsolute, toCdata } from './xml.ts';

describe('XML', () => {
  it('has no markup of a text, and no character that XML forbids', () => {
    expect(escapeXml('<a href="x">&</a>\u0000\u000b\ufffe\ud800 é 日 😀')).toBe(
      '&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt; é 日 😀',
    );
  });

  it('keeps the end mark of a CDATA section out of it', () => {
    expect(toCdata('a ]]> b')).toBe('<![CDATA[a ]]]]><![CDATA[> b]]>');
  });
});

describe('addresses in a feed', () => {
  const pageUrl = 'https://example.com/blog/post';

  it('are whole', () => {
    expect(
      makeUrlsAbsolute('<a title="t" href="/blog">x</a><img alt="" src="/uploads/a.png">', pageUrl),
    ).toBe(
      '<a title="t" href="https://example.com/blog">x</a><img alt="" src="https://example.com/uploads/a.png">',
    );
  });

  it('lead from a part of the article to another at its page', () => {
    expect(makeUrlsAbsolute('<a href="#part-fn1" id="part-fnref1">1</a>', pageUrl)).toBe(
      '<a href="https://example.com/blog/post#part-fn1" id="part-fnref1">1</a>',
    );
  });

  it('stay as they are where they lead elsewhere or are no addresses', () => {
    const html =
      '<a href="https://other.example/?a=1&amp;b=2">x</a><a href="mailto:a@b.example">y</a><code>href="/x"</code>';
    expect(makeUrlsAbsolute(html, pageUrl)).toBe(html);
  });
});
