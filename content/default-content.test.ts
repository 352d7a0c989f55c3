import { describe, expect, it } from 'vitest';
import { settingDefaults } from '#features/settings/contract.ts';
import { defaultContent } from './collections.ts';

const { services, products, cases, quiz, replies, site, legal } = defaultContent;
const {
  servicesPage,
  productsPage,
  contactPage,
  blogIntro,
  assistant,
  navigation,
  branding,
  footer,
  notFound,
  pageMetas,
} = site;
const { privacyPolicy, termsOfService } = legal;

/*
 * A new site's texts, before its owner has changed a word, are given by the specification (SPEC sections 1 to 3).
 * Nothing here is a rule for an owner's own content: that is content/*.schema.ts.
 */
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

const serviceSlugs = [
  'mobile-app-development',
  'web-app-development',
  'custom-software',
  'integration-services',
  'ai-automation',
  'training-consultancy',
];

describe('the services', () => {
  it('are six, in one order everywhere', () => {
    expect(services.map(({ slug }) => slug)).toEqual(serviceSlugs);
    for (const { features } of services) expect(features).toHaveLength(4);
  });

  it('claim 85%, 90%, 92% and 98% between them, at least one figure each', () => {
    const claims = services.map(({ figures }) => (figures?.items ?? []).map(({ value }) => value));
    expect([...new Set(claims.flat())].toSorted()).toEqual(['85%', '90%', '92%', '98%']);
    for (const claimed of claims) expect(claimed).not.toEqual([]);
  });

  it('have offerings, steps and technologies, and a last button to the contact form', () => {
    for (const detail of services) {
      const { offerings, workshops } = detail;
      expect([...offerings.items, ...(workshops?.items ?? [])].length).toBeGreaterThan(3);
      expect(detail.process.items.length).toBeGreaterThan(3);
      expect(detail.technologies?.items.length).toBeGreaterThan(2);
      expect(detail.hero.action.href).toBe('/contact');
      expect(detail.closing.action).toEqual({ label: 'Get in Touch', href: '/contact' });
    }
  });

  it('list deliverables and tools for AI, workshops and their process for training', () => {
    const find = (slug: string) => services.find((detail) => detail.slug === slug);
    expect(find('ai-automation')?.deliverables?.items.length).toBeGreaterThan(5);
    expect(find('ai-automation')?.tools?.items.length).toBeGreaterThan(5);
    expect(find('training-consultancy')?.workshops?.items.length).toBeGreaterThan(3);
    expect(find('training-consultancy')?.trainingProcess?.items.length).toBeGreaterThan(3);
  });

  it('are named by the headings of their pages, and so are their lists', () => {
    expect(services.map(({ hero: head }) => head.headline)).toEqual([
      expect.stringMatching(/mobile apps/i),
      expect.stringMatching(/web apps/i),
      expect.stringMatching(/custom software/i),
      expect.stringMatching(/integration/i),
      expect.stringMatching(/AI automation/i),
      expect.stringMatching(/IT training/i),
    ]);
    for (const { technologies } of services) expect(technologies?.heading).toBe('Technologies');
    const find = (slug: string) => services.find((detail) => detail.slug === slug);
    expect(find('ai-automation')?.deliverables?.heading).toBe('Deliverables');
    expect(find('ai-automation')?.tools?.heading).toBe('Tools');
    expect(find('training-consultancy')?.trainingProcess?.heading).toBe('Training process');
  });

  it('come with three promises and three sizes of organization', () => {
    expect(titles(servicesPage.highlights.items)).toEqual(['Security', 'Performance', 'Support']);
    expect(servicesPage.audiences.items.map(({ id }) => id)).toEqual([
      'for-startups',
      'for-small-businesses',
      'for-enterprises',
    ]);
  });

  it('repeat no sentence of another service', () => {
    const owners = new Map<string, string>();
    const repeated = services.flatMap((detail) =>
      listSentences({ ...detail, closing: detail.closing.headline }).filter((sentence) => {
        const owner = owners.get(sentence) ?? detail.slug;
        owners.set(sentence, owner);
        return owner !== detail.slug;
      }),
    );
    expect(repeated).toEqual([]);
  });
});

describe('the products', () => {
  it('are three in three states, two of them with a demo', () => {
    expect(products.map(({ title, status, demoAvailable }) => [title, status, demoAvailable])).toEqual([
      ['AI-Powered LMS', 'Live', true],
      ['Intelligent HRMS', 'Beta', true],
      ['AI Reporting Dashboard', 'Coming Soon', false],
    ]);
    expect(products.map(({ statusColor }) => statusColor)).toEqual(['pass', 'petrol', 'ink-2']);
    for (const { features } of products) expect(features).toHaveLength(5);
    expect(productsPage.scheduleLabel).toBe('Schedule a Consultation');
  });
});

describe('the portfolio', () => {
  it('has eight cases, one in each category, in the order of the filter', () => {
    expect(cases.map(({ category }) => category)).toEqual([
      'AI Automation',
      'Healthcare AI',
      'EdTech Platform',
      'Retail Analytics',
      'FinTech',
      'Supply Chain',
      'Digital Transformation',
      'Mobile App Development',
    ]);
  });

  it('gives each case its own drawing', () => {
    expect(cases.map(({ thumbnail }) => thumbnail?.kind)).toEqual(cases.map(({ slug }) => slug));
  });
});

describe('the contact page', () => {
  it('names four values and two figures', () => {
    expect(titles(contactPage.values.items)).toEqual([
      'Innovation',
      'Integrity',
      'Collaboration',
      'Excellence',
    ]);
    expect(contactPage.stats.items.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '98% of clients achieve digital transformation goals',
      '95% report improved operations',
    ]);
  });

  it('offers a free call', () => {
    expect(contactPage.booking.title).toBe('Book a Free Consultation');
    expect(contactPage.booking.text).toContain('30-minute call');
    expect(contactPage.booking.action).toBe('Schedule Call');
  });
});

describe('the quiz and the assistant', () => {
  it('ask four questions with four answers each', () => {
    expect(Object.values(quiz).map(({ options }) => Object.keys(options).length)).toEqual([4, 4, 4, 4]);
    for (const { question } of Object.values(quiz)) expect(question).toMatch(/\?$/);
  });

  it('suggest three questions and know where the case studies are', () => {
    expect(assistant).toMatchObject({
      title: 'AI Blog Assistant',
      open: 'Ask AI Assistant',
      suggestions: ['latest AI trends', 'automation ROI', 'case studies'],
    });
    expect(replies.default.text).toMatch(/case studies/i);
    expect(replies.default.links.map(({ href }) => href)).toContain('/portfolio');
  });
});

describe('the frame of every page', () => {
  it('links to six pages and starts with the contact form', () => {
    expect(navigation.links.map(({ href }) => href)).toEqual([
      '/',
      '/services',
      '/products',
      '/portfolio',
      '/blog',
      '/contact',
    ]);
    expect(navigation.action).toEqual({ label: 'Get Started', href: '/contact' });
  });

  it('ends with the services, the products, the legal texts and placeholders for profiles', () => {
    const groups = footer.groups.map((group) => [group.services, group.links.map(({ href }) => href)]);
    expect(groups).toEqual([
      [true, []],
      [undefined, ['/products']],
    ]);
    expect(footer.legal.links.map(({ label }) => label)).toEqual(['Privacy Policy', 'Terms of Service']);
    expect([privacyPolicy.title, termsOfService.title]).toEqual(['Privacy Policy', 'Terms of Service']);
    expect(branding.social.links.map(({ href }) => href)).toEqual(['#', '#', '#']);
  });

  it('says what an unknown address leads to', () => {
    expect(notFound.heading).toBe('Oops! Page not found');
    expect(notFound.action).toEqual({ label: 'Return to Home', href: '/' });
    expect(blogIntro.heading).toBe('AI-Powered Insights');
  });

  it('describes no two pages alike, and none in a few words', () => {
    const descriptions = [
      ...Object.values(pageMetas).map(({ description }) => description),
      ...services.map(({ metaDescription }) => metaDescription),
    ];
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const description of descriptions) expect(description.length).toBeGreaterThanOrEqual(60);
  });
});

describe('the words', () => {
  const words = listStrings(defaultContent);

  it('leave the name of the company to the settings', () => {
    const name = settingDefaults.site_name.toLowerCase();
    expect(words.filter((text) => text.toLowerCase().includes(name))).toEqual([]);
  });

  it('have no stray spaces', () => {
    expect(words.length).toBeGreaterThan(1000);
    expect(words.filter((text) => /\s{2}/.test(text))).toEqual([]);
  });
});

/** Sentences of four words or more: shorter ones, such as a duration, may recur. */
function listSentences(value: unknown): string[] {
  return listStrings(value)
    .flatMap((string) => string.split(/(?<=[.?!])\s+/))
    .filter((sentence) => sentence.split(' ').length >= 4);
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(listStrings) : [];
}
