import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkContent } from '#content/check.ts';
import { defaultContent, type SiteContent } from '#content/collections.ts';
import { ownPageSchema, reservedSlugs, type OwnPage } from '#content/own-pages.schema.ts';
import { ownPages } from '../../../tests/support/own-pages.ts';
import { listStaticPages } from '../sharing/static-pages.ts';
import { addOwnPages, findNextClosing, findOwnPage, listOpenPages } from './own-pages.ts';

const content: SiteContent = { ...defaultContent, pages: ownPages };
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
    for (const path of ['/', '/engineers', '/engineer/x']) {
      expect(findOwnPage(content, path)).toBeNull();
    }
  });

  it('is in the menu or the footer, and where search engines look', () => {
    const { navigation, footer } = addOwnPages(content);
    expect(navigation.links.at(-1)).toEqual({ label: 'Spring', href: '/spring-campaign' });
    expect(footer.groups.at(-1)?.links.at(-1)).toEqual({ label: 'Engineer wanted', href: '/engineer' });
    const paths = listStaticPages(content).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/spring-campaign', '/engineer']));
  });

  it('leaves menu and footer as they are where there is none', () => {
    expect(addOwnPages(defaultContent)).toEqual({
      navigation: defaultContent.site.navigation,
      footer: defaultContent.site.footer,
    });
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
    for (const slug of ['services', 'admin', 'uploads', 'functions', 'healthz', 'preview']) {
      expect(() => checkContent({ ...content, pages: [at(slug)] })).toThrow(
        `pages/${slug}: is an address of the software`,
      );
    }
  });
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
