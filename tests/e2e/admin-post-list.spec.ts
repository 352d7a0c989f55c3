import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makeWord, type SiteApi } from '#tests/support/site-api.ts';

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

const rows = (page: Page) => page.getByRole('list').last().getByRole('listitem');

/** Posts whose titles have a word in common, the newest first. */
async function createPosts(api: SiteApi, count: number, values: object = {}) {
  const word = makeWord();
  const titles: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { title } = await api.createPost({ title: `${word} ${number}`, ...values });
    titles.unshift(title);
  }
  return { word, titles };
}

async function select(page: Page, titles: readonly string[]) {
  for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
}

test('the whole row leads to the editor, by mouse and by keyboard', async ({ page, api }) => {
  const { titles } = await createPosts(api, 1);
  const title = titles[0]!;
  await page.goto('/admin/blogs');
  const row = rowOf(page, title);
  await expect(row).toContainText('Published');
  await expect(row).toContainText('The site');
  const link = row.getByRole('link', { name: title });
  const { id } = (await api.findPost(title))!;
  await expect(link).toHaveAttribute('href', `/admin/blogs/${id}`);
  await row.click({ position: { x: 420, y: 10 } });
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.goBack();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue(title);
});

test('a row is 64 pixels high on a wide screen @thorough', async ({ page, api }) => {
  const { titles } = await createPosts(api, 1, { tags: ['One tag', 'Another tag'] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/blogs');
  const box = await rowOf(page, titles[0]!).boundingBox();
  expect(Math.round(box!.height)).toBeGreaterThanOrEqual(64);
  expect(Math.round(box!.height)).toBeLessThanOrEqual(66);
});

test('search and filters find posts, and stay in the address', async ({ page, api }) => {
  const { word, titles } = await createPosts(api, 2, { tags: [`tag ${makeWord()}`], author: 'ines-varga' });
  const draft = await api.createPost({ title: `${word} draft`, published: false });
  await page.goto('/admin/blogs');
  await page.getByLabel('Search blogs').fill(word);
  await expect(page).toHaveURL(/\?q=\w+$/);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: /^State/ }).click();
  await page.getByRole('menuitemradio', { name: 'Draft' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/state=draft/);
  await page.reload();
  await expect(page.getByLabel('Search blogs')).toHaveValue(word);
  await expect(rows(page)).toContainText([draft.title]);
  await page.getByRole('button', { name: /^Author/ }).click();
  await page.getByRole('menuitemradio', { name: 'Ines Varga' }).click();
  await expect(page.getByText('No blogs match this filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Tag: Any tag' }).click();
  await page.getByRole('menuitemradio', { name: /^tag/ }).last().click();
  await expect(page).toHaveURL(/tag=tag-/);
  await page.getByLabel('Search blogs').fill('');
  await expect(page).not.toHaveURL(/q=/);
  expect(titles).toHaveLength(2);
});

test('several posts are published, tagged, given an author and deleted @thorough', async ({ page, api }) => {
  const { word, titles } = await createPosts(api, 3, { published: false });
  await page.goto(`/admin/blogs?q=${word}`);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected blogs' });
  await expect(bar).toContainText('3 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectNotice(page, 'success', '3 blogs published');
  await expect(rows(page).filter({ hasText: 'Published' })).toHaveCount(3);

  await select(page, titles.slice(0, 2));
  await bar.getByRole('button', { name: 'Add tag' }).click();
  const tag = `tag ${makeWord()}`;
  await page.getByRole('dialog').getByLabel('Tag').fill(tag);
  await page.keyboard.press('Enter');
  await expectNotice(page, 'success', `2 blogs with the tag ${tag}`);
  await expect(rows(page).filter({ hasText: tag })).toHaveCount(2);

  await select(page, titles.slice(0, 1));
  await bar.getByRole('button', { name: /Remove tag/ }).click();
  await page.getByRole('menuitemradio', { name: tag }).click();
  await expectNotice(page, 'success', `1 blog without the tag ${tag}`);
  await expect(rows(page).filter({ hasText: tag })).toHaveCount(1);

  await select(page, titles.slice(1));
  await bar.getByRole('button', { name: /Set author/ }).click();
  await page.getByRole('menuitemradio', { name: 'Ines Varga' }).click();
  await expectNotice(page, 'success', '2 blogs by Ines Varga');
  await expect(rows(page).filter({ hasText: 'Ines Varga' })).toHaveCount(2);

  await select(page, titles.slice(1));
  await bar.getByRole('button', { name: 'Unpublish' }).click();
  await expectNotice(page, 'success', '2 blogs taken back to drafts');
  await select(page, titles.slice(0, 2));
  await bar.getByRole('button', { name: 'Delete selected' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 blogs?' });
  await expect(question).toContainText('They stay in the bin for 30 days.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'success', '2 blogs moved to the bin');
  await expect(rows(page)).toHaveCount(1);
});

test('says which posts could not be changed, and keeps them selected @thorough', async ({ page, api }) => {
  const { word, titles } = await createPosts(api, 2);
  const full = await api.createPost({
    title: `${word} full`,
    tags: Array.from({ length: 20 }, (_, number) => `full ${number}`),
  });
  await page.goto(`/admin/blogs?q=${word}`);
  await select(page, [...titles, full.title]);
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('dialog').getByLabel('Tag').fill('One more');
  await page.keyboard.press('Enter');
  await expectNotice(
    page,
    'error',
    '2 blogs with the tag One more',
    `1 blog could not be changed. “${full.title}”: A post can have at most 20 tags.`,
  );
  await expect(page.getByRole('toolbar', { name: 'Selected blogs' })).toContainText('3 selected');
});

test('what the server sets while one goes on typing is kept by the next save @thorough', async ({
  page,
  api,
}) => {
  const { title, id } = await api.createPost({ published: false });
  await page.goto(`/admin/blogs/${id}`);
  await page.getByRole('switch', { name: 'Draft' }).check();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/blog-api/${id}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Excerpt').fill('Typed meanwhile');
  release();
  await expectNotice(page, 'success', 'Blog saved successfully');
  const date = (await api.findPost(title))!.published_at;
  expect(date).not.toBeNull();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await api.findPost(title))?.excerpt).toBe('Typed meanwhile');
  expect((await api.findPost(title))?.published_at).toBe(date);
});
