import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/own-product.ts';
import { waitForScript } from '#tests/support/scripted.ts';
import type { SiteApi } from '#tests/support/site-api.ts';

/** More than one page of the list holds. */
async function fillList(api: SiteApi, count = 27) {
  for (let number = 1; number <= count; number += 1) {
    await api.createPost({ title: `Filler ${number}`, excerpt: 'Nothing of note' });
  }
}

test('says that nothing is published yet @thorough', async ({ page }) => {
  await page.goto('/blog');
  const blog = page.locator('#blog');
  await expect(blog.getByRole('heading', { level: 1, name: 'AI-Powered Insights' })).toBeVisible();
  await expect(page.getByText('No published blogs yet. Check back soon!')).toBeVisible();
});

test('a card has its date, two lines of title, three of excerpt, and leads to the article', async ({
  page,
  api,
}) => {
  const long = (word: string) => `${word} `.repeat(30).trim();
  const excerpt = `${long('short')} ${long('word')} ${long('here')}`;
  const older = await api.createPost({ title: long('old'), excerpt });
  const newer = await api.createPost({ title: long('young'), excerpt });
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const [index, post] of [newer, older].entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await expect(card.getByRole('time')).toHaveAttribute('datetime', post.created_at);
    await expect(card.getByRole('link', { name: /^Read Full Article/ })).toHaveAttribute(
      'href',
      `/blog/${post.slug}`,
    );
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await countLines(card.getByRole('heading', { level: 2 }))).toBe(2);
      expect(await countLines(card.getByText(excerpt, { exact: true }))).toBe(3);
    }
  }
});

test('the first card names topic, author and minutes, and the list its topics @thorough', async ({
  page,
  api,
}) => {
  await api.createPost({ tags: ['Costs', 'Other'], author: 'tomas-okafor', content: 'word '.repeat(660) });
  await page.goto('/blog');
  const card = page.getByRole('main').getByRole('article').first();
  for (const fact of ['Costs', '3 min read', 'Tomas Okafor'])
    await expect(card.getByText(fact)).toBeVisible();
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await expect(topics.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await topics.getByRole('link', { name: 'Other' }).click();
  await expect(page).toHaveURL(/\/blog\/tag\/other$/);
});

test('the other cards name topic, author and minutes @thorough', async ({ page, api }) => {
  await api.createPost({ title: 'Older', tags: ['Costs'], author: 'ines-varga' });
  await api.createPost({ title: 'Newer' });
  await page.goto('/blog');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Older' });
  for (const fact of ['Costs', '1 min read', 'Ines Varga']) await expect(card.getByText(fact)).toBeVisible();
});

test('the button of the assistant covers no article @thorough', async ({ page, api }) => {
  await fillList(api, 14);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/blog');
    const button = page.getByRole('button', { name: 'Ask AI Assistant' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(button).not.toBeInViewport();
  }
});

const countLines = (text: Locator) =>
  text.evaluate((element) =>
    Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  );

test('filters by title or excerpt as one types, and Back brings it again', async ({ page, api }) => {
  await api.createPost({ title: 'Automation ROI', excerpt: 'Saved minutes' });
  await api.createPost({ title: 'Offline sync', excerpt: 'Two SCANNERS agree' });
  await api.createPost({ title: 'A draft about scanners', published: false });
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  const box = page.getByPlaceholder('Search articles...');
  await expect(cards).toHaveCount(2);
  await waitForScript(box);

  await box.pressSequentially('scanners');
  await expect(cards).toHaveText([/Offline sync/]);
  await expect(page).toHaveURL(/\?q=scanners$/);
  await page.getByRole('link', { name: /Read Full Article/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offline sync' })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('scanners');
  await expect(cards).toHaveText([/Offline sync/]);

  await box.fill('nothing like it');
  await expect(
    page.getByRole('status').filter({ hasText: 'No blogs found matching your search.' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  await expect(page.getByRole('link', { name: 'Search the whole site' })).toHaveAttribute(
    'href',
    '/search?q=nothing+like+it',
  );
  await box.fill('   ');
  await expect(cards).toHaveCount(2);
  await box.fill('');
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL(/\/blog$/);
});

test('searches all articles where one page does not hold them @thorough', async ({ page, api }) => {
  await api.createPost({ title: 'The oldest of all', tags: ['Costs'], author: 'ines-varga' });
  await fillList(api);
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  const box = page.getByPlaceholder('Search articles...');
  await expect(page.getByText('The oldest of all')).toHaveCount(0);
  await waitForScript(box);

  await box.fill('OLDEST');
  await expect(cards).toHaveText([/The oldest of all.*Costs.*Ines Varga/]);
  await box.fill('filler');
  await expect(cards).toHaveCount(27);
  await box.fill('');
  await expect(cards).toHaveCount(25);

  await page.getByRole('link', { name: 'Older articles' }).click();
  await expect(page.getByText('The oldest of all').first()).toBeVisible();
  await expect(cards).toHaveCount(3);
  await page.getByRole('link', { name: 'Newest articles' }).click();
  await expect(cards).toHaveCount(25);
});

test('only the latest of two searches is shown @thorough', async ({ page, api }) => {
  await api.createPost({ title: 'First subject' });
  await api.createPost({ title: 'Second subject' });
  await fillList(api);
  await page.goto('/blog');
  const box = page.getByPlaceholder('Search articles...');
  await waitForScript(box);
  const late = Promise.withResolvers<void>();
  await page.route(/blog-api\?.*q=first/, async (route) => {
    await late.promise;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/q=first/);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('q=first'));
  await box.fill('first');
  await asked;
  await box.fill('second');
  await expect(page.getByRole('main').getByRole('article')).toHaveText([/Second subject/]);
  late.resolve();
  await givenUp;
  await expect(page.getByRole('main').getByRole('article')).toHaveText([/Second subject/]);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form that the server answers, and keeps nothing of it @thorough', async ({
    page,
    api,
  }) => {
    await api.createPost({ title: 'Automation ROI' });
    await api.createPost({ title: 'Offline sync' });
    await page.goto('/blog');
    await expect(page.getByRole('button', { name: 'Ask AI Assistant' })).toBeHidden();
    await page.getByPlaceholder('Search articles...').fill('roi');
    const answer = page.waitForResponse(/q=roi/);
    await page.getByRole('button', { name: 'Search' }).click();
    expect((await answer).headers()['cache-control']).toBe('private, no-store');
    await expect(page.getByRole('main').getByRole('article')).toHaveText([/Automation ROI/]);
    await expect(page.getByPlaceholder('Search articles...')).toHaveValue('roi');
    await page.getByPlaceholder('Search articles...').fill('no such thing');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No blogs found matching your search.')).toBeVisible();
  });
});

test('a cursor that no list gave out leads to the first page @thorough', async ({ page, api }) => {
  await api.createPost({ title: 'Automation ROI' });
  const answer = await page.goto('/blog?cursor=nonsense');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Automation ROI' }).first()).toBeVisible();
});
