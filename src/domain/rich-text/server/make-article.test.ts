import { expect, it } from 'vitest';
import { makeArticle } from './make-article.ts';

it('makes wide tables and listings scrollable by keyboard', async () => {
  const { html } = await makeArticle('<table dir="rtl"><tr><td>1</td></tr></table><pre>a</pre>');
  expect(html).toContain(
    '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table dir="rtl">',
  );
  expect(html).toContain('</table></div>');
  expect(html).toContain('<pre tabindex="0">');
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

it('counts whole minutes, at least one', async () => {
  expect((await makeArticle('short')).readingMinutes).toBe(1);
  expect((await makeArticle('word '.repeat(660))).readingMinutes).toBe(3);
});

it('begins lists, quotes and tables where their own script does', async () => {
  const { html } = await makeArticle('<p>a</p><ul><li>פריט</li></ul><blockquote dir="ltr">b</blockquote>');
  expect(html).toBe('<p>a</p><ul dir="auto"><li>פריט</li></ul><blockquote dir="ltr">b</blockquote>');
});

it('marks the words of a listing whose language is named', async () => {
  const { html } = await makeArticle(
    '<pre><code class="language-ts other">const a = "&lt;b&gt;"; // c\nlet d</code></pre><pre><code class="language-x">const</code></pre>',
  );
  expect(html).toContain(
    '<pre tabindex="0"><code class="language-ts"><span class="code-keyword">const</span>',
  );
  expect(html).toContain('&lt;b&gt;');
  expect(html).toContain('<span class="code-comment">// c</span>\n<span class="code-keyword">let</span>');
  expect(html).toContain('<pre tabindex="0"><code>const</code></pre>');
  expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain('const a = &quot;&lt;b&gt;&quot;; // c\nlet d');
});

it('keeps what a callout is meant as', async () => {
  const { html } = await makeArticle('<aside class="warning big"><p>a</p></aside><aside class="x">b</aside>');
  expect(html).toBe('<aside class="warning"><p>a</p></aside><aside>b</aside>');
});
