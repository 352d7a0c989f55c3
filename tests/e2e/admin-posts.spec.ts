import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { makeWord } from '#tests/support/site-api.ts';

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

async function openNewPost(page: Page) {
  await page.goto('/admin/blogs');
  await page.getByRole('button', { name: /^(New|Create)/ }).click();
  await expect(page.getByRole('switch', { name: 'Draft' })).not.toBeChecked();
}

async function openPost(page: Page, title: string) {
  await page.goto('/admin/blogs');
  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
}

test('the slug follows the title until it is edited by hand', async ({ page }) => {
  await openNewPost(page);
  const title = page.getByLabel('Title');
  const slug = page.getByLabel('Slug');
  await title.fill('  Ünder 30 % — twice! ');
  await expect(slug).toHaveValue('uender-30-twice');
  await slug.fill('by-hand');
  await title.fill('Another title');
  await expect(slug).toHaveValue('by-hand');
  await slug.fill('');
  await expect(page.getByText('Made from the title when empty.')).toBeVisible();
});

test('an address that a new post cannot have is said as it is typed, with another one @thorough', async ({
  page,
  api,
}) => {
  const { slug } = await api.createPost();
  await openNewPost(page);
  const field = page.getByLabel('Slug');
  await field.fill(slug);
  await expect(field).toHaveAccessibleDescription('Another post already uses this slug');
  await page.getByRole('button', { name: `Use ${slug}-2` }).click();
  await expect(field).toHaveValue(`${slug}-2`);
  await expect(field).toHaveAccessibleDescription(`The address will be /blog/${slug}-2`);
  const long = 'a'.repeat(130);
  await field.fill(long);
  await expect(field).toHaveAccessibleDescription(
    `Only the first 120 characters are kept. The address will be /blog/${long.slice(0, 120)}`,
  );
});

test('an edited post is changed for its readers, and its old address leads to the new one', async ({
  page,
  api,
}) => {
  const before = await api.createPost();
  await openPost(page, before.title);
  const word = makeWord();
  await page.getByLabel('Title').fill(`Changed ${word}`);
  await expect(page.getByLabel('Slug')).toHaveValue(`changed-${word}`);
  await save(page);
  await expectNotice(page, 'success', 'Blog saved successfully');
  await expect(rowOf(page, `Changed ${word}`).getByRole('link', { name: 'View on site' })).toHaveAttribute(
    'href',
    `/blog/changed-${word}`,
  );

  const answer = await page.request.get(`/blog/${before.slug}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe(`/blog/changed-${word}`);
  await page.goto(`/blog/${before.slug}`);
  await expect(page).toHaveURL(`/blog/changed-${word}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Changed ${word}`);
});

test('the image is shown, can be taken away, and is kept with the post @thorough', async ({ page, api }) => {
  const { title } = await api.createPost();
  await openPost(page, title);
  await page.getByLabel('Image', { exact: true }).setInputFiles(await makePicture());
  await expectNotice(page, 'success', 'Image uploaded successfully');
  await save(page);
  await expectNotice(page, 'success', 'Blog saved successfully');
  expect((await api.findPost(title))?.image_url).toMatch(/^\/uploads\/blog-\d+\.png$/);
  await openPost(page, title);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await save(page);
  await expect.poll(async () => (await api.findPost(title))?.image_url).toBeNull();
});

test('an upload that fails says so and leaves the form as it was @thorough', async ({ page }) => {
  await openNewPost(page);
  await page.getByLabel('Title').fill('Kept');
  await page.route('**/functions/v1/uploads', (route) => route.abort());
  await page.getByLabel('Image', { exact: true }).setInputFiles(await makePicture());
  await expectNotice(page, 'error', 'Error', 'The server could not be reached');
  await expect(page.getByLabel('Title')).toHaveValue('Kept');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});
