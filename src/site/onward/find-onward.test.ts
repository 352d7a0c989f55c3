import { expect, test } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { demoArticles } from '#content/demo/articles.ts';
import { fillUp, pickWays, pickWaysOfArticle } from './find-onward.ts';

const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

test('an article leads back to what names it, a service with its case', () => {
  const ways = pickWaysOfArticle(defaultContent, 'hospital-hl7-fhir-integration');
  expect(slugsOf(ways.services)).toEqual(['integration-services']);
  expect(slugsOf(ways.cases)).toEqual(['referral-triage']);
  expect(ways.products).toEqual([]);
});

test('an article that only a product names leads to the service and the case of that product', () => {
  const ways = pickWaysOfArticle(defaultContent, 'retrieval-over-policy-documents');
  expect(slugsOf(ways.products)).toEqual(['reporting']);
  expect(slugsOf(ways.services)).toEqual(['integration-services']);
  expect(slugsOf(ways.cases)).toEqual(['shelf-forecast']);
});

test('an article that nothing names leads where the owner has said', () => {
  const slug = 'an-article-of-tomorrow';
  const first = pickWaysOfArticle(defaultContent, slug);
  expect([first.services[0]?.slug, first.cases[0]?.slug]).toEqual([
    'mobile-app-development',
    'ticket-routing',
  ]);
  const { site } = defaultContent;
  const articles = { services: [], cases: ['dock-schedule'], products: ['lms'] };
  const said = pickWaysOfArticle(
    { ...defaultContent, site: { ...site, onward: { ...site.onward, articles } } },
    slug,
  );
  expect([said.services, slugsOf(said.cases), slugsOf(said.products)]).toEqual([
    [],
    ['dock-schedule'],
    ['lms'],
  ]);
});

test('what is gone is left out', () => {
  const onward = { services: ['gone', 'ai-automation'], cases: [], products: ['gone'] };
  const ways = pickWays(defaultContent, onward);
  expect([slugsOf(ways.services), ways.products]).toEqual([['ai-automation'], []]);
  expect(pickWays(defaultContent)).toEqual({ services: [], cases: [], products: [] });
});

test('the newest articles fill up what is named', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(fillUp([b], [a, b, c], 2)).toEqual([b, a]);
  expect(fillUp([], [a], 2)).toEqual([a]);
  expect(fillUp([a, b, c], [], 2)).toEqual([a, b, c]);
});

test('by default every service leads to a case and two articles, every case to its service, all of them there', () => {
  const articles = new Set(demoArticles.filter(({ published }) => published).map(({ slug }) => slug));
  const { services, cases, products, people } = defaultContent;
  const isLed = ({ onward }: (typeof services)[number]) =>
    onward !== undefined && onward.cases.length > 0 && onward.articles.length === 2;
  expect(services.filter((service) => !isLed(service)).map(({ slug }) => slug)).toEqual([]);
  expect(cases.map(({ onward }) => onward?.services.length)).toEqual(cases.map(() => 1));
  expect(cases.filter(({ signedBy }) => !signedBy?.length).map(({ slug }) => slug)).toEqual([]);
  expect(products.map(({ onward }) => onward?.services.length)).toEqual(products.map(() => 1));
  for (const { onward } of [...services, ...cases, ...products]) {
    for (const slug of onward?.articles ?? []) expect([...articles]).toContain(slug);
  }
  for (const { signature, signs } of people) expect([signature, signs]).not.toContain(undefined);
});
