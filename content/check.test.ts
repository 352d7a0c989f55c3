import { describe, expect, it } from 'vitest';
import { agencyContent } from '../tests/support/agency-content.ts';
import { checkContent, contentEntries } from './check.ts';
import { cases, portfolioTeasers } from './cases.ts';
import { footer, navigation } from './navigation.ts';
import { pageMetas } from './pages.ts';
import { products } from './products.ts';
import { quizQuestions } from './quiz.ts';
import { homeServices, serviceDetails } from './services.ts';
import { timelineCases } from './timeline.ts';

const [firstProduct, ...otherProducts] = products;
const [firstDetail, ...otherDetails] = serviceDetails;

it('finds no fault in the content', () => {
  expect(() => checkContent()).not.toThrow();
});

it("takes an owner's own figures, counts and names", () => {
  expect(() => checkWith(agencyContent)).not.toThrow();
});

it('takes a site without products, cases, services or figures', () => {
  const empty = {
    products: [],
    cases: [],
    portfolioTeasers: [],
    timelineCases: [],
    highlights: [],
    serviceDetails: [],
    serviceOverviews: [],
    homeServices: { ...homeServices, cards: [] },
    footer: { ...footer, groups: [{ heading: 'Company', links: [{ label: 'Blog', href: '/blog' }] }] },
    assistantReplies: Object.fromEntries(
      ['latest', 'automation', 'ai', 'default'].map((rule) => [rule, { text: 'Ask us.', links: [] }]),
    ),
  };
  expect(() => checkWith(empty)).not.toThrow();
});

describe('a fault', () => {
  it('is named with its file and path, and so is every other one', () => {
    const bad = { products: [{ ...firstProduct, features: [], title: '' }, ...otherProducts] };
    expect(() => checkWith(bad)).toThrow('content/products.ts: products[0].features: needs at least one');
    expect(() => checkWith(bad)).toThrow('content/products.ts: products[0].title: is empty');
  });

  it('says what the layout has room for', () => {
    const long = { products: [{ ...firstProduct, title: 'a'.repeat(51) }, ...otherProducts] };
    expect(() => checkWith(long)).toThrow('products[0].title: has more than 50 characters');
  });

  it.each([' padded', 'two\nlines', 'nul\0', '\ud800'])('is a text such as %j', (title) => {
    expect(() => checkWith({ products: [{ ...firstProduct, title }, ...otherProducts] })).toThrow(
      'products[0].title: ',
    );
  });

  it('is an unknown field', () => {
    expect(() => checkWith({ products: [{ ...firstProduct, colour: 'red' }, ...otherProducts] })).toThrow(
      'colour',
    );
  });

  it('is a missing field', () => {
    const { title: _title, ...untitled } = firstProduct!;
    expect(() => checkWith({ products: [untitled, ...otherProducts] })).toThrow('products[0].title: ');
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'http://plain.example/',
    '//elsewhere.example',
    String.raw`/\elsewhere.example`,
    '/two words',
    'contact',
    '#',
    '',
  ])('is a link to %j', (href) => {
    const bad = { navigation: { ...navigation, action: { label: 'Start', href } } };
    expect(() => checkWith(bad)).toThrow('content/navigation.ts: navigation.action.href: ');
  });

  it.each([
    '/contact',
    '/contact?topic=audit#form',
    '/blog/a-post',
    '/brochure.pdf',
    'https://cal.example/us',
  ])('is no link to %j', (href) => {
    expect(() =>
      checkWith({ navigation: { ...navigation, action: { label: 'Start', href } } }),
    ).not.toThrow();
  });

  it('is a link to a page that does not exist', () => {
    expect(() => checkWith({ serviceDetails: otherDetails })).toThrow(
      'content/navigation.ts: footer.groups[0].links[0].href: "/services/mobile-app-development" leads to no page',
    );
    expect(() => checkWith({ serviceDetails: otherDetails })).toThrow(
      'services.ts: homeServices.cards[0].link: ',
    );
  });

  it('is a slug that is used twice, or is none', () => {
    const twice = [firstDetail, { ...firstDetail, metaTitle: 'Another' }, ...otherDetails];
    expect(() => checkWith({ serviceDetails: twice })).toThrow(
      'serviceDetails[1].slug: "mobile-app-development" is used twice',
    );
    for (const slug of ['', 'Big', 'two words', '../etc', 'a--b', 'a/b', '%2e%2e']) {
      expect(() => checkWith({ serviceDetails: [...serviceDetails, { ...firstDetail, slug }] })).toThrow(
        'serviceDetails[6].slug: ',
      );
    }
  });

  it('is a title of two pages', () => {
    const alike = { ...pageMetas, blog: { ...pageMetas.blog, title: pageMetas.home.title } };
    expect(() => checkWith({ pageMetas: alike })).toThrow('pages.ts: pageMetas.blog.title: ');
  });

  it('is a page left out', () => {
    const { blog: _blog, ...others } = pageMetas;
    expect(() => checkWith({ pageMetas: others })).toThrow('pageMetas.blog: ');
  });

  it('is a drawing that does not exist', () => {
    expect(() => checkWith({ cases: cases.map((one) => ({ ...one, thumbnail: 'none' })) })).toThrow(
      'cases[0].thumbnail: ',
    );
  });

  it('is a category named as the button for all', () => {
    expect(() => checkWith({ cases: cases.map((one) => ({ ...one, category: 'All' })) })).toThrow(
      'cases[0].category: "All" is the button for every case',
    );
  });

  it('is a teaser of no case, and a product without details', () => {
    expect(() => checkWith({ portfolioTeasers: [{ ...portfolioTeasers[0], id: 'gone' }] })).toThrow(
      'content/cases.ts: portfolioTeasers[0].id: "gone" is no case',
    );
    expect(() => checkWith({ products: [{ ...firstProduct, id: 'other' }] })).toThrow(
      'content/products.ts: products[0].id: "other" has no details in productDetails',
    );
  });

  it('is a timeline that skips a step', () => {
    const skipping = timelineCases.map((one) => ({ ...one, timelineSteps: one.timelineSteps.slice(1) }));
    expect(() => checkWith({ timelineCases: skipping })).toThrow('timelineCases[0].timelineSteps: ');
  });

  it('is a question or an answer of the quiz that the API does not have, or has once', () => {
    const [question, ...others] = quizQuestions;
    const [option] = question.options;
    expect(() => checkWith({ quizQuestions: others })).toThrow(
      'quizQuestions: must have every question once',
    );
    expect(() => checkWith({ quizQuestions: [question, question, ...others.slice(1)] })).toThrow(
      'must have every question once',
    );
    expect(() =>
      checkWith({ quizQuestions: [{ ...question, options: [option, option, option, option] }, ...others] }),
    ).toThrow('quizQuestions[0].options: must have every answer once');
    expect(() =>
      checkWith({ quizQuestions: [{ ...question, options: [{ ...option, value: 'huge' }] }, ...others] }),
    ).toThrow('quizQuestions[0].options');
  });
});

/** Checks all content with some of it replaced by name. */
function checkWith(values: Record<string, unknown>): void {
  const names = contentEntries.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(values)));
  checkContent(
    contentEntries.map((entry) => (entry.name in values ? { ...entry, value: values[entry.name] } : entry)),
  );
}
