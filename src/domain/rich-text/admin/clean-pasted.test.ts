import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanPastedMarkup, cleanPastedText } from './clean-pasted.ts';
import { readExact } from './exact-text.ts';

const read = (name: string) => readFileSync(`tests/html-corpus/${name}.html`, 'utf8');

describe('what is pasted', () => {
  it('from Google Docs keeps its words apart, and its bold ones bold', () => {
    expect(cleanPastedMarkup(read('google-docs'))).toBe(
      '<p>Ordinary <strong>bold</strong> words.</p>\n<ul>\n<li>Item</li>\n</ul>',
    );
  });

  it('from Word is lists and tables, without its looks', () => {
    const html = cleanPastedMarkup(read('word'));
    expect(html).toBe(
      [
        '<p><strong>Heading as bold</strong></p>',
        '<p>Some text, two spaces and “quotes”.</p>',
        '<ul>\n<li>First item</li>\n</ul>',
        '<table>\n<tbody>\n<tr><td>Cell</td><td>Other</td></tr>\n</tbody>\n</table>',
      ].join('\n'),
    );
  });

  it.each([
    ['some <b>bold</b>\n words', 'some <strong>bold</strong> words'],
    [
      "<b style='mso-bidi-font-weight:normal'>bold</b> <i style='mso-bidi-font-style:normal'>italic</i>",
      '<strong>bold</strong> <em>italic</em>',
    ],
    ["<b style='mso-x:1;font-weight:normal'>plain</b>", 'plain'],
    ["<span style='mso-bidi-font-weight:bold'>plain</span>", 'plain'],
    ['<h1>Title</h1><h5>Small</h5>', '<h2>Title</h2>\n<h4>Small</h4>'],
    ['<div>one<br><br></div><div>two</div>', '<p>one</p>\n<p>two</p>'],
    ['<p onclick="x()" class="y"><a href="javascript:x()">a</a><script>x()</script></p>', '<p>a</p>'],
    [
      '<ul><li><p>one</p></li><ul><li>nested</li></ul></ul>',
      '<ul>\n<li>one\n<ul>\n<li>nested</li>\n</ul></li>\n</ul>',
    ],
    [
      '<pre><code class="hljs language-ts">a &lt; b\n  c</code></pre>',
      '<pre><code class="language-ts">a &lt; b\n  c</code></pre>',
    ],
    [
      '<figure><img src="https://example.com/a.png" alt="" srcset="x"><figcaption>Words</figcaption></figure>',
      '<figure>\n<img src="https://example.com/a.png" alt="">\n<figcaption>Words</figcaption>\n</figure>',
    ],
    ['<aside class="note"><p>One</p></aside>', '<aside class="note">\n<p>One</p>\n</aside>'],
    ['<aside class="ad"><p>One</p></aside>', '<p>One</p>'],
    ['<p><img src="data:image/png;base64,AA">text</p>', '<p>text</p>'],
    [
      '<p><iframe src="//www.youtube.com/embed/abc"></iframe></p>',
      '<p>https://www.youtube.com/embed/abc</p>',
    ],
  ])('as %s is %s', (pasted, html) => {
    expect(cleanPastedMarkup(pasted)).toBe(html);
  });

  it.each([
    ['One line', 'One line'],
    ['a < b\nc\n\nd', '<p>a &lt; b<br>c</p>\n<p>d</p>'],
    [
      '# Title\n\nSome **bold** and `code`.\n\n- one\n- two',
      '<h2>Title</h2>\n<p>Some <strong>bold</strong> and <code>code</code>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
    ],
    [
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '<table>\n<tbody>\n<tr><th>a</th><th>b</th></tr>\n<tr><td>1</td><td>2</td></tr>\n</tbody>\n</table>',
    ],
    ['5 * 3 * 2 and snake_case_name', '5 * 3 * 2 and snake_case_name'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('as the text %j is %s', (text, html) => {
    expect(cleanPastedText(text)).toBe(html);
  });

  it.each(['<div>|</div>', '<table><tr><td>|</td></tr></table>', '<i><b>|</b></i>', '<ul><li>|</li></ul>'])(
    'has its words however deep they are in %s',
    (pair) => {
      const [open, close] = pair.split('|') as [string, string];
      const html = `<p>Before</p>${open.repeat(20_000)}Inside${close.repeat(20_000)}<p>After</p>`;
      const { doc } = readExact(cleanPastedMarkup(html));
      expect(JSON.stringify(doc)).toMatch(/Before.*Inside.*After/);
    },
  );

  it('has a place in the document for all of it', () => {
    for (const name of [
      'google-docs',
      'word',
      'ghost',
      'wordpress-gutenberg',
      'tinymce',
      'ckeditor',
      'by-hand',
    ]) {
      const { doc } = readExact(cleanPastedMarkup(read(name)));
      expect(doc.children.filter((node) => node.type.name === 'island')).toEqual([]);
    }
  });
});
