import { describe, expect, it } from 'vitest';
import { escapeXml, makeAddressesWhole, toCdata } from './xml.ts';

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
  const siteUrl = 'https://example.com';

  it('are whole', () => {
    expect(
      makeAddressesWhole('<a title="t" href="/blog">x</a><img alt="" src="/uploads/a.png">', siteUrl),
    ).toBe(
      '<a title="t" href="https://example.com/blog">x</a><img alt="" src="https://example.com/uploads/a.png">',
    );
  });

  it('stay as they are where they lead elsewhere or are no addresses', () => {
    const html = '<a href="https://other.example/">x</a><a href="#part">y</a><code>href="/x"</code>';
    expect(makeAddressesWhole(html, siteUrl)).toBe(html);
  });
});
