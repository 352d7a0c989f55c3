import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkContent, listFaults } from '#content/check.ts';
import { defaultContent, type SiteContent, type WholeContent } from '#content/collections.ts';
import {
  ownPagePath,
  ownPageSchema,
  ownPageSlug,
  ownPageSlugSchema,
  reservedSlugs,
  type OwnPage,
} from '#content/own-pages.schema.ts';
import { ownPages } from '#tests/support/own-pages.ts';
import { listStaticPages } from '../sharing/static-pages.ts';
import { addLinks, findNextClosing, findOwnPage, listOpenPages } from './own-pages.ts';

const content: WholeContent = { ...defaultContent, pages: ownPages };
const [campaign, job] = ownPages as [OwnPage, OwnPage];
const before = Date.parse('2030-06-30T23:59:59.999Z');
const after = Date.parse('2030-07-01T00:00:00Z');

describe('a page of the owner’s own', () => {
  it('fits its schema with every kind of section', () => {
    expect(() => checkContent(content)).not.toThrow();
  });

  it('stands at its address', () => {
    expect(findOwnPage(content, '/spring-campaign')?.page).toBe(campaign);
    expect(findOwnPage(content, '/engineer')?.page).toBe(job);
    const deep = { ...content, pages: [{ ...job, slug: 'jobs~engineer' }] };
    expect(findOwnPage(deep, '/jobs/engineer')?.page.title).toBe('Engineer wanted');
    for (const path of ['/jobs~engineer', '/jobs', '/jobs/engineer/x']) {
      expect(findOwnPage(deep, path)).toBeNull();
    }
    for (const path of ['/', '/engineers', '/engineer/x']) {
      expect(findOwnPage(content, path)).toBeNull();
    }
  });

  it('is in the menu or the footer, and where search engines look', () => {
    const { navigation, footer } = addLinks(content);
    expect(navigation.links.at(-1)).toEqual({ label: 'Spring', href: '/spring-campaign' });
    expect(footer.groups.at(-1)?.links.at(-1)).toEqual({ label: 'Engineer wanted', href: '/engineer' });
    const paths = listStaticPages(content).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/spring-campaign', '/engineer']));
  });

  it('leaves out of menu and footer what leads to nothing, and no more', () => {
    const { cases, products } = defaultContent;
    const listLinks = (shown: SiteContent) => {
      const { navigation, footer } = addLinks(shown);
      return [...navigation.links, ...footer.groups.flatMap(({ links }) => links)].map(({ href }) => href);
    };
    const all = listLinks(defaultContent);
    expect(all).toEqual(expect.arrayContaining(['/products', '/portfolio']));
    const without = (...hrefs: string[]) => all.filter((href) => !hrefs.includes(href));
    expect(listLinks({ ...defaultContent, cases: [], products: [] })).toEqual(
      without('/products', '/portfolio'),
    );
    expect(listLinks({ ...defaultContent, cases: cases.slice(0, 1), products: [] })).toEqual(
      without('/products'),
    );
    expect(listLinks({ ...defaultContent, cases: [], products: products.slice(0, 1) })).toEqual(
      without('/portfolio'),
    );
  });

  it('leaves menu and footer as they are where there is none', () => {
    const { navigation, footer } = addLinks(defaultContent);
    expect(navigation).toEqual(defaultContent.site.navigation);
    expect(footer.groups.at(-1)).toEqual(defaultContent.site.footer.groups.at(-1));
  });
});

describe('an offer', () => {
  it('is open to the end of its last day, and then neither shown nor linked', () => {
    expect(findOwnPage(content, '/engineer', before)?.isClosed).toBe(false);
    expect(findOwnPage(content, '/engineer', after)?.isClosed).toBe(true);
    expect(listOpenPages(content, before)).toHaveLength(2);
    expect(listOpenPages(content, after)).toEqual([campaign]);
  });

  it('limits how long pages hold, until it has closed', () => {
    expect(findNextClosing(content, before)).toBe(after);
    expect(findNextClosing(content, after)).toBeUndefined();
    expect(findNextClosing(defaultContent)).toBeUndefined();
  });
});

describe('an address that is taken', () => {
  const at = (slug: string) => ({ ...campaign, slug });

  it('is every one of the software’s', () => {
    const routes = readdirSync(new URL('../../pages', import.meta.url))
      .map((name) => name.replace(/\.(astro|ts)$/, ''))
      .filter((name) => /^[a-z0-9-]+$/.test(name) && name !== 'index');
    expect(routes.length).toBeGreaterThan(8);
    expect(routes.filter((name) => !reservedSlugs.includes(name))).toEqual([]);
    for (const slug of ['services', 'admin', 'uploads', 'functions', 'healthz', 'preview', 'blog~mine']) {
      expect(() => checkContent({ ...content, pages: [at(slug)] })).toThrow(
        `pages/${slug}: is an address of the software`,
      );
    }
  });
});

it('has an address of one part or of two', () => {
  const slugs = ['a', 'jobs~engineer', 'a-b~c-d'];
  expect(slugs.map((slug) => ownPageSlugSchema.safeParse(slug).success)).toEqual([true, true, true]);
  expect(slugs.map((slug) => ownPageSlug(ownPagePath(slug)))).toEqual(slugs);
  for (const slug of ['', '~', 'a~', '~a', 'a~b~c', 'a/b', 'a--b', 'A', '..~a', 'a~..']) {
    expect([slug, ownPageSlugSchema.safeParse(slug).success]).toEqual([slug, false]);
  }
  expect(ownPageSlug('/jobs~engineer')).toBeNull();
});

it('has a link in the menu only while there is room', () => {
  const pages = [1, 2, 3].map((number) => ({
    ...campaign,
    slug: `spring-${number}`,
    title: `Spring ${number}`,
  }));
  expect(listFaults({ ...content, pages: pages.slice(0, 2) })).toEqual([]);
  expect(listFaults({ ...content, pages }).map((fault) => `${fault.slug} ${fault.path.join('.')}`)).toEqual([
    'navigation links',
    'spring-1 place',
    'spring-2 place',
    'spring-3 place',
  ]);
});

it('refuses to embed what is no address of another site', () => {
  const { slug: _slug, ...data } = campaign;
  const embed = { kind: 'embed', heading: 'T', title: 'T', shape: 'wide' } as const;
  for (const address of [
    'http://media.example/',
    'javascript:alert(1)',
    '/contact',
    'https://',
    'data:text/html,x',
  ]) {
    const result = ownPageSchema.safeParse({ ...data, sections: [{ ...embed, address }] });
    const places = result.error?.issues.map(({ path }) => path.join('.'));
    expect([address, new Set(places)]).toEqual([address, new Set(['sections.0.address'])]);
  }
});

it('refuses a table with a cell too few, a heading used twice and a second form', () => {
  const { slug: _slug, ...data } = campaign;
  const table = { kind: 'table', heading: 'T', columns: ['a', 'b'], rows: [['1']] } as const;
  const form = { kind: 'form', heading: 'T', subject: 'S', source: 's' } as const;
  const result = ownPageSchema.safeParse({ ...data, sections: [table, form, { ...form, heading: 'U' }] });
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'sections.1.heading',
    'sections.2',
    'sections.0.rows.0',
  ]);
});

it('refuses a page that is too long to be shown in a moment', () => {
  const { slug: _slug, ...data } = ownPages[0]!;
  const sections = Array.from({ length: 25 }, (_, index) => ({
    kind: 'text',
    heading: `Part ${index}`,
    body: `<p>${'Words. '.repeat(1000)}</p>`,
  }));
  const listFields = (count: number) =>
    ownPageSchema
      .safeParse({ ...data, sections: sections.slice(0, count) })
      .error?.issues.map(({ path }) => path);
  expect(listFields(20)).toBeUndefined();
  expect(listFields(25)).toEqual([['sections']]);
});

describe('the footer', () => {
  const listed = (given: SiteContent) => addLinks(given).footer.groups[0]!.links.map(({ href }) => href);

  it('leads to the services as they are, in their order, and to no more than it has room for', () => {
    const [one, two] = defaultContent.services;
    const added = { ...one!, slug: 'added', title: 'Added' };
    expect(listed({ ...defaultContent, services: [added, two!] })).toEqual([
      '/services/added',
      `/services/${two!.slug}`,
    ]);
    const { links } = addLinks({ ...defaultContent, services: [added] }).footer.groups[0]!;
    expect(links).toEqual([{ label: 'Added', href: '/services/added' }]);
    const many = Array.from({ length: 40 }, (_, index) => ({ ...one!, slug: `service-${index}` }));
    expect(listed({ ...defaultContent, services: many })).toHaveLength(16);
  });

  it('leads to what its owner chose where they chose links', () => {
    const groups = [{ heading: 'Services', links: [{ label: 'Ours', href: '/services/custom-software' }] }];
    const { site } = defaultContent;
    const chosen = { ...defaultContent, site: { ...site, footer: { ...site.footer, groups } } };
    expect(listed(chosen)).toEqual(['/services/custom-software']);
  });
});
