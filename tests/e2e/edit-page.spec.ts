import { expect, test } from '#tests/support/admin.ts';
import { test as ownTest } from '#tests/support/own-product.ts';

ownTest.use({ signedIn: true });

test('an editor gets from any page to what it says in three clicks @thorough', async ({ page, api }) => {
  const post = await api.createPost({ title: 'A post to edit', published: true });
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: 'Site Settings' })).toBeVisible();
  const edit = page.getByRole('link', { name: 'Edit this page' });
  const documents = page.getByRole('region', { name: 'Edit this page' });
  const places: [path: string, document: string, field: string][] = [
    ['/', 'Home: hero', 'Lead'],
    ['/products', 'Products page', 'Heading'],
    ['/products', 'AI-Powered LMS', 'Subtitle'],
    ['/services/custom-software', 'Custom Software', 'Title'],
    ['/portfolio/ticket-routing', 'Quillmarsh Software', 'Client'],
    ['/privacy', 'Privacy policy', 'Title'],
  ];
  const walked = process.env['TEST_ALL'] ? places : places.filter(([path]) => !path.startsWith('/p'));
  for (const [path, title, field] of walked) {
    await page.goto(path);
    await edit.click();
    await documents.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByLabel(field, { exact: true }).first()).toBeVisible();
  }
  await page.evaluate("import('/edit-page.js')");
  await expect(edit).toHaveCount(0);
  await page.goto(`/blog/${post.slug}`);
  await edit.click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'A post to edit' })
    .getByRole('button', { name: 'Edit' })
    .click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A post to edit');

  await page.goto('/portfolio');
  await page
    .getByRole('link', { name: /Quillmarsh Software/ })
    .first()
    .click();
  await expect(page).toHaveURL('/portfolio/ticket-routing');
  await edit.click();
  await expect(documents).toContainText('Quillmarsh Software');
});

ownTest('nobody else is sent anything of it @thorough', async ({ page, browser, baseURL }) => {
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: 'Site Settings' })).toBeVisible();
  const visitor = await browser.newPage({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } });
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const forEditor = await (await page.request.get('/services')).body();
  const forVisitor = await (await visitor.request.get('/services')).body();
  expect(forVisitor.equals(forEditor)).toBe(true);
  await visitor.goto('/services');
  // The manifest is asked for in the same moment.
  await visitor.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  await expect(visitor.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
  expect(asked).not.toContain('/edit-page.js');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
  await visitor.close();
});
