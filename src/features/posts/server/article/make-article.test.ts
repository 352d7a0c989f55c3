import { expect, it } from 'vitest';
import { makeArticle } from './make-article.ts';

it('makes wide tables and listings scrollable by keyboard', () => {
  const { html } = makeArticle('<table dir="rtl"><tr><td>1</td></tr></table><pre>a</pre>');
  expect(html).toContain(
    '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table dir="rtl">',
  );
  expect(html).toContain('</table></div>');
  expect(html).toContain('<pre tabindex="0">');
});

it('makes a card of a video, which loads nothing by itself', () => {
  const { html, players } = makeArticle(
    'Film:\nhttps://youtu.be/abc\n<iframe src="https://vimeo.com/1"></iframe>',
  );
  expect(players).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
  expect(html).toContain(
    '<a href="https://www.youtube-nocookie.com/embed/abc" target="embed 1" data-embed-link>Load it from YouTube</a>',
  );
  expect(html).toContain('<iframe name="embed 2" title="Video on Vimeo"');
  expect(html).not.toMatch(/<iframe[^>]* src=|<br/);
});

it('counts whole minutes, at least one', () => {
  expect(makeArticle('short').readingMinutes).toBe(1);
  expect(makeArticle('word '.repeat(660)).readingMinutes).toBe(3);
});

it('begins lists, quotes and tables where their own script does', () => {
  const { html } = makeArticle('<p>a</p><ul><li>פריט</li></ul><blockquote dir="ltr">b</blockquote>');
  expect(html).toBe('<p>a</p><ul dir="auto"><li>פריט</li></ul><blockquote dir="ltr">b</blockquote>');
});
