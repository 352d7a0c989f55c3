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

it('ends on a band of ink, with the button and the next case', () => {
  const [, foot = ''] = html.split('ink-band');
  expect(foot.replaceAll(/<[^>]*>/g, '')).toContain(`Next case study: ${next!.client}`);
  expect(foot).toContain(next!.results[0]!.metric);
  expect(foot).toContain('Button');
});
