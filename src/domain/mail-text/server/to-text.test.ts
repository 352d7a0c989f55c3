import { expect, it } from 'vitest';
import { cleanArticle } from '#domain/rich-text/server/clean-article.ts';
import { toMailElements } from './article-elements.ts';
import { toText } from './to-text.ts';

const addresses = { toHref: String, toPicture: (src: string) => ({ src, width: 512 }) };

it.each([
  ['<details><summary>Head</summary><p>Body</p></details>', 'Head Body'],
  ['<dl><dt>Term</dt><dd>Said</dd></dl>', 'Term Said'],
  ['<table><caption>Sums</caption><tr><th>A</th><td>1</td></tr></table>', 'Sums A 1'],
  [
    '<figure><img src="https://a.example/a.png" alt="Dock"><figcaption>Words</figcaption></figure>',
    '[Dock] Words',
  ],
  ['<p>a</p><p hidden>SECRET</p><blockquote>b</blockquote><h5>c</h5>d', 'a b c d'],
])('keeps the words of %s apart', (content, text) => {
  const mail = toText(toMailElements(cleanArticle(content).html, addresses));
  expect(mail.split(/\s+/).filter(Boolean).join(' ')).toBe(text);
});
