import type { Page } from '@playwright/test';
import { openWhole } from '#tests/support/page-quiet.ts';
import { pageKinds } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/seeded.ts';

/** Letters twice as large, as a visitor's browser has them for every site, on a phone. */
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

/** Words of letters alone that continue on the next line, and titles that are cut. */
const findBroken = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!element.checkVisibility() || element.closest('svg, .sr-only')) continue;
      for (const { 0: word, index } of node.nodeValue!.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 10) found.push(word);
      }
    }
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
      if (heading.closest('.sr-only')) continue;
      if (heading.checkVisibility() && heading.scrollHeight > heading.clientHeight + 2) {
        found.push(heading.textContent);
      }
    }
    return found;
  });

for (const path of ['/services', ...pageKinds]) {
  test(
    `${path} breaks no word and cuts no title where letters are twice as large`,
    { tag: path === '/' ? [] : '@thorough' },
    async ({ page }) => {
      await openWhole(page, path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await findBroken(page)).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    },
  );
}

test('the tagline is larger than the line above it', async ({ page }) => {
  await page.goto('/');
  const readSize = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const tagline = page.getByRole('heading', { level: 1 });
  const above = page.getByText('Drafted by AI. Checked and signed by engineers.');
  expect(await tagline.evaluate(readSize)).toBeGreaterThan(1.5 * (await above.evaluate(readSize)));
});

test('the menu has what the bar has no room for @thorough', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden();
  await page.getByRole('button', { name: 'menu' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
});
