import type { Page } from '@playwright/test';
import { expect, test } from '../support/seeded.ts';

const readContentVisibility = (page: Page) =>
  page
    .locator('main > section')
    .evaluateAll((sections) => [
      ...new Set(sections.map((section) => getComputedStyle(section).contentVisibility)),
    ]);

test.use({ viewport: { width: 390, height: 844 } });

test('until a page has loaded, sections far below are not laid out, but for print', async ({ page }) => {
  await page.addInitScript(() => addEventListener('load', (event) => event.stopImmediatePropagation()));
  await page.goto('/');
  expect(await readContentVisibility(page)).toEqual(['visible', 'auto']);
  await page.emulateMedia({ media: 'print' });
  expect(await readContentVisibility(page)).toEqual(['visible']);
});

test('a page is where it was left after a reload', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#portfolio');
  const readTop = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.mouse.move(200, 400);
  while ((await readTop()) > 0) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(100);
  }
  const before = await readTop();
  await page.reload();
  await expect.poll(readTop).toBe(before);
});

test('a jump lands on its section, and a reload stays there', async ({ page }) => {
  await page.goto('/#approach');
  const section = page.locator('#approach');
  const readTop = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(readTop).toBe(88);
  await page.reload();
  await expect.poll(readTop).toBe(88);
});

test('the keyboard reaches the end of a page in one go', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => readContentVisibility(page)).toEqual(['visible']);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
});
