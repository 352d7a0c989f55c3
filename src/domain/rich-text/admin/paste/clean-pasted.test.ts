import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as cleaner from './clean-pasted.ts';
import { readExact } from '../exact-text.ts';

const cleanPastedMarkup = (html: string, lastFootnote?: number) =>
  cleaner.cleanPastedMarkup(html, lastFootnote).html;

const cleanPastedText = (text: string) => cleaner.cleanPastedText(text).html;

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
    [
      '<pre class="language-typescript"><code>a\n</code></pre><pre><code class="lang-py">b</code></pre><div class="highlight highlight-source-shell"><pre>c<br>d</pre></div><pre class="x"><code class="language-constructor">e</code></pre>',
      '<pre><code class="language-ts">a\n</code></pre>\n<pre><code class="language-python">b</code></pre>\n<pre><code class="language-bash">c\nd</code></pre>\n<pre><code>e</code></pre>',
    ],
    [
      '<table><caption>The <b>title</b></caption><tr><td>a</td></tr></table>',
      '<table>\n<caption>The <strong>title</strong></caption>\n<tbody>\n<tr><td>a</td></tr>\n</tbody>\n</table>',
    ],
    [
      '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" alt="checked"><p>one</p></li><li><input type="checkbox"> two<ul><li><input type="checkbox" checked> three</li></ul></li><li data-checked="false"><label><input type="checkbox"></label><div><p>four</p></div></li><li>five<ul><li><input type="checkbox">six</li></ul></li></ul>',
      '<ul>\n<li>☑ one</li>\n<li>☐ two\n<ul>\n<li>☑ three</li>\n</ul></li>\n<li>☐ four</li>\n<li>five\n<ul>\n<li>☐ six</li>\n</ul></li>\n</ul>',
    ],
    [
      '<p>One <img width=200 height=100 src="file:///C:/Temp/clip_image001.png"> two <img src="http://example.com/a/b.png" alt="A <plan>"><img src="http://example.com/count" width="1" height="1"></p>',
      '<p>One <mark>[Picture not pasted: clip_image001.png]</mark> two <mark>[Picture not pasted: A &lt;plan&gt;]</mark></p>',
    ],
    [
      '<dl class="x"><dt>Term</dt><dd>Said <b>so</b></dd><div><dt>Two</dt><dd><p>a</p><p>b</p></dd></div></dl>',
      '<dl>\n<dt>Term</dt>\n<dd>Said <strong>so</strong></dd>\n<dt>Two</dt>\n<dd><p>a</p>\n<p>b</p></dd>\n</dl>',
    ],
    [
      '<p><abbr title="HyperText" class="x">HT</abbr> <samp>out</samp> <a href="https://example.com/" title="Where">a</a></p>',
      '<p><abbr title="HyperText">HT</abbr> <samp>out</samp> <a href="https://example.com/" title="Where">a</a></p>',
    ],
    [
      '<ol type="a" start="3" reversed><li value="7">one</li></ol>',
      '<ol type="a" start="3" reversed="">\n<li value="7">one</li>\n</ol>',
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
    [
      'Claim[^a] and more[^b], again[^a]; not [^c] or `[^a]`.\n\n[^a]: The *source*,\n  and its page\n[^b]: Other',
      '<p>Claim<a href="#fn-1" id="fn-1-place"><sup>1</sup></a> and more<a href="#fn-2" id="fn-2-place"><sup>2</sup></a>, again<a href="#fn-1"><sup>1</sup></a>; not [^c] or <code>[^a]</code>.</p>\n<ol>\n<li id="fn-1">The <em>source</em>, and its page <a href="#fn-1-place">↩</a></li>\n<li id="fn-2">Other <a href="#fn-2-place">↩</a></li>\n</ol>',
    ],
    [
      '> [!NOTE]\n> Useful\n\n> [!CAUTION]\n>\n> Hot\n\n> Said',
      '<aside class="note">\n<p>Useful</p>\n</aside>\n<aside class="warning">\n<p>Hot</p>\n</aside>\n<blockquote>\n<p>Said</p>\n</blockquote>',
    ],
    ['- [x] done\n- [ ] open', '<ul>\n<li>☑ done</li>\n<li>☐ open</li>\n</ul>'],
    ['5 * 3 * 2 and snake_case_name', '5 * 3 * 2 and snake_case_name'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('as the text %j is %s', (text, html) => {
    expect(cleanPastedText(text)).toBe(html);
  });

  it.each([
    [
      '<video src="https://example.org/v.mp4" controls>No video</video>',
      '<p><a href="https://example.org/v.mp4">https://example.org/v.mp4</a></p>',
      ['Shown as a link: a video.'],
    ],
    [
      '<audio controls><source src="https://example.org/a.mp3"></audio>',
      '<p><a href="https://example.org/a.mp3">https://example.org/a.mp3</a></p>',
      ['Shown as a link: a recording.'],
    ],
    [
      '<iframe src="//unknown.example/w" title="Prices"></iframe><object data="https://example.org/b.pdf"></object>',
      '<p><a href="https://unknown.example/w">Prices</a></p>\n<p><a href="https://example.org/b.pdf">https://example.org/b.pdf</a></p>',
      ['Shown as a link: 2 embedded pages.'],
    ],
    [
      '<form><label>Name</label><input value="typed"><select><option>One</option></select> <button>Go</button></form>',
      '<p>Name Go</p>',
      ['Left out: 2 fields of forms.', 'Kept as words alone: a form, a button.'],
    ],
    [
      '<p>x <math><mi>y</mi></math><svg><text>z</text></svg><canvas>w</canvas></p>',
      '<p>x</p>',
      ['Left out: a formula, 2 drawings.'],
    ],
    [
      "<p hidden>SECRET</p><p>a<span style='display:none;mso-hide:all'>SECRET</span></p><div style='visibility: hidden'><p>SECRET</p></div>",
      '<p>a</p>',
      ['Left out: hidden text.'],
    ],
    [
      '<iframe src="about:blank"></iframe><a href="javascript:x()">a</a> <a href="page.html">b</a> <a href="">c</a> <a name="d">e</a>',
      'a b c e',
      ['Left out: an embedded page, 3 addresses of links.'],
    ],
    [
      '<title>T</title><style>p{}</style><script>x()</script><input type="hidden" value="x"><p>a</p><noscript>No script</noscript>',
      '<p>a</p>',
      [],
    ],
  ])('as %s is %s, and what is missing is said', (html, clean, notices) => {
    expect(cleaner.cleanPastedMarkup(html)).toEqual({ html: clean, notices });
  });

  it('from Word keeps lists apart that are beside each other', () => {
    const item = (list: string, marker: string, words: string) =>
      `<p class=MsoListParagraph style='mso-list:${list}'><span style='mso-list:Ignore'>${marker}&nbsp;</span>${words}</p>`;
    const pasted = [
      item('l0 level1 lfo1', '1.', 'one'),
      item('l2 level2 lfo3', 'o', 'inside'),
      item('l0 level1 lfo1', '2.', 'two'),
      item('l1 level1 lfo2', '·', 'dot'),
      item('l0 level1 lfo4', '1.', 'anew'),
    ];
    expect(cleanPastedMarkup(pasted.join('\n')).replaceAll('\n', '')).toBe(
      '<ol><li>one<ul><li>inside</li></ul></li><li>two</li></ol><ul><li>dot</li></ul><ol><li>anew</li></ol>',
    );
  });

  it.each([
    [
      'Word',
      `<p class=MsoNormal>One<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span>[1]</span></span><![endif]></span></span></a> two<o:p></o:p></p><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span>[1]</span></span></a> The <i>source</i>.<o:p></o:p></p></div></div>`,
    ],
    [
      'Google Docs',
      '<p><span>One</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span> two</span></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;The <i>source</i>.</span></p></div>',
    ],
    [
      'a web page',
      '<p>One<sup id="fnref:1"><a href="#fn:1" role="doc-noteref">1</a></sup> two</p><div class="footnotes"><hr><ol><li id="fn:1"><p>The <i>source</i>. <a href="#fnref:1">↩︎</a></p></li></ol></div>',
    ],
    [
      'this editor',
      '<p>One<a href="#fn-1" id="fn-1-place"><sup>1</sup></a> two</p><ol><li id="fn-1">The <em>source</em>. <a href="#fn-1-place">↩</a></li></ol>',
    ],
  ])('from %s has its footnotes, numbered on', (_from, html) => {
    const footnoted = (number: number) =>
      `<p>One<a href="#fn-${number}" id="fn-${number}-place"><sup>${number}</sup></a> two</p>\n<ol>\n<li id="fn-${number}">The <em>source</em>. <a href="#fn-${number}-place">↩</a></li>\n</ol>`;
    expect(cleanPastedMarkup(html)).toBe(footnoted(1));
    expect(cleanPastedMarkup(html, 4)).toBe(footnoted(5));
  });

  it('keeps links to a chapter, and leaves a reference without its note', () => {
    const html = '<p>See <a href="#a">below</a>[^1]</p>\n<h2>A</h2>';
    expect(cleanPastedMarkup(html.replace('<h2', '<h2 id="a"'))).toBe(html);
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

describe('headings', () => {
  it('go down one level where the text has a title of its own', () => {
    expect(cleanPastedMarkup('<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h2>E</h2>')).toBe(
      '<h2>A</h2>\n<h3>B</h3>\n<h4>C</h4>\n<h4>D</h4>\n<h3>E</h3>',
    );
    expect(cleanPastedText('# A\n\n## B')).toBe('<h2>A</h2>\n<h3>B</h3>');
  });

  it('stay at their levels in any other', () => {
    expect(cleanPastedMarkup('<h2>A</h2><div><h3>B</h3></div><h1> </h1>')).toBe('<h2>A</h2>\n<h3>B</h3>');
  });
});
