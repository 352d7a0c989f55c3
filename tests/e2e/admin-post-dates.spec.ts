import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makeWord } from '#tests/support/site-api.ts';

test.use({ locale: 'en-US' });

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('a post is scheduled on the site’s clock, tagged by keyboard, and said to be so', async ({
  page,
  api,
}) => {
  const title = makeWord();
  await page.goto('/admin/blogs/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('An excerpt');
  await page.getByLabel('Content').fill('Words');
  const from = page.getByLabel('Visible from');
  await expect(from).toHaveAccessibleName(/\(UTC\)|\(\w+\/\w+\)/);
  await from.fill('2090-01-02T09:30');
  await page.getByLabel('Visible until').fill('2089-01-02T09:30');
  const tag = page.getByLabel('Add a tag');
  await tag.fill('Batteries');
  await tag.press('Enter');
  await tag.pressSequentially('Cold stores,');
  await tag.pressSequentially('batteries,');
  await tag.pressSequentially('C++,C#,');
  await tag.fill('Left by Tab');
  await tag.press('Tab');
  await page.getByRole('button', { name: 'Remove tag Left by Tab' }).click();
  await expect(tag).toBeFocused();
  await page.getByRole('switch', { name: 'Draft' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'error', 'Error', 'It must be taken down after it appears');
  await expect(page.getByLabel('Visible until')).toBeFocused();
  await page.getByLabel('Visible until').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
  await expect(rowOf(page, title)).toContainText('Scheduled for Jan 2, 2090, 9:30 AM', {
    useInnerText: true,
  });
  expect(await api.findPost(title)).toMatchObject({
    state: 'scheduled',
    tags: ['batteries', 'cold-stores', 'c-plus-plus', 'c-sharp'],
  });
  expect((await page.request.get(`/blog/${title}`)).status()).toBe(404);

  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click();
  await expect(from).toHaveValue('2090-01-02T09:30');
  await expect(page.getByRole('list', { name: 'Chosen tags' })).toContainText('Cold stores');
  await from.fill('2020-01-02T09:30');
  await page.getByLabel('Visible until').fill('2021-01-02T09:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, title)).toContainText('Taken down');
});

test('a draft that takes a post off the site until a date says so', async ({ page, api }) => {
  const { id, slug } = await api.createPost();
  await page.goto(`/admin/blogs/${id}`);
  await page.getByLabel('Visible from').fill('2090-01-02T09:30');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft kept. The blog is off the site until Jan 2, 2090, 9:30 AM');
  const note = page.getByText(/is off the site until Jan 2, 2090, 9:30.AM \(\S+\)\.$/);
  await expect(note).toHaveText(/^The blog is/);
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
  await page.getByLabel('Excerpt').fill('Other words');
  await page.keyboard.press('Control+s');
  await expect(note).toHaveText(/^This is a draft. The published blog is/);
});

test('the dates of a post are shown whole @thorough', async ({ page, api }) => {
  const { id } = await api.createPost();
  for (const width of [390, 768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/admin/blogs/${id}`);
    if (width < 1280) await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const date = page.getByLabel('Visible from');
    await date.fill('2090-12-22T22:30');
    const [own, needed] = await date.evaluate((field: HTMLInputElement) => {
      const before = field.offsetWidth;
      field.style.width = 'max-content';
      return [before, field.offsetWidth];
    });
    expect(own, `at ${width} px`).toBeGreaterThanOrEqual(needed!);
  }
});
