import { defaultContent } from '#content/collections.ts';
import { screenWords } from '#content/screen-words.schema.ts';
import { paths } from '#paths/paths.ts';
import { expect, test } from '#tests/support/seeded.ts';

const { products, site } = defaultContent;
const { demo, wait, statuses } = site.productsPage;

test('a product says what can be done now beside what its state means', async ({ page }) => {
  await page.goto(paths.products());
  for (const { slug, title, status, demoAvailable } of products) {
    const sheet = page.getByRole('region', { name: title });
    await expect(sheet, slug).toContainText(statuses[status]);
    await expect(sheet.getByRole('link', { name: (demoAvailable ? demo : wait).label })).toBeVisible();
  }
});

test('a screen has panes at its sides where it is as wide as a page', async ({ page }) => {
  const { outline, rules, questions } = { ...screenWords.lesson, ...screenWords.rota, ...screenWords.report };
  for (const [width, isShown] of [
    [1440, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.products());
    for (const [, words] of [outline, rules, questions]) {
      await expect(page.getByText(words, { exact: true })).toBeVisible({ visible: isShown });
    }
  }
});

test('what a product is good for bears the number that its screen has there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.products());
  for (const { title, details } of products) {
    const sheet = page.getByRole('region', { name: title });
    for (const [index, { place, title: block }] of details.blocks.entries()) {
      const numbers = sheet.getByText(String(index + 1), { exact: true }).filter({ visible: true });
      await expect(numbers, block).toHaveCount(place ? 2 : 0);
    }
  }
});
