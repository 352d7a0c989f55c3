import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makeWord } from '#tests/support/site-api.ts';

const draftNotice = 'There are unsaved changes from before.';

async function typePost(page: Page, title = makeWord()) {
  await page.goto('/admin/blogs/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('An excerpt');
  await page.getByLabel('Content').fill('Words');
  return title;
}

/** Waits until what was typed is kept in the browser. */
const waitUntilKept = (page: Page, text: string) =>
  page.waitForFunction((wanted) => JSON.stringify(localStorage).includes(wanted), text);

/** Loads the page again as a crash would: without being asked. */
async function crash(page: Page) {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

test('leaving an unsaved post asks first, whichever way it is left', async ({ page }) => {
  const title = makeWord();
  await page.goto('/admin/blogs/new');
  await page.getByLabel('Title').fill(title);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const keepEditing = async () => {
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page).toHaveURL('/admin/blogs/new');
  };
  await page.getByRole('button', { name: 'Cancel' }).click();
  await keepEditing();
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await keepEditing();
  await page.getByRole('button', { name: 'Logout' }).click();
  await keepEditing();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/admin/blogs');
  await page.goto('/admin/blogs/new');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText(draftNotice)).toHaveCount(0);
});

test('Back asks as well @thorough', async ({ page }) => {
  await page.goto('/admin/blogs');
  await page.getByRole('button', { name: /^(New|Create)/ }).click();
  await page.getByLabel('Title').fill('Kept');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Kept');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
});

test('closing the window asks too, but not once everything is saved @thorough', async ({ page }) => {
  const title = await typePost(page);
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await typePost(page, title);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
  page.once('dialog', () => expect(false, 'asked after saving').toBe(true));
  await page.reload();
  await expect(page.getByText(title)).toBeVisible();
});

test('a key in the HTML waits for nothing else on the page @thorough', async ({ page, api }) => {
  const { id } = await api.createPost();
  await page.goto(`/admin/blogs/${id}`);
  const content = page.getByLabel('Content');
  await content.focus();
  const changed = await page.evaluateHandle(() => {
    const nodes: string[] = [];
    let isInput = false;
    const note = (records: MutationRecord[]) => {
      if (isInput) nodes.push(...records.map(({ target }) => target.nodeName));
    };
    const observer = new MutationObserver(note);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    addEventListener('input', () => (isInput = true), { capture: true });
    addEventListener('input', () => {
      note(observer.takeRecords());
      isInput = false;
    });
    return nodes;
  });
  await page.keyboard.press('e');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  expect(await changed.jsonValue()).toEqual([]);
});

test('what is refused is said at its field, and the first is turned to', async ({ page, api }) => {
  const { slug } = await api.createPost();
  await page.goto('/admin/blogs/new');
  const [title, excerpt, content] = ['Title', 'Excerpt', 'Content'].map((name) => page.getByLabel(name));
  const save = page.getByRole('button', { name: 'Save' });
  await title!.fill(makeWord());
  await save.click();
  await expectNotice(page, 'error', 'Error', 'Title, excerpt, and content are required');
  await expect(excerpt!).toBeFocused();
  await expect(excerpt!).toHaveAccessibleDescription('Excerpt is required');
  await expect(content!).toHaveAccessibleDescription(/Content is required$/);
  await excerpt!.fill('x'.repeat(1001));
  await expect(excerpt!).toHaveAccessibleDescription('');
  await content!.fill('Words');
  await save.click();
  await expect(excerpt!).toBeFocused();
  await expect(excerpt!).toHaveAccessibleDescription('Excerpt must be at most 1000 characters');
  await excerpt!.fill('An excerpt');
  await page.getByLabel('Slug').fill(slug);
  await save.click();
  await expect(page.getByLabel('Slug')).toBeFocused();
  await expect(page.getByLabel('Slug')).toHaveAccessibleDescription(/Another post already uses this slug/);
  await page.getByLabel('Slug').fill(`${slug}-2`);
  await save.click();
  await expectNotice(page, 'success', 'Blog saved successfully');
});

test('what was typed before a crash is offered again', async ({ page, api }) => {
  const title = await typePost(page);
  await waitUntilKept(page, 'Words');
  await crash(page);
  await expect(page.getByText(draftNotice)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Content')).toHaveValue('Words');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
  expect(await api.findPost(title)).toMatchObject({ content: 'Words' });
  await page.goto('/admin/blogs/new');
  await expect(page.getByLabel('Title')).toBeVisible();
  await expect(page.getByText(draftNotice)).toHaveCount(0);
});

test('what is typed before an offer is answered is kept beside it @thorough', async ({ page }) => {
  const title = page.getByLabel('Title');
  await page.goto('/admin/blogs/new');
  for (const words of ['First words', 'Second words']) {
    await title.fill(words);
    await waitUntilKept(page, words);
    await crash(page);
    await expect(page.getByText(draftNotice)).toBeVisible();
    await expect(title).toHaveValue('');
  }
  await title.fill('Third words');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Second words');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Third words');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('First words');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Third words');
});

test('what was typed before a crash does not overwrite what someone else has saved since @thorough', async ({
  page,
  api,
}) => {
  const post = await api.createPost({ published: false });
  await page.goto(`/admin/blogs/${post.id}`);
  await page.getByLabel('Excerpt').fill('Mine');
  await waitUntilKept(page, 'Mine');
  await crash(page);
  await expect(page.getByText(draftNotice)).toBeVisible();
  await api.ask('PUT', `/blog-api/${post.id}`, { excerpt: 'Theirs', title: 'Another title' });
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Excerpt')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  const merge = page.getByRole('alert', { name: 'Changed in another window' });
  await expect(merge.getByRole('group', { name: 'Excerpt' })).toContainText('Theirs');
  await merge.getByRole('button', { name: 'Save these choices' }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
  expect(await api.ask('GET', `/blog-api/${post.id}`)).toMatchObject({
    excerpt: 'Mine',
    title: 'Another title',
  });
});

test('a kept draft can be thrown away, and belongs to its own post @thorough', async ({ page, api }) => {
  const post = await api.createPost();
  await page.goto(`/admin/blogs/${post.id}`);
  const word = makeWord();
  await page.getByLabel('Excerpt').fill(word);
  await waitUntilKept(page, word);
  await crash(page);
  await expect(page.getByText(draftNotice)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/admin/blogs/new');
  await expect(other.getByLabel('Title')).toBeVisible();
  await expect(other.getByText(draftNotice)).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByLabel('Excerpt')).toHaveValue(post.excerpt);
  await expect(page.getByText(draftNotice)).toHaveCount(0);
});

test('a save that fails keeps every word, and can be repeated @thorough', async ({ page, api }) => {
  const title = await typePost(page);
  await page.route('**/blog-api', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'error', 'Error', 'The server could not be reached');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.unroute('**/blog-api');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
  expect(await api.findPost(title)).toBeDefined();
});

test('what is typed while a new post is being saved stays, and is saved with the next one @thorough', async ({
  page,
  api,
}) => {
  const title = await typePost(page);
  const excerpt = page.getByLabel('Excerpt');
  await page.route('**/blog-api', async (route) => {
    await excerpt.fill('Typed meanwhile');
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
  await expect(excerpt).toHaveValue('Typed meanwhile');
  expect(await api.findPost(title)).toMatchObject({ excerpt: 'An excerpt' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/admin/blogs');
  expect(await api.findPost(title)).toMatchObject({ excerpt: 'Typed meanwhile' });
});

test('a save without a session says so and keeps every word @thorough', async ({ page, context }) => {
  const title = await typePost(page);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'error', 'Error', 'Not authenticated');
  await expect(page.getByLabel('Title')).toHaveValue(title);
});

test('a post that is gone is said to be gone @thorough', async ({ page }) => {
  await page.goto('/admin/blogs/019a0000-0000-7000-8000-000000000000');
  await expect(page.getByText('This blog could not be loaded. It may have been deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to all blogs' }).click();
  await expect(page).toHaveURL('/admin/blogs');
});
