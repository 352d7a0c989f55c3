import { expect, type Page } from '@playwright/test';
import { test as base } from './admin.ts';
import { openContentApi, type ContentApi } from './content-api.ts';
import { makeWord } from './site-api.ts';

interface EditedContentFixtures {
  content: ContentApi;
}

/** Playwright's `test` for an editor of the site's texts: each journey makes the documents that it changes. */
export const test = base.extend<EditedContentFixtures>({
  content: async ({ product, api }, use) => use(openContentApi(product.url, api.cookie)),
});

/** Publishes a page with a text section for each heading. @returns its slug */
export async function createPage(
  content: ContentApi,
  headings: readonly string[] = ['One'],
): Promise<string> {
  const slug = makeWord();
  await content.create(`pages/${slug}`, {
    title: `Page ${slug}`,
    description: 'What it is about.',
    hero: { heading: `Head ${slug}`, lead: 'Its lead.' },
    place: 'none',
    sections: headings.map((heading) => ({ kind: 'text', heading, body: '<p>Its text.</p>' })),
  });
  return slug;
}

/** Publishes a case with the words of another. @returns its slug */
export async function createCase(content: ContentApi): Promise<string> {
  const slug = makeWord();
  const { data } = await content.read('cases/ticket-routing');
  await content.create(`cases/${slug}`, { ...data, client: `Client ${slug}` });
  return slug;
}

export async function openPageForm(page: Page, slug: string): Promise<void> {
  await page.goto(`/admin/content/pages/${slug}`);
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(`Page ${slug}`);
}

/** Opens a case's form. */
export async function openCaseForm(page: Page, slug: string): Promise<void> {
  await page.goto(`/admin/content/cases/${slug}`);
  await expect(page.getByLabel('Client', { exact: true })).toHaveValue(`Client ${slug}`);
}

export { expect } from './admin.ts';
