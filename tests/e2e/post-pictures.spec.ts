import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/admin.ts';
import { openWhole } from '#tests/support/page-quiet.ts';
import type { Product } from '#tests/support/product.ts';

const drawing = '/drawings/trends.svg';
const themeSwitch = 'Switch between light and dark';

/**
 * How light an element's upper left corner is as it is shown, inside its border: from 0 to 255. @param side
 * in pixels
 */
async function readLightness(locator: Locator, side = 8): Promise<number> {
  const shown = sharp(await locator.screenshot()).extract({ left: 4, top: 4, width: side, height: side });
  return (await shown.greyscale().stats()).channels[0]!.mean;
}

/** Uploads a picture as the editor does. @returns its address */
async function upload({ url }: Product, cookie: string): Promise<string> {
  // A browser counts no plain area among what it paints.
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'black', noise } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('kind', 'blog');
  body.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const response = await fetch(`${url}/functions/v1/uploads`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body,
  });
  return ((await response.json()) as { url: string }).url;
}

const switchTheme = (page: Page) =>
  page.getByRole('button', { name: themeSwitch }).filter({ visible: true }).click();

test('a drawing has the colors of the theme, also of the one switched to @thorough', async ({
  page,
  api,
}) => {
  const { slug } = await api.createPost({ image_url: drawing });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/', `/blog/${slug}`]) {
    await page.goto(path);
    const picture = page.getByRole('main').locator('[data-picture]').first();
    await expect.poll(() => readLightness(picture)).toBeLessThan(40);
    await switchTheme(page);
    await expect.poll(() => readLightness(picture)).toBeGreaterThan(220);
    await switchTheme(page);
    await expect.poll(() => readLightness(picture)).toBeLessThan(40);
  }
});

test('a list that opens with a drawing has it in the page @thorough', async ({ page, api }) => {
  const { title } = await api.createPost({ image_url: drawing });
  await page.goto('/blog');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText(title);
  await expect(first.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
});

test('an uploaded picture is the same in both themes @thorough', async ({ page, api, product }) => {
  const { slug } = await api.createPost({ image_url: await upload(product, api.cookie) });
  const lightness: number[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openWhole(page, `/blog/${slug}`);
    lightness.push(await readLightness(page.getByRole('article').locator('[data-picture]').first(), 150));
  }
  expect(Math.abs(lightness[1]! - lightness[0]!)).toBeLessThan(6);
});

test('a page is painted with the preview of an uploaded picture, and asks for the picture then', async ({
  page,
  api,
  product,
}) => {
  const { slug } = await api.createPost({ image_url: await upload(product, api.cookie) });
  await page.setViewportSize({ width: 412, height: 823 });
  const painted = Promise.withResolvers<void>();
  await page.route('**/uploads/*', async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(`/blog/${slug}`, { waitUntil: 'commit' });
  const box = page.getByRole('article').locator('[data-picture]').first();
  await expect.poll(() => readLightness(box, 150)).toBeLessThan(160);
  const picture = box.locator('img[src^="/uploads/"]');
  const readWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await readWidth()).toBe(0);
  painted.resolve();
  await expect.poll(readWidth).toBeGreaterThan(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/uploads\/blog-.*w=\d+$/,
  );
  const requested = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/uploads/'))
        .map(({ startTime }) => startTime),
    );
  // A request is reported once its response is complete.
  await expect.poll(requested).not.toEqual([]);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  );
  expect(Math.min(...(await requested()))).toBeGreaterThan(firstPaint);
});
