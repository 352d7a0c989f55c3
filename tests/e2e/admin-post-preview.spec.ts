import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { makePicture, uploadPicture } from '#tests/support/pictures.ts';
import { makeWord } from '#tests/support/site-api.ts';

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]');

async function openPreview(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('tab', { name: 'Preview', exact: true }).click();
  const preview = frameOf(page);
  await expect(preview.getByRole('contentinfo')).toBeAttached();
  return preview;
}

const readScroll = (page: Page) =>
  page.getByTitle('Preview').evaluate((frame: HTMLIFrameElement) => frame.contentWindow!.scrollY);

test('the preview is the public page itself, as it is being written, for a new post too', async ({
  page,
}) => {
  const preview = await openPreview(page, '/admin/blogs/new');
  await page.getByLabel('Title').fill('A <b>title</b>');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A <b>title</b>');
  await page
    .getByLabel('Content')
    .fill('<p>One\ntwo</p><script>alert(1)</script><img src="x" onerror="alert(1)"><h2>Part</h2>');
  await expect(preview.getByRole('heading', { level: 2, name: 'Part' })).toBeVisible();
  await expect(preview.locator('p br')).toHaveCount(1);
  await expect(preview.locator('article script, [onerror]')).toHaveCount(0);
  await expect(preview.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
  await page.getByLabel('Image', { exact: true }).setInputFiles(await makePicture());
  await expect(preview.getByRole('article').first().locator('img[src*="/uploads/blog-"]')).toBeVisible();
});

test('the preview has the same article as the site @thorough', async ({ page, api }) => {
  const { id, slug } = await api.createPost({ content: '<h2>Part</h2>\n<p>Words\nand more</p>' });
  const preview = await openPreview(page, `/admin/blogs/${id}`);
  // The preview runs no script, whose presence would remove the mark of an island's end.
  const read = (article: Locator) =>
    article.evaluate((element) =>
      element.innerHTML.replaceAll(/<script>.*?<\/script>|<!--astro:end-->/gs, ''),
    );
  const shown = await read(preview.getByRole('article').first());
  const visitor = await page.context().newPage();
  await visitor.goto(`/blog/${slug}`);
  expect(shown).toBe(await read(visitor.getByRole('article').first()));
});

test('the preview has the header, the picture and the card of a video as visitors have them @thorough', async ({
  page,
  api,
  product,
}) => {
  const image_url = await uploadPicture(product.url, api.cookie, { height: 640 });
  await api.ask('PATCH', image_url, { focus: { x: 50, y: 0 } });
  const content = '<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>';
  const { id, slug, title } = await api.createPost({ content, image_url });
  const preview = await openPreview(page, `/admin/blogs/${id}`);
  const visitor = await page.context().newPage();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(`/blog/${slug}`);
  const [shown, expected] = [preview.locator('body'), visitor.locator('body')].map(
    (body) => () =>
      body.evaluate((element) => {
        const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
        const styleOf = (selector: string) => getComputedStyle(all(selector)[0]!);
        return {
          header: all('header.bar .bar-icon').filter((icon) => icon.offsetWidth > 0).length,
          nameHeight: all('header.bar a:not(.skip-link)')[0]!.offsetHeight,
          focus: styleOf('[data-picture] img').objectPosition,
          card: [styleOf('.embed-card').borderTopWidth, styleOf('.embed-card > a').display],
          frame: styleOf('.embed > iframe').display,
        };
      }),
  );
  await expect.poll(shown!).toEqual(await expected!());
  expect((await expected!()).focus).toBe('50% 0%');
  await page.goto('/admin/blogs');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.locator('img')).toHaveCSS('object-position', '50% 0%');
});

test('the preview stays where it was scrolled to, at each of three widths, and leads nowhere @thorough', async ({
  page,
  api,
}) => {
  const { id } = await api.createPost({ content: '<p>Many words.</p>\n'.repeat(200) });
  const preview = await openPreview(page, `/admin/blogs/${id}`);
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
  const word = makeWord();
  await preview.getByText('Many words.').nth(100).scrollIntoViewIfNeeded();
  const before = await readScroll(page);
  expect(before).toBeGreaterThan(1000);
  await page.getByLabel('Excerpt').fill(word);
  await expect(preview.getByText(word)).toBeAttached();
  expect(await readScroll(page)).toBe(before);
  for (const [name, width] of [
    ['Tablet', 768],
    ['Desktop', 1440],
    ['Phone', 390],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect
      .poll(() => preview.locator('html').evaluate((root) => root.ownerDocument.defaultView!.innerWidth))
      .toBe(width);
    await expectAccessible(page);
  }
  await preview.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(preview.getByText(word)).toBeAttached();
  expect(asked).toEqual([]);
});

test('the preview replaces what has changed alone, and is the page all the same @thorough', async ({
  page,
  api,
}) => {
  const { id } = await api.createPost({ content: '<p>one</p>\n<p>two</p>\n<p>three</p>\n<p>four</p>' });
  const preview = await openPreview(page, `/admin/blogs/${id}`);
  const last = await preview.getByText('four', { exact: true }).elementHandle();
  const readBody = () => preview.locator('body').innerHTML();
  await page.getByLabel('Content').fill('<p>one and</p>\n<p>two</p>\n<p>three <b>bold</b></p>\n<p>four</p>');
  await expect(preview.getByText('bold', { exact: true })).toBeVisible();
  await page.getByLabel('Content').fill('<h2>Added</h2>\n<p>one</p>\n<p>four</p>');
  await expect(preview.getByRole('heading', { name: 'Added' })).toBeVisible();
  expect(await last!.evaluate((line) => line.isConnected)).toBe(true);
  const patched = await readBody();
  await page.getByRole('tab', { name: 'Settings', exact: true }).click();
  await page.getByRole('tab', { name: 'Preview', exact: true }).click();
  await expect(preview.getByRole('heading', { name: 'Added' })).toBeVisible();
  expect(await readBody()).toBe(patched);
});

test('a preview that cannot be made says so, keeps what it showed, and is made once it can be @thorough', async ({
  page,
}) => {
  const preview = await openPreview(page, '/admin/blogs/new');
  await page.getByLabel('Content').fill('<p>First words</p>');
  await expect(preview.getByText('First words')).toBeVisible();
  await page.route('**/preview/me', (route) => route.abort());
  await page.getByLabel('Content').fill('<p>Second words</p>');
  await expect(page.getByText('The preview could not be updated.')).toBeVisible();
  await expect(preview.getByText('First words')).toBeVisible();
  await page.unroute('**/preview/me');
  await expect(preview.getByText('Second words')).toBeVisible();
  await expect(page.getByText('The preview could not be updated.')).toHaveCount(0);
});

test('only who may edit gets a page of a text that they send, and only from this site', async ({
  page,
  playwright,
  baseURL,
}) => {
  const data = { title: 'Sent', excerpt: 'An excerpt', content: '<p>Words</p><script>alert(1)</script>' };
  const headers = { origin: baseURL! };
  const shown = await page.request.post('/preview/me', { data, headers });
  expect([shown.status(), shown.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  expect(await shown.text()).not.toContain('alert(1)');
  const foreign = await page.request.post('/preview/me', {
    data,
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status()).toBe(403);
  expect((await page.request.post('/preview/me', { data: { content: 1 }, headers })).status()).toBe(400);
  const visitor = await playwright.request.newContext({
    baseURL: baseURL!,
    storageState: { cookies: [], origins: [] },
  });
  expect((await visitor.post('/preview/me', { data, headers })).status()).toBe(403);
  await visitor.dispose();
});

test('settings and preview are in a drawer at 390 px, by keyboard too @thorough', async ({ page, api }) => {
  const { id } = await api.createPost();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/blogs/${id}`);
  const open = page.getByRole('button', { name: 'Settings', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Settings and Preview' });
  await drawer.getByLabel('Visible from').fill('2090-01-02T09:30');
  await expectAccessible(page);
  await drawer.getByRole('tab', { name: 'Preview', exact: true }).click();
  await expect(frameOf(page).getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
