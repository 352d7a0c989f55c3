import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/own-product.ts';
import type { Product } from '#tests/support/product.ts';
import type { SiteApi } from '#tests/support/site-api.ts';

/** Takes the posts out of the server's reach, and its stored pages with them, and brings them back; or spoils them. */
function openPosts({ dataDir }: Product, api: SiteApi) {
  const run = (statement: string) => {
    const database = new BetterSqlite3(join(dataDir, 'countermark.db'));
    database.exec(statement);
    database.close();
  };
  return {
    async takeAway() {
      run('alter table blogs rename to blogs_away');
      await api.saveSettings({ tagline: 'While the posts are away' });
    },
    bringBack: () => run('alter table blogs_away rename to blogs'),
    async damage() {
      run("update blogs set image_url = x'00'");
      await api.saveSettings({ tagline: 'While the posts are damaged' });
    },
  };
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

test('the list is fetched by the browser when the server could not read it @thorough', async ({
  page,
  product,
  api,
}) => {
  await api.createPost({ title: 'Back again' });
  const posts = openPosts(product, api);
  await posts.takeAway();
  await page.route(/blog-api/, async (route) => {
    await expect(page.getByRole('status').filter({ hasText: 'Loading articles' })).toBeVisible();
    posts.bringBack();
    await route.continue();
  });
  const answer = await page.goto('/blog');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('main').getByRole('article')).toHaveText([/Back again/]);
});

test('the list ends empty, and the failure logged, when the browser cannot fetch it either @thorough', async ({
  page,
  product,
  api,
}) => {
  await openPosts(product, api).takeAway();
  const errors = collectErrors(page);
  for (const [path, text] of [
    ['/blog', 'No published blogs yet. Check back soon!'],
    ['/', 'No articles published yet.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    expect(errors.splice(0).join()).toContain('The articles could not be loaded');
  }
});

test('an article comes as soon as the server can read it @thorough', async ({ page, product, api }) => {
  const post = await api.createPost({ title: 'Worth the wait' });
  const posts = openPosts(product, api);
  await posts.takeAway();
  const answer = await page.goto(`/blog/${post.slug}`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('status').filter({ hasText: 'Loading the article' })).toBeVisible();
  posts.bringBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Worth the wait' })).toBeVisible();
});

test('an article that cannot be read is not found in the end @thorough', async ({ page, product, api }) => {
  await openPosts(product, api).takeAway();
  const errors = collectErrors(page);
  let attempts = 0;
  page.on('request', (request) => (attempts += Number(request.method() === 'HEAD')));
  await page.clock.install();
  await page.goto('/blog/anything');
  await expect(page.getByRole('status').filter({ hasText: 'Loading the article' })).toBeVisible();
  const missing = page.getByRole('heading', { name: 'Blog Not Found' });
  await expect(async () => {
    await page.clock.runFor(8000);
    await expect(missing).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  expect(attempts).toBe(4);
  expect(errors.join()).toContain('The article could not be loaded');
});

test('the home page fetches the latest three when the server could not read them @thorough', async ({
  page,
  product,
  api,
}) => {
  for (const title of ['Fourth', 'Third', 'Second', 'First']) await api.createPost({ title });
  await api.createPost({ title: 'Draft', published: false });
  const latest = page.getByRole('region', { name: 'Latest articles' });
  await page.goto('/');
  await expect(latest.getByRole('heading', { level: 3 })).toHaveText(['First', 'Second', 'Third']);

  const posts = openPosts(product, api);
  await posts.takeAway();
  await page.route(/blog-api/, async (route) => {
    await expect(latest.getByText('Loading articles...', { exact: true })).toBeVisible();
    posts.bringBack();
    await route.continue();
  });
  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
  await expect(latest.getByRole('heading', { level: 3 })).toHaveText(['First', 'Second', 'Third']);
});

test('a page that cannot be made is the error screen, with the reference of the log', async ({
  page,
  product,
  api,
}) => {
  const post = await api.createPost();
  await openPosts(product, api).damage();
  const answer = await page.goto(`/blog/${post.slug}`);
  expect(answer?.status()).toBe(500);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  const reference = answer?.headers()['x-request-id'] ?? '';
  await expect(page.getByRole('main').locator('code')).toHaveText(reference);
  await expect.poll(() => product.output()).toContain(reference);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
