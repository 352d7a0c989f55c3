import { marked } from 'marked';
import { expect, it } from 'vitest';
import { cleanArticle } from '#domain/rich-text/server/clean-article.ts';
import { toMarkdown } from './to-markdown.ts';

const clean = (html: string): string => cleanArticle(html).html;

/** Layout apart. */
const normalize = (html: string): string =>
  clean(html)
    .replaceAll(/>\s+</g, '><')
    // Headings get ids of their own.
    .replaceAll(/<(h\d) id="[^"]*">/g, '<$1>')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/?(?:thead|tbody)>/g, '')
    .trim();

it.each([
  [
    'paragraphs and marks',
    '<p>One <strong>two</strong> <em>three</em> <del>four</del> <code>a `b`</code></p><p>Five<br>six</p>',
  ],
  ['headings', '<h2>Two</h2><h3>Three <em>of</em></h3><p>x</p>'],
  ['lists in lists', '<ul><li>One<ul><li>Two</li><li>Three</li></ul></li><li>Four</li></ul>'],
  ['a numbered list', '<ol start="3"><li>Three</li><li>Four</li></ol>'],
  ['a list of paragraphs', '<ul><li><p>One</p><p>More</p></li><li><p>Two</p></li></ul>'],
  ['quotes', '<blockquote><p>One</p><p>Two</p></blockquote><hr><p>x</p>'],
  ['a listing', '<pre><code class="language-ts">const a = `x`;\n\nif (a &lt; b) {}\n</code></pre>'],
  [
    'links and pictures',
    '<p><a href="https://example.com/a_(b)">x [y]</a></p><p><img src="/uploads/blog-1.png" alt="A *dock*"></p>',
  ],
  [
    'a figure with its caption',
    '<figure><img src="/uploads/blog-1.png" alt="x"><figcaption>At <em>dawn</em></figcaption></figure><p>x</p>',
  ],
  [
    'a table',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1 | 2</td><td><em>3</em></td></tr></tbody></table>',
  ],
  [
    'a table with merged cells',
    '<table><tr><th colspan="2">A</th></tr><tr><td>1</td><td>2</td></tr></table>',
  ],
  [
    'callouts and details',
    '<aside class="warning"><p>Mind <em>this</em>.</p></aside><details><summary>More</summary><p>Less</p></details>',
  ],
  [
    'signs that Markdown reads',
    '<p># no heading</p><p>1. no list</p><p>- no list</p><p>*a* _b_ [c](d) `e` &lt;b&gt; &amp;amp; \\ ~~f~~</p>',
  ],
  [
    'footnotes',
    '<p>A<sup><a href="#fn-1" id="ref-1">1</a></sup></p><ol><li id="fn-1">Note <a href="#ref-1">back</a></li></ol>',
  ],
])('says %s so that Markdown says the same', async (_what, html) => {
  const markdown = toMarkdown(clean(html));
  expect(normalize(await marked.parse(markdown))).toBe(normalize(clean(html)));
});

it('leaves out the ids of headings that nothing leads to', () => {
  expect(toMarkdown(clean('<h2 id="a">One</h2><h2 id="b">Two</h2><p><a href="#b">x</a></p>'))).toBe(
    '## One\n\n<h2 id="part-b">Two</h2>\n\n[x](#part-b)\n',
  );
});
