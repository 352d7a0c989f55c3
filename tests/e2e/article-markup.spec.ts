import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/admin.ts';

const footnote =
  '<p>Claim<sup><a href="#fn1" id="fnref1">1</a></sup></p>' +
  '<p>A line.</p>'.repeat(60) +
  '<ol><li id="fn1">Source <a href="#fnref1">back</a></li></ol>';

const direction = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).direction);

test('a footnote is found from its mark, and the way back', async ({ page, api }) => {
  const { slug } = await api.createPost({ content: footnote });
  await page.goto(`/blog/${slug}`);
  const [mark, note] = [page.getByRole('link', { name: '1', exact: true }), page.getByText('Source back')];
  await expect(note).not.toBeInViewport();
  await mark.click();
  await expect(note).toBeInViewport();
  await page.getByRole('link', { name: 'back', exact: true }).click();
  await expect(mark).toBeInViewport();
});

test('the direction that an author sets is kept, and lines without one begin where their script does @thorough', async ({
  page,
  api,
}) => {
  const content =
    '<p dir="rtl">Set by hand</p><div dir="rtl"><p>Set around it</p></div><p>Left to its script</p><ul><li>A point</li></ul>';
  const { slug } = await api.createPost({ content });
  await page.goto(`/blog/${slug}`);
  const isAtStart = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left < element.getBoundingClientRect().left + 1;
    });
  expect(await isAtStart('Set by hand')).toBe(false);
  expect(await isAtStart('Set around it')).toBe(false);
  expect(await isAtStart('Left to its script')).toBe(true);
  expect(await isAtStart('A point')).toBe(true);
});

const embeds = [
  ['https://www.youtube.com/watch?v=abc', 'https://www.youtube-nocookie.com/embed/abc', 'YouTube'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1', 'Vimeo'],
  ['https://www.loom.com/share/0123456789', 'https://www.loom.com/embed/0123456789', 'Loom'],
  ['https://codepen.io/a/pen/AbC', 'https://codepen.io/a/embed/AbC?default-tab=result', 'CodePen'],
  [
    'https://www.google.com/maps/place/Bern/@46.9,7.4,12z',
    'https://www.google.com/maps?q=Bern&ll=46.9%2C7.4&z=12&output=embed',
    'Google Maps',
  ],
] as const;

test('what is embedded asks its host for nothing before it is asked for', async ({ page, api, baseURL }) => {
  const { slug } = await api.createPost({
    content: embeds.map(([address]) => `<p>${address}</p>`).join('\n'),
  });
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(baseURL!).origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
    },
  );
  await page.goto(`/blog/${slug}`);
  for (const [, player, host] of embeds) {
    const load = page.getByRole('link', { name: `Load it from ${host}` });
    await expect(load).toBeVisible();
    expect(asked).toEqual([]);
    await load.click();
    await expect(page.frameLocator(`iframe[title$="on ${host}"]`).getByText('The player')).toBeVisible();
    await expect(load).toBeHidden();
    expect(asked.splice(0)).toEqual([player]);
  }
});

test('the editor names what visitors do not get, and saves it all the same @thorough', async ({
  page,
  api,
}) => {
  const { id, title } = await api.createPost();
  await page.goto(`/admin/blogs/${id}`);
  const content = '<p>One</p>\n<video src="https://example.com/tour.mp4"></video>\n<script>x()</script>';
  await page.getByLabel('Content').fill(content);
  const named = page.getByRole('status').filter({ hasText: 'Visitors do not get this as it is written' });
  await expect(named).toContainText('<video src="https://example.com/tour.mp4">Shown as a link (line 2)');
  await expect(named).toContainText('<script>Removed (line 3)');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await api.findPost(title))?.content).toBe(content);
});

test('what is written from right to left is shown so, before and after it is saved @thorough', async ({
  page,
  api,
}) => {
  const title = 'אוטומציה של תמיכה';
  const { slug, id } = await api.createPost({
    title,
    slug: `rtl-${Date.now()}`,
    excerpt: 'מה למדנו מהשנה הראשונה',
    content: '<p>שורה ראשונה</p><ul><li>פריט</li></ul>',
  });
  await page.goto(`/blog/${slug}`);
  for (const shown of [
    page.getByRole('heading', { level: 1, name: title }),
    page.getByText('מה למדנו מהשנה הראשונה').first(),
    page.getByText('פריט'),
  ]) {
    expect(await direction(shown)).toBe('rtl');
  }
  await page.goto('/blog');
  expect(await direction(page.getByRole('heading', { name: title }).first())).toBe('rtl');
  await page.goto(`/admin/blogs/${id}`);
  for (const label of ['Title', 'Excerpt']) {
    expect(await direction(page.getByLabel(label, { exact: true }))).toBe('rtl');
  }
});

test('a picture is taken by its bytes where its type is unknown, and its description is shown @thorough', async ({
  page,
  api,
}) => {
  const { id, slug } = await api.createPost();
  await page.goto(`/admin/blogs/${id}`);
  const buffer = await sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'picture', mimeType: 'application/octet-stream', buffer });
  await page.getByLabel('Image description').fill('A teal field');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Blogs', exact: true })).toBeVisible();
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('img', { name: 'A teal field' })).toBeVisible();
});
