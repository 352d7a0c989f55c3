import { describe, expect, it } from 'vitest';
import { agencyContent } from '#tests/support/agency-content.ts';
import { checkContent, listFaults } from './check.ts';
import { defaultContent, type WholeContent } from './collections.ts';

const { services, products, cases, site } = defaultContent;
const [firstProduct, ...otherProducts] = products;
const [firstService, ...otherServices] = services;
const [firstCase, ...otherCases] = cases;

it('finds no fault in the content', () => {
  expect(() => checkContent()).not.toThrow();
});

it("takes an owner's own figures, counts and names", () => {
  expect(() => checkContent(agencyContent)).not.toThrow();
});

it('takes a site without products, cases, services or figures', () => {
  const reply = { text: 'Ask us.', links: [] };
  const page = site.servicesPage;
  const withoutServices = { ...page, audiences: { ...page.audiences, items: [] } };
  const empty: Partial<WholeContent> = {
    services: [],
    products: [],
    cases: [],
    timeline: [],
    replies: { latest: reply, automation: reply, ai: reply, default: reply },
    site: {
      ...site,
      highlights: { items: [] },
      homeServices: { ...site.homeServices, services: [] },
      servicesPage: withoutServices,
      homeCases: { cases: [] },
      homeProof: { ...site.homeProof, cases: [] },
      quizAdvice: { ...site.quizAdvice, rules: [], otherwise: undefined },
      footer: {
        ...site.footer,
        groups: [{ heading: 'Company', links: [{ label: 'Blog', href: '/blog' }] }],
      },
    },
  };
  expect(() => checkWith(empty)).not.toThrow();
});

describe('a fault', () => {
  it('is named with its document and path, and so is every other one', () => {
    const bad = { products: [{ ...firstProduct!, subtitle: '', title: '' }, ...otherProducts] };
    expect(() => checkWith(bad)).toThrow('products/lms: subtitle: is empty');
    expect(() => checkWith(bad)).toThrow('products/lms: title: is empty');
  });

  it('says what the layout has room for', () => {
    const long = { products: [{ ...firstProduct!, title: 'a'.repeat(51) }, ...otherProducts] };
    expect(() => checkWith(long)).toThrow('products/lms: title: has more than 50 characters');
  });

  it.each([' padded', 'two\nlines', 'nul\0', '\ud800'])('is a text such as %j', (title) => {
    expect(() => checkWith({ products: [{ ...firstProduct!, title }, ...otherProducts] })).toThrow('title: ');
  });

  it('is an unknown field', () => {
    const bad = { ...firstProduct!, color: 'red' };
    expect(() => checkWith({ products: [bad, ...otherProducts] })).toThrow('color');
  });

  it('is a missing field', () => {
    const { title: _title, ...untitled } = firstProduct!;
    expect(() => checkWith({ products: [untitled as never, ...otherProducts] })).toThrow('title: ');
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
    'https:\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:/\\evil.example',
  ])('is a link to %j', (href) => {
    expect(() => checkWith({ site: withAction(href) })).toThrow('site/navigation: action.href: ');
  });

  it.each([
    '/contact',
    '/contact?topic=audit#form',
    '/blog/a-post',
    '/brochure.pdf',
    'https://cal.example/us',
  ])('is no link to %j', (href) => {
    expect(() => checkWith({ site: withAction(href) })).not.toThrow();
  });

  it.each([
    ['/%5cevil.example', 'is not a plain path'],
    ['/.//evil.example', 'is not a plain path'],
    ['/blog/../..//evil.example', 'is not a plain path'],
    ['/%2Fevil.example', 'is not a plain path'],
    ['https://user:pw@x.example', 'has a name or password before its host'],
    ['https://countermark.example@x.example/', 'has a name or password before its host'],
  ])('is a link to %j, which %s', (href, fault) => {
    const message = `"${href}" ${fault}`;
    expect(listFaults({ ...defaultContent, site: withAction(href) })).toContainEqual(
      expect.objectContaining({ slug: 'navigation', path: ['action', 'href'], message }),
    );
    const section = { kind: 'text', heading: 'Where', body: `<p><a href="${href}">There</a></p>` };
    const pages = [{ slug: 'us', sections: [section] }] as unknown as WholeContent['pages'];
    expect(listFaults({ ...defaultContent, pages })).toContainEqual(
      expect.objectContaining({ path: ['sections', 0, 'body'], message }),
    );
  });

  it.each(['https://127.0.0.1/', 'https://localhost/', `https://${'a'.repeat(64)}.example/`])(
    'is a link to the host of %j, which is no domain name',
    (href) => {
      expect(() => checkWith({ site: withAction(href) })).toThrow('must lead to a domain name');
    },
  );

  it('is no link to a host with @ in its path', () => {
    expect(() => checkWith({ site: withAction('https://x.example/@us?a=b@c') })).not.toThrow();
  });

  it('is a link to a page that does not exist', () => {
    const linking = withAction('/services/mobile-app-development');
    const faults = listFaults({ ...defaultContent, services: otherServices, site: linking });
    expect(faults).toContainEqual({
      collection: 'site',
      slug: 'navigation',
      path: ['action', 'href'],
      message: '"/services/mobile-app-development" leads to no page',
    });
    expect(faults).toContainEqual({
      collection: 'site',
      slug: 'home-services',
      path: ['services', 0],
      message: '"mobile-app-development" is not in services',
    });
  });

  it('is a slug that is used twice, or is none', () => {
    const twice = [firstService!, { ...firstService!, metaTitle: 'Another' }, ...otherServices];
    expect(() => checkWith({ services: twice })).toThrow(
      'services/mobile-app-development: "mobile-app-development" is used twice',
    );
    for (const slug of ['', 'Big', 'two words', '../etc', 'a--b', 'a/b', '%2e%2e']) {
      expect(() => checkWith({ services: [...services, { ...firstService!, slug }] })).toThrow(
        `services/${slug}: `,
      );
    }
  });

  it('is a title of two pages', () => {
    const { pageMetas } = site;
    const alike = { ...pageMetas, blog: { ...pageMetas.blog, title: pageMetas.home.title } };
    expect(() => checkWith({ site: { ...site, pageMetas: alike } })).toThrow('site/page-metas: blog.title: ');
    const copy = { ...firstService!, slug: 'copy' };
    for (const { slug } of [firstService!, copy]) {
      expect(() => checkWith({ services: [...services, copy] })).toThrow(`services/${slug}: metaTitle: `);
    }
  });

  it('is a page left out', () => {
    const { blog: _blog, ...others } = site.pageMetas;
    expect(() => checkWith({ site: { ...site, pageMetas: others as never } })).toThrow('page-metas: blog: ');
  });

  it('is a drawing that does not exist', () => {
    const bad = { ...firstCase!, thumbnail: 'none' as never };
    expect(() => checkWith({ cases: [bad, ...otherCases] })).toThrow('cases/ticket-routing: thumbnail: ');
  });

  it('is a category named as the button for all', () => {
    expect(() => checkWith({ cases: [{ ...firstCase!, category: 'All' }, ...otherCases] })).toThrow(
      'category: "All" is the button for every case',
    );
  });

  it('is a teaser of no case', () => {
    expect(() => checkWith({ cases: otherCases })).toThrow(
      'site/home-cases: cases[0]: "ticket-routing" is not in cases',
    );
  });

  it('is an answer of the quiz that the API does not have, or one left out', () => {
    const { budget } = defaultContent.quiz;
    const { small, ...others } = budget.options;
    const checkOptions = (options: object) =>
      checkWith({
        quiz: { ...defaultContent.quiz, budget: { ...budget, options: options as typeof budget.options } },
      });
    expect(() => checkOptions(others)).toThrow('quiz/budget: options.small: ');
    expect(() => checkOptions({ ...budget.options, huge: small })).toThrow('huge');
  });
});

const withAction = (href: string): WholeContent['site'] => ({
  ...site,
  navigation: { ...site.navigation, action: { label: 'Start', href } },
});

/** Checks all content with some of it replaced. */
function checkWith(values: Partial<WholeContent>): void {
  checkContent({ ...defaultContent, ...values });
}
