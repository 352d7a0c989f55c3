import { expect, it } from 'vitest';
import { makeArticle } from '#domain/rich-text/server/make-article.ts';
import { readSections } from './read-sections.ts';

const content = `Before <b>all</b> headings
and a line.<h2>Costs &amp; prices</h2><p>Ten<br>euros</p><h3>In detail</h3><ul><li>one</li><li>two</li></ul>
<h2 id="own">Own anchor</h2><script>alert('hidden')</script><p>last</p>`;

it('divides an article at its chapters, without markup', () => {
  expect(readSections(content)).toEqual({
    headings: 'Costs & prices In detail Own anchor',
    sections: [
      { anchor: null, heading: '', text: 'Before all headings and a line.' },
      { anchor: 'part-costs-prices', heading: 'Costs & prices', text: 'Ten euros · In detail · one · two' },
      { anchor: 'part-own', heading: 'Own anchor', text: 'last' },
    ],
  });
});

it('keeps listings apart from the sentences', () => {
  expect(readSections('<p>See it.</p><pre><code>a(<b>b</b>);</code></pre><p>It runs.</p>').sections).toEqual([
    { anchor: null, heading: '', text: 'See it. It runs.', code: 'a( b ); ' },
  ]);
});

it('names the anchors that the page has', async () => {
  const { html } = await makeArticle(content);
  const anchors = readSections(content).sections.flatMap(({ anchor }) => anchor ?? []);
  expect(anchors.filter((anchor) => html.includes(`id="${anchor}"`))).toEqual(anchors);
});
