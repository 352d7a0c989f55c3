import type { Locator } from '@playwright/test';
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

test('what a product is good for bears the number of its pane, from left to right, or stands in it on a phone', async ({
  page,
}) => {
  const places = ['left', 'middle', 'right'];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.products());
  for (const { title, details } of products) {
    const sheet = page.getByRole('region', { name: title });
    const numbered = details.blocks.flatMap(({ place, title: block }) => (place ? [{ place, block }] : []));
    const inOrder = numbered.toSorted(
      (one, other) => places.indexOf(one.place) - places.indexOf(other.place),
    );
    const blocks = inOrder.map(({ block }) => block);
    await expect(sheet.locator('.screen-panes .numbered:visible')).toHaveCount(blocks.length);
    await expect(sheet.locator('h3.numbered')).toHaveText(blocks);
    expect(await readNumber(sheet.locator('h3.numbered').last())).toContain('counter');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const middle = products[0]!.details.blocks.find(({ place }) => place === 'middle')!;
  const caption = page.locator('.screen-panes .numbered:visible').first();
  await expect(caption).toHaveText(middle.title + middle.text);
  expect(await readNumber(caption)).toBe('none');
  await expect(page.locator('.product-blocks > .at-pane').first()).toHaveCSS('clip-path', 'inset(50%)');
});

/** What the style sheet has before a text: the number of a pane. */
const readNumber = (text: Locator) =>
  text.evaluate((element) => getComputedStyle(element, '::before').content);
