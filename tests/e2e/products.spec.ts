import { defaultContent } from '#content/collections.ts';
import { fillFacts } from '#content/facts.schema.ts';
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

test('paper has what a product’s state means and its facts, but no buttons', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 900 });
  await page.goto(paths.products());
  await page.emulateMedia({ media: 'print' });
  const rows = page.getByRole('navigation', { name: 'Products' }).getByRole('listitem');
  for (const [index, { title, fact, status, demoAvailable }] of products.entries()) {
    await expect(rows.nth(index).getByText(fact!)).toBeVisible();
    const sheet = page.getByRole('region', { name: title });
    await expect(sheet.getByText(statuses[status])).toBeVisible();
    await expect(sheet.getByRole('link', { name: (demoAvailable ? demo : wait).label })).toBeHidden();
  }
});

test('a screen has panes at its sides where it is as wide as a page', async ({ page }) => {
  const { firstLesson, wardsFoot, questionsFoot } = {
    ...screenWords.lesson,
    ...screenWords.rota,
    ...screenWords.report,
  };
  for (const [width, isShown] of [
    [1440, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.products());
    for (const [, words] of [firstLesson, wardsFoot, questionsFoot]) {
      await expect(page.getByText(words)).toBeVisible({ visible: isShown });
    }
  }
});

test('what a product is good for stands at its pane, or at the screen’s foot where it has none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.products());
  for (const { title, details } of products) {
    const sheet = page.getByRole('region', { name: title });
    const placed = details.blocks.filter(({ place }) => place);
    await expect(sheet.locator('.pane-caption:visible')).toHaveCount(placed.length);
    for (const { title: block, text, place } of details.blocks) {
      const caption = sheet.locator('.pane-caption', { hasText: block });
      if (place) await expect(caption).toHaveText(block + text);
      else await expect(sheet.getByRole('heading', { name: block })).toBeVisible();
    }
  }
});

test('the head compares the products, and the first one’s screen begins soon after', async ({ page }) => {
  for (const [width, latest] of [
    [1440, 800],
    [390, 1150],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.products());
    const table = page.getByRole('navigation', { name: 'Products' });
    const signed = table.getByText(site.onward.signers, { exact: true }).filter({ visible: true });
    await expect(signed.first()).toBeInViewport({ ratio: 1 });
    const rows = table.getByRole('listitem');
    for (const [index, { title, status, price }] of fillFacts(defaultContent).products.entries()) {
      for (const words of [title, status, price!]) {
        await expect(rows.nth(index).getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
      }
    }
    expect((await page.getByRole('img').first().boundingBox())!.y).toBeLessThan(latest);
  }
});

test('the head shows a spot of each product’s screen where there is room, in letters that can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.products());
  const rows = page.getByRole('navigation', { name: 'Products' }).getByRole('listitem');
  for (const row of await rows.all()) {
    const figure = row.locator('svg').first();
    await expect(figure).toBeInViewport({ ratio: 1 });
    // They have 22 px where it is 392 px wide.
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect((22 * (await figure.boundingBox())!.width) / 392).toBeGreaterThan(13);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(figure).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('a product’s features are folded on a phone, and open elsewhere', async ({ page }) => {
  for (const [width, isOpen] of [
    [1440, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.products());
    for (const { title, features } of products) {
      const sheet = page.getByRole('region', { name: title });
      await expect(sheet.getByText(features[0]!)).toBeVisible({ visible: isOpen });
    }
  }
});

test('a product says what to do, and whom it is for, before it shows its screen', async ({ page }) => {
  await page.goto(paths.products());
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { title, demoAvailable, details } of products) {
      const sheet = page.getByRole('region', { name: title });
      const screen = (await sheet.getByRole('img').boundingBox())!;
      const button = sheet.getByRole('link', { name: (demoAvailable ? demo : wait).label });
      expect((await button.boundingBox())!.y, title).toBeLessThan(screen.y);
      for (const one of details.audience) {
        expect((await sheet.getByText(one).boundingBox())!.y, one).toBeLessThan(screen.y);
      }
    }
  }
});

test('a screen shows the work alone on a phone', async ({ page }) => {
  const sources = [screenWords.lesson.source, screenWords.report.definition];
  for (const [width, isShown] of [
    [768, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.products());
    await expect(page.getByText(screenWords.lesson.first[1], { exact: true })).toBeVisible();
    for (const [, words] of sources) {
      await expect(page.getByText(words, { exact: true })).toBeVisible({ visible: isShown });
    }
  }
});
