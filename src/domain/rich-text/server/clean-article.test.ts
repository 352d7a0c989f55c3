import { describe, expect, it } from 'vitest';
import { cleanArticle } from './clean-article.ts';

const clean = (content: string) => cleanArticle(content).html;
const removed = (content: string) => cleanArticle(content).report.removed;

describe('newlines', () => {
  it.each([
    ['one\ntwo', 'one<br />two'],
    ['one\r\ntwo\rthree', 'one<br />two<br />three'],
    ['<p>one\n<b>two</b>\nthree</p>', '<p>one<br /><b>two</b><br />three</p>'],
    ['<p>a</p>\n\n<p>b</p>', '<p>a</p><p>b</p>'],
    ['<p>\n  a\n</p>', '<p>a</p>'],
    ['<pre>a\nb</pre>', '<pre>a\nb</pre>'],
    ['<ul>\n<li>a\nb</li>\n</ul>\nc\nd', '<ul>\n<li>a\nb</li>\n</ul>c<br />d'],
    ['a < b\nc > d', 'a &lt; b<br />c &gt; d'],
    ['a <!-- > \n --> b', 'a  b'],
    ['<b title="x"\n>a</b>', '<b>a</b>'],
  ])('of %j become breaks in running text alone', (content, html) => {
    expect(clean(content)).toBe(html);
  });

  it('are no part of a tag that has > in an attribute', () => {
    expect(clean('<p>Before</p><img alt="a > b"\n   src="/uploads/picture.webp"><p>After</p>')).toBe(
      '<p>Before</p><img alt="a &gt; b" src="/uploads/picture.webp" loading="lazy" decoding="async" /><p>After</p>',
    );
    expect(clean('<img src="/drawings/quarter.svg" alt="">')).toContain('src="/drawings/quarter.svg"');
    expect(clean('<img src="/drawings/../admin.svg" alt="">')).toBe('');
    expect(clean('<a title="x > y"\nhref="https://example.com/x">link</a>')).toBe(
      '<a title="x &gt; y" href="https://example.com/x" rel="noopener noreferrer">link</a>',
    );
  });
});

describe('links inside an article', () => {
  it('lead to footnotes, back, and to chapters', () => {
    const content =
      '<p>Claim<sup><a href="#fn1" id="fnref1">1</a></sup></p><h2 id="setup">Set up</h2><p>See <a href="#setup">setup</a>.</p><ol><li id="fn1">Source <a href="#fnref1">back</a></li></ol>';
    const { html, headings, report } = cleanArticle(content);
    expect(html).toBe(
      '<p>Claim<sup><a href="#part-fn1" id="part-fnref1">1</a></sup></p><h2 id="part-setup">Set up</h2><p>See <a href="#part-setup">setup</a>.</p><ol><li id="part-fn1">Source <a href="#part-fnref1">back</a></li></ol>',
    );
    expect(headings).toEqual([{ id: 'part-setup', text: 'Set up' }]);
    expect(report.removed).toEqual([]);
  });

  it('lead to a named anchor, a chapter without an id, and what a browser escapes', () => {
    expect(clean('<a name="_ftn1">x</a><a href="#_ftn1">1</a>')).toBe(
      '<a id="part-_ftn1">x</a><a href="#part-_ftn1">1</a>',
    );
    const chapter = clean('<h2>Cost</h2><a href="#cost">a</a><a href="#part-cost">b</a>');
    expect(chapter.match(/href="#part-cost"/g)).toHaveLength(2);
    expect(clean('<p id="é">x</p><a href="#%C3%A9">1</a>')).toBe(
      '<p id="part-é">x</p><a href="#part-%C3%A9">1</a>',
    );
  });

  it('lead there by an address of an article as well', () => {
    expect(clean('<a href="/blog/x#fn1">1</a><a href="/blog/x#part-fn1">1</a>')).toBe(
      '<a href="/blog/x#part-fn1">1</a><a href="/blog/x#part-fn1">1</a>',
    );
    expect(clean('<a href="/blog#x">1</a><a href="https://example.com/blog/x#y">1</a>')).toContain(
      '<a href="/blog#x">1</a><a href="https://example.com/blog/x#y"',
    );
  });

  it('are none, and named, where there is no such place', () => {
    expect(clean('<p>See <a href="#x">x</a></p>')).toBe('<p>See <a>x</a></p>');
    expect(removed('a\n<a href="#x">x</a>')).toEqual([
      { what: '<a href="#x">', reason: 'Link removed: nothing in the article has this id', lines: [2] },
    ]);
  });

  it('lead to the first of several elements with an id, and no chapter takes that id', () => {
    const { html, headings } = cleanArticle('<p id="a">1</p><p id="a">2</p><h2>A</h2><a href="#a">x</a>');
    expect(html).toBe('<p id="part-a">1</p><p>2</p><h2 id="part-a-2">A</h2><a href="#part-a">x</a>');
    expect(headings).toEqual([{ id: 'part-a-2', text: 'A' }]);
  });
});

describe('chapters', () => {
  it('get an id of their own each, two hundred at most', () => {
    const { html, headings } = cleanArticle('<h2>Cost &amp; <em>use</em></h2><h1>Cost &amp; use</h1>');
    expect(headings).toEqual([
      { id: 'part-cost-use', text: 'Cost & use' },
      { id: 'part-cost-use-2', text: 'Cost & use' },
    ]);
    expect(html).toContain('<h2 id="part-cost-use">Cost &amp; <em>use</em></h2>');
    expect(cleanArticle('<h2>Room</h2>'.repeat(500)).headings).toHaveLength(200);
  });

  it('bring no markup into the list of contents', () => {
    const { html, headings } = cleanArticle('<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2>');
    expect(headings[0]?.text).toBe('<script>alert(1)</script>');
    expect(html).not.toContain('<script');
  });
});

describe('embedded media', () => {
  it('become links, videos of known hosts marked ones, and nothing empty is left', () => {
    const content =
      '<p>Watch:</p><figure><iframe src="https://www.youtube.com/embed/abc" title="Demo video"></iframe></figure>\n<video src="https://example.com/a.mp4" controls></video><img src="data:image/png;base64,iVBORw0KGgo=" alt="inline"><details><summary>Open me</summary><p>Hidden</p></details>';
    const { html, report } = cleanArticle(content);
    expect(html).toBe(
      '<p>Watch:</p><figure><a class="embed" href="https://www.youtube.com/watch?v=abc" rel="noopener noreferrer">Demo video</a></figure><p><a href="https://example.com/a.mp4" rel="noopener noreferrer">https://example.com/a.mp4</a></p><details><summary>Open me</summary><p>Hidden</p></details>',
    );
    expect(report.removed).toEqual([
      {
        what: '<video src="https://example.com/a.mp4" controls>',
        reason: 'Shown as a link',
        lines: [2],
      },
      {
        what: '<img src="data:image/png;base64,iVBORw0KGgo=" alt="inline">',
        reason: 'Removed: a picture must be uploaded here or have an address that begins with https://',
        lines: [2],
      },
    ]);
    expect(clean('<figure><a href="/x"><img src="data:,"></a></figure>')).toBe('');
  });

  it.each([
    '<p>https://youtu.be/abc?t=9</p>',
    '<p><a href="https://www.youtube.com/watch?v=abc&amp;t=9s">https://youtu.be/abc</a></p>',
    '<p><iframe src="//www.youtube-nocookie.com/embed/abc?start=9&amp;rel=0"></iframe></p>',
  ])('are marked where they have a line of their own: %s', (content) => {
    expect(clean(content)).toBe(
      '<p><a class="embed" href="https://www.youtube.com/watch?v=abc&amp;t=9s" rel="noopener noreferrer">Video on YouTube</a></p>',
    );
    expect(removed(content)).toEqual([]);
  });

  it.each([
    'See https://youtu.be/abc',
    '<ul><li>https://youtu.be/abc</li></ul>',
    '<p><a href="https://youtu.be/abc">our film</a></p>',
    '<p>Here: <a href="https://youtu.be/abc">https://youtu.be/abc</a></p>',
  ])('are not marked inside a sentence, a list or a link with words: %s', (content) => {
    expect(clean(content)).not.toContain('class="embed"');
  });

  it('become links by an address without a scheme too', () => {
    expect(clean('<iframe src="//example.com/widget" title="Prices"></iframe>')).toBe(
      '<p><a href="https://example.com/widget" rel="noopener noreferrer">Prices</a></p>',
    );
  });

  it('take their fallback with them, and nothing that follows where they are not closed', () => {
    expect(clean('<video><source src="/uploads/a.mp4">No video here</video><p>b</p>')).toBe(
      '<p><a href="/uploads/a.mp4">/uploads/a.mp4</a></p><p>b</p>',
    );
    expect(clean('<iframe src="https://example.com/"/><p>b</p>')).toContain('<p>b</p>');
    expect(clean('<svg><p>b</p>')).toBe('<p>b</p>');
  });
});

describe('what browsers do not show', () => {
  it.each([
    ['<p hidden>SECRET</p>', '<p hidden>'],
    ['<p style="color: red; DISPLAY : none !important">SECRET</p>', '<p style="DISPLAY : none !important">'],
    ["<span style='display:none;mso-hide:all'>SECRET</span>", '<span style="display:none">'],
    ["<p class=MsoNormal style='mso-hide:all'>SECRET</p>", '<p style="mso-hide:all">'],
    ['<div style="visibility:hidden"><div>a</div>SECRET</div>', '<div style="visibility:hidden">'],
    ['<div hidden="until-found"><p>SECRET<p>SECRET</div>', '<div hidden>'],
    ['<section hidden>SECRET<div><section>b</section>SECRET</div></section>', '<section hidden>'],
    ['<dialog>SECRET</dialog>', '<dialog>'],
    ['<div popover>SECRET</div>', '<div popover>'],
    ['<video hidden src="https://example.com/SECRET.mp4"></video>', '<video hidden>'],
    ['<h2 hidden id="SECRET">SECRET</h2>', '<h2 hidden>'],
    ['<table hidden><tr><td>SECRET<tr><td>SECRET</table>', '<table hidden>'],
    ['<img hidden src="https://example.com/SECRET.png">', '<img hidden>'],
  ])('is left out and named: %s', (content, what) => {
    const { html, headings, report } = cleanArticle(`<p>a</p>\n${content}<p>b</p>`);
    expect(html).toBe('<p>a</p><p>b</p>');
    expect(headings).toEqual([]);
    expect(report.removed).toEqual([{ what, reason: 'Left out: it is hidden', lines: [2] }]);
  });

  it.each([
    ['<p hidden>SECRET<p>b', '<p>b</p>'],
    ['<ul><li hidden>SECRET<ul><li>SECRET</ul>SECRET<li>b</ul>', '<ul><li>b</li></ul>'],
    ['<dl><dt hidden>SECRET<dd>b</dl>', '<dl><dd>b</dd></dl>'],
    [
      '<table><tr><td hidden>SECRET<td>b<tr hidden><td>SECRET<td>SECRET</table>',
      '<table><tr><td>b</td></tr></table>',
    ],
    ['<div><span hidden>SECRET</div><p>b</p>', '<div></div><p>b</p>'],
    ['<p>a <span hidden>SECRET</p><p>b</p>', '<p>a </p><p>b</p>'],
    ['<p>a<div hidden>SECRET</p>SECRET</div>b', '<p>ab</p>'],
    ['<b>a<div hidden>SECRET</b>SECRET</div>', '<b>a</b>'],
    ['a<div hidden>SECRET<p>SECRET', 'a'],
  ])('ends where browsers end it: %s', (content, html) => {
    expect(clean(content)).toBe(html);
  });

  it('is not what can be opened, or what other words in a style sheet say', () => {
    const content =
      '<details><summary>a</summary>b</details><dialog open>c</dialog><p aria-hidden="true">d</p><p style="font-family: display:none-like">e</p>';
    expect(clean(content)).toContain('<p>e</p>');
    expect(removed(content).map(({ what }) => what)).toEqual([
      '<dialog>',
      'aria-hidden of <p>',
      'style of <p>',
    ]);
  });
});

describe('what visitors do not get', () => {
  it('is named once, with its lines', () => {
    expect(removed('<font>a</font>\n<font>b</font>\n<p style="x" onclick="y()">c</p>')).toEqual([
      { what: '<font>', reason: 'Removed; the text inside stays', lines: [1, 2] },
      { what: 'style of <p>', reason: 'Removed', lines: [3] },
      { what: 'onclick of <p>', reason: 'Removed', lines: [3] },
    ]);
  });

  it('is named for one attribute of all elements together', () => {
    const content = [
      '<p align="center">a</p><td align="left">b</td>',
      '<p align="right" title="c" class="d" data-e="f" role="note" aria-label="g">h</p>',
      '<a href="/x" target="_blank" download rel="nofollow">i</a><ul type="square"><li>j</li></ul>',
    ].join('\n');
    expect(removed(content)).toEqual([
      { what: 'align of <p>, <td>', reason: 'Removed', lines: [1, 2] },
      { what: 'title of <p>', reason: 'Removed', lines: [2] },
      { what: 'class of <p>', reason: 'Removed', lines: [2] },
      { what: 'data-* of <p>', reason: 'Removed', lines: [2] },
      { what: 'role of <p>', reason: 'Removed', lines: [2] },
      { what: 'aria-label of <p>', reason: 'Removed', lines: [2] },
      { what: 'target of <a>', reason: 'Removed', lines: [3] },
      { what: 'download of <a>', reason: 'Removed', lines: [3] },
      { what: 'type of <ul>', reason: 'Removed', lines: [3] },
    ]);
  });

  it('is the other files of a picture that the author names', () => {
    const named = (picture: string) => removed(picture).map(({ what }) => what);
    const more = 'srcset="https://example.com/b.png 2x" sizes="50vw" loading="eager" decoding="sync"';
    for (const address of ['https://example.com/a.png', '/uploads/a.webp'])
      expect(named(`<img src="${address}" ${more}>`)).toEqual(['srcset of <img>', 'sizes of <img>']);
  });

  it.each([
    ['<a href="/x" ping="/p" hreflang="de">a</a>', ['ping of <a>', 'hreflang of <a>']],
    ['<p class="lead">a</p><h2 class="x y">b</h2>', ['class of <p>, <h2>']],
    ['<aside class="note">a</aside><pre><code class="language-ts">b</code></pre>', []],
    ['<aside class="note wide">a</aside><p class="">b</p>', ['class of <aside>']],
    ['<p data-a="1" data-b="2">a</p><ul data-c><li>b</li></ul>', ['data-* of <p>, <ul>']],
    [
      '<iframe src="https://www.youtube.com/embed/abc" width="9" allowfullscreen srcdoc="a" onload="b()"></iframe>',
      ['srcdoc of <iframe>', 'onload of <iframe>'],
    ],
    ['<blockquote cite="https://example.com/">a</blockquote>', ['cite of <blockquote>']],
    ['<del datetime="2026-01-01">a</del><h5>b</h5><h6>c</h6>', ['datetime of <del>']],
  ])('is what machines read as well: %s', (content, whats) => {
    expect(removed(content).map(({ what }) => what)).toEqual(whats);
  });

  it('is how a link is meant, where the site says something else itself', () => {
    const links = (rel: string) =>
      `<a rel="${rel}" href="https://example.com/">a</a><a href="https://example.com/" rel="${rel}">b</a>`;
    expect(removed(links('sponsored noopener'))).toEqual([
      { what: 'rel of <a>', reason: 'Removed', lines: [1] },
    ]);
    expect(clean(links('sponsored noopener'))).toBe(clean(links('')));
    expect(removed(links('NOOPENER noreferrer'))).toEqual([]);
    expect(removed('<a href="/x" rel="nofollow">a</a><a rel="nofollow">b</a>')).toEqual([]);
  });

  it('is the other files of a picture, once, and a link without an address', () => {
    const picture =
      '<picture><source srcset="/a.avif"><source media="(width < 9em)" srcset="/b.webp"><img src="/uploads/a.png" alt="a"></picture>';
    expect(removed(`${picture}\n${picture}<a href="">a</a><a href=" ">b</a><a id="c">c</a>`)).toEqual([
      {
        what: '<source>',
        reason: 'Removed: a picture has one file, that of its <img>',
        lines: [1, 2],
      },
      {
        what: '<a href="">',
        reason: 'Link removed: its address must begin with https://, http://, mailto:, tel:, / or #',
        lines: [2],
      },
      {
        what: '<a href=" ">',
        reason: 'Link removed: its address must begin with https://, http://, mailto:, tel:, / or #',
        lines: [2],
      },
    ]);
  });

  it.each(['base', 'link', 'meta', 'input', 'col', 'area'])('has no text inside where it is <%s>', (name) => {
    expect(removed(`<${name}>a`)).toEqual([{ what: `<${name}>`, reason: 'Removed', lines: [1] }]);
  });

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<style>p{}</style>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example/">a</a>', '<a>a</a>'],
    ['<a href="https://user:pw@x.example/">a</a>', '<a>a</a>'],
    ['<img src="https://user:pw@x.example/a.png">a', 'a'],
    ['<video src="https://user@x.example/a.mp4"></video>a', 'a'],
    ['<img src="/\\evil.example/x.png">a', 'a'],
    ['<img src="x.png">a', 'a'],
    ['<img src="images/photo.jpg">a', 'a'],
    ['<img src="../uploads/none.png">a', 'a'],
    ['<img src="/../../x">a', 'a'],
    ['<img src="/uploads/../x.png">a', 'a'],
    [
      '<img src="/uploads/x.png" onerror="alert(1)">',
      '<img src="/uploads/x.png" loading="lazy" decoding="async" />',
    ],
    ['<picture><source srcset="/a.webp 1x, http://example.com/d.webp 2x"></picture>a', 'a'],
    [
      '<img src="http://example.com/a.png" alt="Plan">',
      '<p><a href="http://example.com/a.png" rel="noopener noreferrer">Plan</a></p>',
    ],
  ])('of %s is named', (content, html) => {
    expect(clean(content)).toBe(html);
    expect(removed(content)).toHaveLength(1);
  });

  it('is a hundred entries at most', () => {
    const many = Array.from({ length: 500 }, (_, n) => `<img src="data:,${n}">`).join('\n');
    expect(removed(many)).toHaveLength(100);
  });
});

it('keeps a link to the page of a name', () => {
  const html = '<a href="https://example.com/@ann" rel="noopener noreferrer">a</a>';
  expect(clean(html)).toBe(html);
  expect(clean('<a href="mailto:ann@example.com">a</a>')).toContain('href="mailto:ann@example.com"');
});

it('keeps how a list is numbered', () => {
  const html =
    '<ol start="3" type="a"><li>a<ul><li>b</li></ul></li><li value="7">c</li></ol><ol><li>d</li></ol>';
  expect(clean(html)).toBe(
    '<ol start="3" type="a"><li type="a">a<ul><li>b</li></ul></li><li value="7" type="a">c</li></ol><ol><li>d</li></ol>',
  );
  expect(removed(html)).toEqual([]);
});

it('keeps the direction and the language of a part', () => {
  const html = '<p dir="rtl" lang="he">שלום</p>';
  expect(clean(html)).toBe(html);
});
