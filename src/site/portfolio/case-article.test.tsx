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
const [, results = ''] = html.split('>Results</h2>');

it('shows a result large once, then as a comparison with how it was counted', () => {
  const { value, description } = study!.results[0]!;
  const [before, after] = value.split(' → ');
  expect(html.split(`>${value}<`)).toHaveLength(2);
  expect(results).toMatch(new RegExp(`>${before} → </span><span [^>]*>${after}</span>`));
  expect(results).toContain(description);
});

it('ends with the next case and the button, on a band of ink', () => {
  const [, foot = ''] = html.split('<footer');
  expect(foot).toContain('ink-band');
  expect(foot).toContain(`Next case: ${next!.client}`);
  expect(foot).toContain(next!.hoverSummary);
  expect(foot).toContain('Button');
});
