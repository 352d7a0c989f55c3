import { expect, it } from 'vitest';
import { makeArticle } from './make-article.ts';

it('makes wide tables and listings scrollable by keyboard', async () => {
  const { html } = await makeArticle('<table dir="rtl"><tr><td>1</td></tr></table><pre>a</pre>');
  expect(html).toContain(
    '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table dir="rtl">',
  );
  expect(html).toContain('</table></div>');
  expect(html).toContain('<pre tabindex="0">a</pre></div>');
});

it('ends numbers at one edge, and gives a table of many words its room', async () => {
  const { html } = await makeArticle(
    '<table><thead><tr><th>Year</th><th>Cost</th><th>Note</th></tr></thead><tbody><tr><td>2025</td><td>−$4.50</td><td>3 of 3</td></tr><tr><td>2026</td><td></td><td>none</td></tr></tbody></table>',
  );
  expect(html).toContain('<th>Year</th><th class="number">Cost</th><th>Note</th>');
  expect(html).toContain('<td>2025</td><td class="number">−$4.50</td><td>3 of 3</td>');
  expect(html).not.toContain('wide');
  const spanning = await makeArticle(
    `<table><tr><td colspan="2">a</td></tr><tr><td>${'b'.repeat(120)}</td><td>1</td></tr></table>`,
  );
  expect(spanning.html).toContain('<table dir="auto" class="wide"><tr><td colspan="2">');
  expect(spanning.html).not.toContain('number');
});

it('makes a card of a video, which loads nothing by itself', async () => {
  const { html, players } = await makeArticle(
    'Film:\nhttps://youtu.be/abc\n<iframe src="https://vimeo.com/1"></iframe>',
  );
  expect(players).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
  expect(html).toContain(
    '<a href="https://www.youtube-nocookie.com/embed/abc" target="embed 1" data-embed-link>Load it from YouTube</a>',
  );
  expect(html).toContain('<iframe name="embed 2" title="Video on Vimeo"');
  expect(html).not.toMatch(/<iframe[^>]* src=|<br/);
});

it('makes a card that leads to what is only looked at elsewhere', async () => {
  const { html, players } = await makeArticle('<p>https://maps.app.goo.gl/AbC</p>');
  expect(players).toEqual([]);
  expect(html).toContain(
    '<strong>Map on Google Maps</strong><span>This is at maps.app.goo.gl. Nothing of it is loaded here.</span><a href="https://maps.app.goo.gl/AbC" rel="noopener noreferrer">Open it on Google Maps</a>',
  );
  expect(html).not.toContain('<iframe');
});

it('begins lists, quotes and tables where their own script does', async () => {
  const { html } = await makeArticle('<p>a</p><ul><li>פריט</li></ul><blockquote dir="ltr">b</blockquote>');
  expect(html).toBe('<p>a</p><ul dir="auto"><li>פריט</li></ul><blockquote dir="ltr">b</blockquote>');
});

it('marks the words of a listing whose language is named', async () => {
  const { html } = await makeArticle(
    '<pre><code class="language-ts other">const a = "&lt;b&gt;"; // c\n  let d</code></pre><pre><code class="language-x">const</code></pre>',
  );
  expect(html).toContain(
    '<pre tabindex="0"><code class="language-ts"><span class="code-keyword">const</span>',
  );
  expect(html).toContain('&lt;b&gt;');
  expect(html).toContain('<span class="code-comment">// c</span>\n  <span class="code-keyword">let</span>');
  expect(html).toContain('<pre tabindex="0"><code>const</code></pre>');
  expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain('const a = &quot;&lt;b&gt;&quot;; // c\n  let d');
});

it('keeps what a callout is meant as', async () => {
  const { html } = await makeArticle('<aside class="warning big"><p>a</p></aside><aside class="x">b</aside>');
  expect(html).toBe('<aside class="warning"><p>a</p></aside><aside>b</aside>');
});

it('puts what a listing is, and a button that copies it, above it', async () => {
  const { html } = await makeArticle(
    '<pre><code class="language-ts">a</code></pre><pre><samp>b</samp></pre><pre>c</pre>',
  );
  expect(Array.from(html.matchAll(/<span>(.*?)<\/span>\n?<button/g), ([, label]) => label)).toEqual([
    'TypeScript',
    'Output',
    'Code',
  ]);
  expect(html.match(/data-copy/g)).toHaveLength(3);
  expect(html.match(/<div/g)).toHaveLength(html.match(/<\/div>/g)!.length);
});

it('colors what a machine wrote in a language', async () => {
  const { html } = await makeArticle('<pre><samp class="language-ts">return a;\nb();</samp></pre>');
  expect(html).toContain('<span>Output</span>');
  expect(html).toContain('<samp class="language-ts"><span class="code-keyword">return</span>');
});

it('colors keywords, types and strings, and no name whatever is done with it', async () => {
  const { html } = await makeArticle(
    `<pre><code class="language-ts">const a: Part = b.c(d, 'e');\nthrow new Fault(f.g)</code></pre>`,
  );
  expect(Array.from(html.matchAll(/class="code-(?!line|words)[^"]*">([^<]*)/g), ([, word]) => word)).toEqual([
    'const',
    'Part',
    "'e'",
    'throw',
    'new',
    'Fault',
  ]);
});

it('names a listing by its caption, and leaves other figures as they are', async () => {
  const { html } = await makeArticle(
    '<figure id="a" dir="rtl"><figcaption>AI <em>draft</em></figcaption>\n<pre><samp>b</samp></pre></figure><figure><pre>c</pre><figcaption>d</figcaption></figure>',
  );
  expect(html).toContain(
    '<figure id="part-a" class="listing" dir="ltr"><figcaption class="listing-bar"><span>AI <em>draft</em></span><button',
  );
  expect(html).toContain('</button></figcaption><pre tabindex="0"><samp>b</samp></pre></figure><figure><div');
  expect(html).toContain('<pre tabindex="0">c</pre></div><figcaption>d</figcaption></figure>');
});

it('marks the numbers of corrections at the ends of lines, and the list that says what they mean', async () => {
  const { html } = await makeArticle(
    '<ol><li>x</li></ol><pre><samp>a();  // 1, 6\nb(); // 2 no\nc(); // 3</samp></pre><p>y</p><ol><li>z</li></ol><ol></ol><h2>d</h2><pre><code class="language-ts">d(); // 4\ne();</code></pre><h2>f</h2><ol></ol><table><tr><td>g</td><td>// 5</td></tr></table>',
  );
  expect(
    Array.from(html.matchAll(/<span class="code-correction">(.*?)<\/span>/g), ([, text]) => text),
  ).toEqual(['  // <b>1</b>, <b>6</b>', ' // <b>3</b>', ' // <b>4</b>', '// <b>5</b>']);
  expect(html.match(/class="listing numbered"/g)).toHaveLength(2);
  expect(html.match(/<ol[^>]*>/g)).toEqual([
    '<ol dir="auto">',
    '<ol class="corrections" dir="auto">',
    '<ol dir="auto">',
    '<ol dir="auto">',
  ]);
});

it('leads from a heading to itself, unless it has a link of its own or no words', async () => {
  const { html } = await makeArticle(
    '<h2>One <em>two</em></h2><h3>Three</h3><h3>See <a href="/x">four</a></h3><h2> </h2><h2>One two</h2><h4>Five</h4>',
  );
  expect(html).toBe(
    '<h2 id="part-one-two"><a class="heading-link" href="#part-one-two">One <em>two</em></a></h2>' +
      '<h3 id="part-three"><a class="heading-link" href="#part-three">Three</a></h3>' +
      '<h3 id="part-see-four">See <a href="/x">four</a></h3><h2 id="part-of-article"> </h2>' +
      '<h2 id="part-one-two-2"><a class="heading-link" href="#part-one-two-2">One two</a></h2><h4>Five</h4>',
  );
});

it('gives chapters their ids before their sections', async () => {
  const { html, headings } = await makeArticle('<h3>Costs</h3><h2>Costs</h2>');
  expect(headings).toEqual([{ id: 'part-costs', text: 'Costs' }]);
  expect(html).toContain('<h3 id="part-costs-2">');
});

it('gives uploaded pictures their size, and offers them in several widths', async () => {
  const sizes = { 'blog-1.webp': { width: 1600, height: 900 }, 'blog-2.gif': { width: 300, height: 200 } };
  const readImage = async (markup: string) => {
    const { html } = await makeArticle(markup, sizes);
    return (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];
  };
  const whole = await readImage('<img src="/uploads/blog-1.webp" alt="A">');
  expect([whole('width'), whole('height')]).toEqual(['1600', '900']);
  expect(whole('srcset')).toMatch(/^\/uploads\/blog-1\.webp\?w=480 480w, .*1200w$/);
  expect(whole('sizes')).toContain('680px');
  // As its author wants it; the height follows, also after another picture took its place.
  const small = await readImage('<img src="/uploads/blog-1.webp" width="320" height="320">');
  expect([small('width'), small('height')]).toEqual(['320', '180']);
  const animation = await readImage('<img src="/uploads/blog-2.gif">');
  expect([animation('width'), animation('srcset')]).toEqual(['300', undefined]);
  for (const src of ['/uploads/blog-9.png', '/uploads/blog-1.webp?w=800', 'https://example.com/a.png']) {
    const other = await readImage(`<img src="${src}" srcset="x 2x">`);
    expect([other('width'), other('srcset')]).toEqual([undefined, undefined]);
  }
  expect((await makeArticle('<img src="/uploads/constructor">', sizes)).html).not.toContain('width');
});

it('tells links whose words are their address from others', async () => {
  const { html } = await makeArticle(
    '<p><a href="https://a.example/b?c=1&amp;d=2">https://a.example/b?c=1&amp;d=2</a> <a href="https://a.example/">a.example</a> <a href="https://a.example/b">here</a></p>',
  );
  expect(html.match(/data-bare/g)).toHaveLength(2);
  expect(html).toContain('<a href="https://a.example/b"');
});
