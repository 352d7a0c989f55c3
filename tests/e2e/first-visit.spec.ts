import type { Page } from '@playwright/test';
import { readFonts, waitForFonts } from '#tests/support/page-loads.ts';
import { expect, test } from '#tests/support/product.ts';

/** Holds the fonts back until the test lets them come. */
async function holdFonts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Opens a page whose fonts are held: its load event waits for them. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

test('a page is there to read before its fonts, and asks for them then', async ({ page }) => {
  const release = await holdFonts(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => readFonts(page)).toContain('loading');
  expect(await readFonts(page)).not.toContain('loaded');
  release();
  await waitForFonts(page);
});

test('a reload and a step back lead to where a first visitor was', async ({ page }) => {
  await page.goto('/');
  await waitForFonts(page);
  const approach = page.locator('#approach');
  const findTop = () => approach.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await approach.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const top = await findTop();
  await page.reload();
  await expect.poll(findTop).toBe(top);
  await page
    .getByRole('link', { name: 'Privacy' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/privacy');
  await page.goBack();
  await expect.poll(findTop).toBe(top);
});

for (const width of [390, 1280]) {
  test(`who has gone on before the fonts came stays there, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdFonts(page);
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }));
    const read = () =>
      page.evaluate(() => {
        const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2)!;
        Object.assign(window, { watched: element });
        return element.getBoundingClientRect().top;
      });
    const top = await read();
    release();
    await waitForFonts(page);
    const now = () => page.evaluate(() => Reflect.get(window, 'watched').getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await now()) - top)).toBeLessThan(3);
  });
}
