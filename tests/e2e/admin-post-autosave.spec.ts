import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { signInSecondAdmin } from '#tests/support/second-admin.ts';
import { toSessionState } from '#tests/support/session-state.ts';
import { makeWord } from '#tests/support/site-api.ts';

const stateOf = (page: Page) => page.locator('form').getByRole('status').last();

const saved = /^Saved \d\d:\d\d$/;

const draftSaved = /^Draft saved \d\d:\d\d$/;

/** Lets ten seconds pass at once. */
const passTime = (page: Page) => page.clock.runFor(10_500);

const openPost = async (page: Page, id: string) => {
  await page.clock.install();
  await page.goto(`/admin/blogs/${id}`);
  await expect(page.getByLabel('Title')).not.toHaveValue('');
};

const readDraft = async (page: Page, id: string) =>
  (await page.request.get(`/functions/v1/blog-api/${id}/draft`)).json();

test('a published post is saved as its draft while it is written, without a version', async ({
  page,
  api,
}) => {
  const post = await api.createPost();
  await openPost(page, post.id);
  const words = makeWord();
  await page.getByLabel('Excerpt').fill(words);
  await expect(stateOf(page)).toHaveText('Not saved yet');
  await passTime(page);
  await expect(stateOf(page)).toHaveText(draftSaved);
  expect(await readDraft(page, post.id)).toMatchObject({ excerpt: post.excerpt, draft: { excerpt: words } });
  expect(await (await page.request.get(`/blog/${post.slug}`)).text()).not.toContain(words);
  await page.getByLabel('Excerpt').fill(`${words} and more`);
  await passTime(page);
  await expect.poll(async () => (await readDraft(page, post.id)).version).toBe(3);
  await expectAccessible(page);
  const versions = await page.request.get(`/functions/v1/blog-api/${post.id}/versions`);
  expect(await versions.json()).toHaveLength(1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
  expect(await api.findPost(post.title)).toMatchObject({ excerpt: `${words} and more` });
});

test('a new post becomes a draft once it has what it needs, and the writing goes on @thorough', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await page.goto('/admin/blogs/new');
  const title = makeWord();
  await page.getByLabel('Title').fill(title);
  await page.clock.runFor(500);
  await expect(stateOf(page)).toHaveText('Kept in this browser until there is an excerpt and content');
  await passTime(page);
  expect(await api.findPost(title)).toBeUndefined();
  await page.getByLabel('Excerpt').fill('An excerpt');
  await page.getByRole('switch', { name: 'Draft' }).check();
  const content = page.getByLabel('Content');
  await content.fill('Words ');
  await passTime(page);
  await expect(page).toHaveURL(/\/admin\/blogs\/[\w-]{36}$/);
  await expect(stateOf(page)).toHaveText(/^Saved \d\d:\d\d, except the switch$/);
  await expect(content).toBeFocused();
  await expect(content).toHaveValue('Words ');
  expect(await api.findPost(title)).toMatchObject({ published: false, content: 'Words' });
  await content.pressSequentially('and more');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
  expect(await api.findPost(title)).toMatchObject({ published: true, content: 'Words and more' });
  await page.goBack();
  await page.goto('/admin/blogs/new');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a new post whose answer was lost is created once, and what was typed since is saved @thorough', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await page.goto('/admin/blogs/new');
  const title = makeWord();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('An excerpt');
  await page.getByLabel('Content').fill('Words');
  await page.route(
    '**/functions/v1/blog-api',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await passTime(page);
  await expect(stateOf(page)).toHaveText('Not saved, but kept in this browser: the server cannot be reached');
  await page.getByLabel('Content').fill('Words and more');
  await passTime(page);
  await expect(stateOf(page)).toHaveText(saved);
  const found = await api.ask<{ title: string; content: string }[]>('GET', '/blog-api');
  expect(found.filter((post) => post.title === title)).toMatchObject([{ content: 'Words and more' }]);
});

test('what is typed offline stays, is said to, and is saved once the network is back', async ({
  page,
  api,
  context,
}) => {
  const post = await api.createPost();
  await openPost(page, post.id);
  await context.setOffline(true);
  const words = makeWord();
  await page.getByLabel('Excerpt').fill(words);
  await passTime(page);
  await expect(stateOf(page)).toHaveText('Not saved, but kept in this browser: offline');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(stateOf(page)).toHaveText(draftSaved);
  expect(await readDraft(page, post.id)).toMatchObject({ draft: { excerpt: words } });
});

test('two browsers in conflict: autosave stops, and nothing is lost @thorough', async ({
  page,
  api,
  product,
  browser,
}) => {
  const post = await api.createPost();
  const cookie = await signInSecondAdmin(product, `${makeWord()}@example.com`);
  const context = await browser.newContext({ baseURL: product.url, storageState: toSessionState(cookie) });
  const other = await context.newPage();
  for (const one of [page, other]) await openPost(one, post.id);
  await expect(other.getByText('admin is editing this too.')).toBeVisible();
  await other.getByLabel('Excerpt').fill('Theirs');
  await passTime(other);
  await expect(stateOf(other)).toHaveText(draftSaved);
  await page.getByLabel('Excerpt').fill('Mine');
  await passTime(page);
  const merge = page.getByRole('alert', { name: 'Changed by someone else' });
  await expect(merge).toBeVisible();
  await expect(page.getByLabel('Excerpt')).toBeFocused();
  await expect(stateOf(page)).toHaveText('Not saved, but kept in this browser: changed by someone else');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(merge).toBeFocused();
  await expect(merge.getByRole('group', { name: 'Excerpt' })).toContainText('Theirs');
  await merge.getByRole('button', { name: 'Save these choices' }).click();
  await expectNotice(page, 'success', 'Draft kept');
  expect(await readDraft(page, post.id)).toMatchObject({ draft: { excerpt: 'Mine' } });
  const versions = await (await page.request.get(`/functions/v1/blog-api/${post.id}/versions`)).json();
  const theirs = await page.request.get(`/functions/v1/blog-api/${post.id}/versions/${versions[1].version}`);
  expect(await theirs.json()).toMatchObject({ data: { excerpt: 'Theirs' } });
  await context.close();
});

test('what is too long to be stored is said at its field, and stays @thorough', async ({ page, api }) => {
  const post = await api.createPost({ published: false });
  await openPost(page, post.id);
  const content = page.getByLabel('Content');
  await content.fill('ü'.repeat(600_000));
  await passTime(page);
  await expect(stateOf(page)).toHaveText(
    /^Not saved.*: The content is too long: with its HTML, it may have about 1 MB$/,
  );
  await expect(content).toHaveAccessibleDescription(/The content is too long/);
  await content.fill('Short');
  await passTime(page);
  await expect(stateOf(page)).toHaveText(saved);
});

test('whoever is signed out while writing signs in in place, and the save goes on @thorough', async ({
  page,
  api,
  product,
  context,
}) => {
  const post = await api.createPost();
  await openPost(page, post.id);
  await context.clearCookies();
  const words = makeWord();
  await page.getByLabel('Excerpt').fill(words);
  await passTime(page);
  const dialog = page.getByRole('dialog', { name: 'Sign In to Continue' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(stateOf(page)).toHaveText('Not saved, but kept in this browser: signed out');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const password = dialog.getByLabel('Password');
  await password.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('Invalid email or password');
  await expectAccessible(page);
  await password.fill(product.admin.password);
  await page.keyboard.press('Enter');
  await expect(stateOf(page)).toHaveText(draftSaved);
  await expect(dialog).toHaveCount(0);
  expect(await readDraft(page, post.id)).toMatchObject({ draft: { excerpt: words } });
});

test('an article is written, looked at and published by keyboard alone @thorough', async ({ page, api }) => {
  await page.goto('/admin/blogs/new');
  const title = makeWord();
  await page.getByLabel('Title').focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Slug')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('An excerpt');
  for (const name of ['Visual', 'HTML']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('Words');
  const isPublished = page.getByRole('switch');
  while (!(await isPublished.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (const name of ['Save', 'Cancel', 'Preview']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const article = page.frameLocator('iframe[title="Preview"]').getByRole('article').first();
  await expect(article).toContainText('Words');
  for (const _ of ['Cancel', 'Save']) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'success', 'Blog saved successfully');
  expect(await api.findPost(title)).toMatchObject({ published: true, content: 'Words' });
});
