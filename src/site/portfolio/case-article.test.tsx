import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { CaseArticle } from './case-article.tsx';

const { cases, site } = defaultContent;
const [study, next] = cases;

const html = renderToStaticMarkup(
  <CaseArticle
    study={study!}
    next={next!}
    words={site.onward}
    labels={site.labels}
    legend={site.heroDrawings}
    signers={[]}
    ways={{ services: [], cases: [], products: [] }}
    posts={[]}
  >
    Button
  </CaseArticle>,
);

it('shows each result once, with how it was counted', () => {
  const words = html.replaceAll(/<[^>]*>/g, '');
  for (const { metric, value, description } of study!.results) {
    expect(words).toContain(value + metric + description);
    expect(words.split(value)).toHaveLength(2);
  }
});

it('draws what was measured before and after, with its values as text', () => {
  const [, bars = ''] = html.split(site.labels.cases.comparison);
  const words = bars.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain('Median time to first reply Before: 6 h After: 11 min');
  expect(bars).toContain('<rect width="3.1%"');
});

it('ends on a band of ink, with the button and the next case', () => {
  const [, foot = ''] = html.split('ink-band');
  expect(foot).toContain(study!.question);
  expect(foot.replaceAll(/<[^>]*>/g, '')).toContain(`Next case study: ${next!.client}`);
  expect(foot).toContain(next!.results[0]!.metric);
  expect(foot).toContain('Button');
});
