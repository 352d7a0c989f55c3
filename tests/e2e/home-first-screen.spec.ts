import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/seeded.ts';

/** A screen, and how long the page may be on it. */
const screens = [
  { width: 1440, height: 900, longest: 7400 },
  { width: 390, height: 844, longest: 10_450 },
];

for (const { width, height, longest } of screens) {
  test(`the first screen says what, for whom, by whom, why and what next, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const main = page.getByRole('main');
    for (const shown of [
      page.getByRole('heading', { level: 1 }),
      main.getByText('for hospitals, shops and banks'),
      main.getByRole('link', { name: 'Start Your AI Journey' }),
      main.getByRole('link', { name: 'View Our Portfolio' }),
    ]) {
      await expect(shown).toBeInViewport({ ratio: 1 });
    }
    await expect(main.getByRole('img', { name: /^Referral letters/ })).toBeInViewport();
    const signers = main.getByRole('link', { name: 'Mara Lindqvist, Tomas Okafor, and Joanna Marsh' });
    if (width > 390) await expect(signers).toBeInViewport({ ratio: 1 });
    for (const [result, path] of [
      ['9 days → 5 h', '/portfolio/referral-triage'],
      ['6.1% → 4.0%', '/portfolio/shelf-forecast'],
      ['6 days → 1 day', '/portfolio/payment-matching'],
    ] as const) {
      const link = main.getByRole('link', { name: result });
      if (width > 390) await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute('href', path);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest);
  });
}

const duplicate = 'The bank sent one payment twice, and the AI booked both.';
const rounding = 'The code rounded at every step';

/** The tab of a drawing, or a mark over it. */
const findControl = (page: Page, name: string) => page.locator('summary', { hasText: name });

test('each drawing has its red marks, and each mark its draft, correction and signature', async ({
  page,
}) => {
  await page.goto('/');
  const drawing = page.getByRole('main').getByRole('img');
  await expect(drawing.first()).toHaveAccessibleName(/^Referral letters/);
  await expect(page.getByText('The AI read page one of two')).toBeVisible();
  await expect(page.getByText(duplicate)).toBeHidden();
  await findControl(page, 'Bank').click();
  await expect(page.getByText('The AI read page one of two')).toBeHidden();
  await expect(page.getByText(duplicate)).toBeVisible();
  await findControl(page, 'A cent too few').click();
  await expect(page.getByText(duplicate)).toBeHidden();
  for (const words of [rounding, 'Sums are kept in whole cents', 'Four years of statements were rerun']) {
    await expect(page.getByText(words)).toBeVisible();
  }
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
  );
  expect(scripts).toEqual([]);
});

test('the drawings are chosen with the keyboard', async ({ page }) => {
  await page.goto('/');
  await findControl(page, 'Shop').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The forecast learned from days')).toBeVisible();
  for (let i = 0; i < 2; i += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The AI ordered 310 loaves')).toBeVisible();
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('drawings and marks are chosen, and stories stand beside the drawing, as with script', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await findControl(page, 'Bank').click();
    await expect(page.getByText(duplicate)).toBeVisible();
    await findControl(page, 'A cent too few').click();
    await expect(page.getByText(duplicate)).toBeHidden();
    await expect(page.getByText(rounding)).toBeVisible();
    const screen = (await page.locator('.hero-screen').filter({ visible: true }).boundingBox())!;
    const story = (await page.locator('.hero-walk').filter({ visible: true }).boundingBox())!;
    expect(story.x).toBeGreaterThan(screen.x + screen.width);
    expect(story.y + story.height).toBeLessThan(screen.y + screen.height);
  });
});

/** The rest runs with the whole suite. */
const tagOf = (width: number) => ({ tag: width === 390 ? [] : '@thorough' });

for (const width of [320, 390, 1440]) {
  test(`no stamp lies on a tick or a mark, ${width} px wide`, tagOf(width), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    for (const tab of ['Hospital', 'Shop', 'Bank']) {
      if (tab !== 'Hospital') await findControl(page, tab).click();
      const sheet = page.locator('.hero-sheet').filter({ visible: true });
      await expect(sheet.locator('.hero-stamp')).toBeVisible();
      expect(await sheet.evaluate(listCovered)).toEqual([]);
    }
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(
    `each mark stands in the row of what it corrects, ${width} px wide`,
    tagOf(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      for (const tab of ['Hospital', 'Shop', 'Bank']) {
        if (tab !== 'Hospital') await findControl(page, tab).click();
        const sheet = page.locator('.hero-sheet').filter({ visible: true });
        expect(await sheet.evaluate(listAstray), tab).toEqual([]);
      }
    },
  );
}

/** The marks with no correction in red at their height; the first of a chart is beside its peak. */
function listAstray(sheet: Element): string[] {
  const findMiddle = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const corrections = [
    ...sheet.querySelectorAll('.hero-row:not(.hero-head) .hero-red, .hero-foot .hero-red'),
  ];
  return [...sheet.querySelectorAll('.hero-mark:not(.hero-at-shop-1)')]
    .filter((mark) => !corrections.some((part) => Math.abs(findMiddle(part) - findMiddle(mark)) < 14))
    .map((mark) => mark.textContent);
}

/** The ticks and marks that a sheet's stamp covers. */
function listCovered(sheet: Element): string[] {
  const stamp = sheet.querySelector('.hero-stamp')!.getBoundingClientRect();
  return [...sheet.querySelectorAll('.hero-tick, .hero-triangle')]
    .filter((part) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      return (
        width > 0 &&
        right > stamp.left &&
        left < stamp.right &&
        bottom > stamp.top + 2 &&
        top < stamp.bottom - 2
      );
    })
    .map((part) => part.getAttribute('class')!);
}
