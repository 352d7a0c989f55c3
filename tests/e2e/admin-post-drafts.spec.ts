import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makeWord } from '#tests/support/site-api.ts';

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test('a draft stands beside a published post until it is published', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const post = await api.createPost();
  const visitor = await browser.newPage({ baseURL: baseURL! });
  const expectExcerpt = async (path: string, excerpt: string) => {
    await visitor.goto(path);
    await expect(visitor.getByRole('article').first()).toContainText(excerpt);
  };
  const words = makeWord();
  await page.goto(`/admin/blogs/${post.id}`);
  await page.getByLabel('Excerpt').fill(words);
  await page.getByLabel('Slug').fill(`${post.slug}-2`);
  await page.getByLabel('Author').selectOption({ label: 'Mara Lindqvist' });
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft kept');
  await expect(
    page.getByText('This is a draft. Visitors see the published blog until you save.'),
  ).toBeVisible();
  await expectAccessible(page);
  await expectExcerpt(`/blog/${post.slug}`, post.excerpt);

  await openTab(page, 'Preview links');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByText(/\/preview\/[\w-]{32}/).textContent();
  const preview = await visitor.goto(new URL(link!).pathname);
  expect(preview?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(visitor.getByRole('article').first()).toContainText(words);
  expect(new URL(visitor.url()).pathname).toMatch(new RegExp(`/blog/${post.slug}-2$`));
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await expectNotice(page, 'success', 'Preview link revoked');
  expect((await visitor.goto(new URL(link!).pathname))?.status()).toBe(404);

  await page.goto('/admin/blogs');
  await expect(rowOf(page, post.title)).toContainText('Has changes');
  await rowOf(page, post.title).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Excerpt')).toHaveValue(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
  await expectExcerpt(`/blog/${post.slug}`, words);
  await expect(visitor.getByRole('article').first()).toContainText('Mara Lindqvist');
  await visitor.close();
});

test('the key for saving publishes nothing and stays, whatever the switch says', async ({ page, api }) => {
  const title = makeWord();
  await page.goto('/admin/blogs/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('An excerpt');
  await page.getByLabel('Content').fill('Words');
  await page.getByRole('switch', { name: 'Draft' }).check();
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft kept');
  const published = page.getByRole('switch', { name: 'Published' });
  await expect(published).toBeChecked();
  await expect(page.getByText(/, except the switch$/)).toBeVisible();
  expect(await api.findPost(title)).toMatchObject({ published: false });
  await page.getByLabel('Content').fill('Other words');
  await page.keyboard.press('Control+s');
  await expect.poll(() => api.findPost(title)).toMatchObject({ content: 'Other words', published: false });
  await expect(published).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
  expect(await api.findPost(title)).toMatchObject({ content: 'Other words', published: true });
});

test('what is saved during another save is saved after it @thorough', async ({ page, api }) => {
  const post = await api.createPost();
  await page.goto(`/admin/blogs/${post.id}`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/draft', async (route) => {
    if (route.request().method() === 'PUT') await released;
    await route.continue();
  });
  const excerpt = page.getByLabel('Excerpt');
  for (const words of ['Typed first', 'Typed second']) {
    await excerpt.fill(words);
    await page.keyboard.press('Control+s');
  }
  release();
  await openTab(page, 'Versions');
  await expect(page.getByRole('button', { name: 'Compare version 3' })).toBeVisible();
  await page.reload();
  await expect(excerpt).toHaveValue('Typed second');
});

test('a deleted post is had back by the notice, and from the bin @thorough', async ({ page, api }) => {
  const { title, slug } = await api.createPost();
  const remove = async () => {
    await rowOf(page, title).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectNotice(page, 'success', 'Blog deleted successfully');
    expect((await page.request.get(`/blog/${slug}`)).status()).toBe(410);
  };
  await page.goto('/admin/blogs');
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectNotice(page, 'success', 'Blog restored');
  await expect(rowOf(page, title)).toHaveCount(1);
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(200);

  await page.reload();
  await remove();
  await page.getByRole('button', { name: 'Bin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expectNotice(page, 'success', 'Blog restored');
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(200);
});

test('a slug that another post has left says so before it is taken @thorough', async ({ page, api }) => {
  const { slug, title } = await api.createPost();
  await page.goto('/admin/blogs');
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'success', 'Blog deleted successfully');
  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByLabel('Slug').fill(slug);
  const note = page.getByText(`/blog/${slug} currently returns 410 (Gone).`);
  await expect(note).toBeVisible();
  await page.getByLabel('Slug').fill(`${slug}-2`);
  await expect(note).toHaveCount(0);
});
