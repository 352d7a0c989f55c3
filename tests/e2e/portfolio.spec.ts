import type { Page } from '@playwright/test';
import { cases } from '#content/cases.ts';
import { heroDrawings } from '#content/hero.ts';
import { onwardWords } from '#content/onward.ts';
import { people } from '#content/people.ts';
import { pausePage } from '#tests/support/pause-page.ts';
import { expect, test } from '#tests/support/product.ts';

const [first] = cases;
const client = first?.client ?? '';
const address = `/portfolio/${first?.slug}`;

const findCards = (page: Page) => page.locator('#cases').getByRole('link');
const findCase = (page: Page) => page.getByRole('dialog', { name: client });

test('each category shows its cases, and all of them together each case once', async ({ page }) => {
  await page.goto('/portfolio');
  await expect(page.getByRole('group', { name: 'Filter by category' }).getByRole('button')).toHaveText([
    'All',
    'AI Automation',
    'Healthcare AI',
    'EdTech Platform',
    'Retail Analytics',
    'FinTech',
    'Supply Chain',
    'Digital Transformation',
    'Mobile App Development',
  ]);
  await expect(page.getByRole('button', { pressed: true })).toHaveText('All');
  await expect(findCards(page)).toHaveCount(cases.length);
  const seen: string[] = [];
  for (const category of new Set(cases.map((study) => study.category))) {
    await page.getByRole('button', { name: category, exact: true }).click();
    await expect(page.getByRole('button', { pressed: true })).toHaveText(category);
    seen.push(...(await findCards(page).getByRole('heading').allTextContents()));
  }
  expect(seen.toSorted()).toEqual(cases.map((study) => study.client).toSorted());
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(findCards(page)).toHaveCount(cases.length);
});

test('the category chosen is in the address, and Back leads to the one before', async ({ page }) => {
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'FinTech', exact: true }).click();
  await expect(page).toHaveURL('/portfolio?category=FinTech');
  await page.getByRole('button', { name: 'Supply Chain', exact: true }).click();
  await expect(page).toHaveURL('/portfolio?category=Supply+Chain');
  await page.goBack();
  await expect(page.getByRole('button', { pressed: true })).toHaveText('FinTech');
  await expect(findCards(page)).toHaveCount(1);
  await findCards(page).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/portfolio?category=FinTech');
  await expect(page.getByRole('button', { pressed: true })).toHaveText('FinTech');
  await page.reload();
  await expect(findCards(page)).toHaveCount(1);
});

test('the first row’s cards have three results, the others one, or all where one is alone', async ({
  page,
}) => {
  await page.goto('/portfolio');
  const findResult = (value = 'none') =>
    page.locator('#cases').getByText(value, { exact: true }).filter({ visible: true }).first();
  for (const [index, { results }] of cases.entries()) {
    for (const { value } of results.slice(0, index < 2 ? 3 : 1))
      await expect(findResult(value)).toBeVisible();
    await expect(findCards(page).nth(index).getByRole('listitem')).toHaveCount(index < 2 ? 3 : 1);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { results } of cases) await expect(findResult(results[0]?.value)).toBeVisible();
  const [, second] = first?.results ?? [];
  const more = page.locator('#cases').getByText(second?.metric ?? 'none');
  await expect(more).toBeHidden();
  await page.getByRole('button', { name: first?.category ?? '', exact: true }).click();
  await expect(more).toBeVisible();
});

test('on a phone the cards are apart and say their category, and each shows that it opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portfolio');
  await expect(page.getByText(`${cases.length} of ${cases.length} cases`)).toBeVisible();
  let end = 0;
  for (const [index, { client: name, category }] of cases.entries()) {
    const card = findCards(page).nth(index);
    await expect(card.getByRole('heading', { name })).toHaveCSS('text-decoration-line', 'underline');
    await expect(card.getByText(category)).toBeVisible();
    const box = (await card.boundingBox())!;
    expect(box.y - end).toBeGreaterThanOrEqual(16);
    end = box.y + box.height;
  }
});

test('the first card is the widest, and on a phone each has what was corrected, below its result, and who signed', async ({
  page,
}) => {
  await page.goto('/portfolio');
  const [widest, ...others] = await findCards(page).evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().width),
  );
  for (const width of others) expect(widest).toBeGreaterThan(1.5 * width);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [index, { results }] of cases.entries()) {
    const card = findCards(page).nth(index);
    const result = (await card.getByText(results[0]?.value ?? '', { exact: true }).boundingBox())!;
    const drawing = (await card.locator('.case-picture').boundingBox())!;
    expect(result.y + result.height).toBeLessThan(drawing.y);
    await expect(card.locator('.case-foot').first()).toBeVisible({ visible: index === 0 });
    expect(drawing.height < 100).toBe(index > 2);
    await expect(card.getByText(onwardWords.builders)).toBeVisible();
  }
});

const [, second] = cases;

test('a card shows its summary to the pointer and to the keyboard @thorough', async ({ page }) => {
  await page.goto('/portfolio');
  const card = findCards(page).nth(1);
  const summary = card.getByText(second?.hoverSummary ?? '', { exact: true });
  await expect(summary).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(summary).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(summary).toHaveCSS('opacity', '0');
  await card.focus();
  await expect(summary).toHaveCSS('opacity', '1');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a card shows its summary without being touched, and a tap opens the case @thorough', async ({
    page,
  }) => {
    await page.goto('/portfolio');
    const summary = findCards(page).getByText(first?.hoverSummary ?? '', { exact: true });
    await expect(summary).toHaveCSS('opacity', '1');
    await findCards(page).filter({ hasText: client }).tap();
    await expect(findCase(page).getByRole('heading', { level: 1 })).toHaveText(client);
  });
});

test('a case opens at its own address, and Escape, Close and Back lead to its card', async ({ page }) => {
  await page.goto('/portfolio');
  const card = findCards(page).filter({ hasText: client });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => findCase(page).getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ];
  for (const close of ways) {
    await card.click();
    await expect(findCase(page).getByRole('heading', { level: 1 })).toHaveText(client);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(new RegExp(client));
    await close();
    await expect(findCase(page)).toBeHidden();
    await expect(page).toHaveURL('/portfolio');
    await expect(card).toBeFocused();
  }
});

test('an opened case is printed alone @thorough', async ({ page }) => {
  await page.goto('/portfolio');
  await findCards(page).first().click();
  await expect(findCase(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(findCase(page).getByRole('heading', { level: 1 })).toBeVisible();
  for (const behind of ['header', '#cases', 'body > footer']) {
    await expect(page.locator(behind).first()).toBeHidden();
  }
});

test('the gallery is where it was when a case closes @thorough', async ({ page }) => {
  await page.goto('/portfolio');
  await findCards(page).last().focus();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('the next case replaces the first, so that closing still leads to the gallery @thorough', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await findCards(page).filter({ hasText: client }).click();
  await page.getByRole('link', { name: `Next case study: ${cases[1]?.client}` }).press('Enter');
  await expect(page.getByRole('dialog', { name: cases[1]?.client ?? '' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/portfolio');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a reload keeps the case open at its place, and Back then still shows the gallery @thorough', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await findCards(page).filter({ hasText: client }).click();
  await expect(findCase(page).getByRole('heading', { level: 1 })).toBeVisible();
  await findCase(page).evaluate((overlay) => overlay.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ scrollTop: 600 });
  await page.reload();
  await expect(findCase(page).getByRole('heading', { level: 1 })).toHaveText(client);
  expect(await findCase(page).evaluate(({ scrollTop }) => scrollTop)).toBe(600);
  await page.goBack();
  await expect(findCards(page)).toHaveCount(cases.length);
});

test('the success story starts with the consultation dialog, over the case @thorough', async ({ page }) => {
  await page.goto('/portfolio');
  await findCards(page).filter({ hasText: client }).click();
  await findCase(page).getByRole('button', { name: 'Start Your Success Story' }).click();
  const consultation = page.getByRole('dialog', { name: 'Schedule a Free Consultation' });
  await expect(consultation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(consultation).toBeHidden();
  await expect(findCase(page)).toBeVisible();
});

test('a shared address opens the case, and closing it leads to the gallery', async ({ page }) => {
  await page.goto(address);
  await expect(findCase(page).getByRole('heading', { level: 1 })).toHaveText(client);
  await expect(findCase(page)).toBeFocused();
  for (const name of ['Countermark, home', 'Get Started', 'Close']) {
    await page.keyboard.press('Tab');
    await expect(findCase(page).getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/portfolio');
});

test('an open case has the site’s name and button in its bar, also on a phone @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portfolio');
  await findCards(page).filter({ hasText: client }).click();
  for (const name of ['Countermark, home', 'Get Started']) {
    await expect(findCase(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await findCase(page).evaluate((overlay) => overlay.scrollTo(0, 2000));
  await findCase(page).getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a drawing has its text for those who cannot see it, and a key for the others', async ({ page }) => {
  await page.goto(address);
  const figure = findCase(page).getByRole('figure').first();
  await expect(figure.getByRole('img', { name: first?.drawing ?? '', exact: true })).toBeVisible();
  const { draft, correction, signature } = heroDrawings;
  for (const words of [draft, correction, signature]) await expect(figure.getByText(words)).toBeVisible();
  await expect(findCase(page).getByText(first?.drawing ?? '', { exact: true })).toHaveCount(0);
});

/**
 * In units of the drawing: its width by half, and the heights that it is shown in, which are those of its two rows
 * alone, with its title, and with its foot over what follows, of that foot, of what was corrected alone, of a right half
 * without its end, and of the whole; its letters.
 */
const drawn = {
  width: 390,
  heights: [123, 167, 234, 67, 60, 83, 93, 90, 68, 252, 420],
  letters: 15,
};

for (const path of ['/', '/portfolio', address]) {
  const tag = path === '/portfolio' ? [] : '@thorough';
  const title = `${path} shows drawings of cases whole or down to their second row, at a size to read`;
  test(title, { tag }, async ({ page }) => {
    for (const width of [320, 390, 768, 1024, 1240, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const sizes = await page.locator('.case-picture svg').evaluateAll((drawings: SVGSVGElement[]) =>
        drawings
          .map((drawing) => ({
            own: drawing.getBoundingClientRect(),
            shown: drawing.viewBox.baseVal,
            plate: drawing.closest('.case-picture')!,
          }))
          .filter(({ own }) => own.width > 0)
          .map(({ own, shown, plate }) => {
            const around = plate.getBoundingClientRect();
            const isInside = own.left >= around.left && own.right <= around.right;
            const shape = own.height / own.width / (shown.height / shown.width);
            const top = Math.max(own.top, around.top + plate.clientTop);
            const seen = Math.min(own.bottom, around.bottom) - top;
            return { width: own.width, shape, isInside, rows: (seen / own.width) * shown.width };
          }),
      );
      expect(sizes.length, `${width} px wide`).toBeGreaterThan(0);
      for (const size of sizes) {
        expect(size.isInside).toBe(true);
        expect(drawn.heights.some((height) => Math.abs(height - size.rows) < 1.5)).toBe(true);
        expect(size.shape).toBeCloseTo(1, 1);
        const letters = (size.width / drawn.width) * drawn.letters;
        expect(letters, `${width} px wide`).toBeGreaterThanOrEqual(11);
        expect(letters, `${width} px wide`).toBeLessThan(16);
      }
    }
  });
}

test('a case lies over its page, and can be left, before the page has come whole @thorough', async ({
  page,
}) => {
  const release = await pausePage(page, address, '</main>');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('dialog:modal').getByRole('heading', { level: 1 })).toHaveText(client);
  await page.keyboard.press('Escape');
  release();
  await page.waitForURL((url) => url.pathname === '/portfolio');
});

test('an unknown case is not found @thorough', async ({ request }) => {
  const response = await request.get('/portfolio/no-such-case');
  expect(response.status()).toBe(404);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('links filter, open and close', async ({ page }) => {
    await page.goto('/portfolio');
    await page.getByRole('link', { name: first?.category ?? '', exact: true }).click();
    await expect(findCards(page)).toHaveCount(1);
    await findCards(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(client);
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(findCards(page)).toHaveCount(cases.length);
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  const tag = viewport.width > 1000 ? '@thorough' : [];
  test(
    `a case says in its first screen what was measured and who signed it, ${viewport.width} px wide`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const { slug, client: name, results, voice, signedBy } of cases) {
        await page.goto(`/portfolio/${slug}`);
        const study = page.getByRole('dialog', { name });
        await expect(study.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
        const [figure] = results;
        const size = await study
          .getByText(figure!.value, { exact: true })
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        expect(size).toBeGreaterThanOrEqual(Math.min(44, viewport.width / 16));
        for (const { value } of results.slice(0, 3)) {
          await expect(study.getByText(value, { exact: true }).first()).toBeInViewport({ ratio: 1 });
        }
        for (const { name: signer } of people.filter((person) => signedBy?.includes(person.slug))) {
          await expect(study.getByRole('link', { name: signer })).toBeInViewport({ ratio: 1 });
        }
        await expect(study.getByRole('figure').filter({ hasText: voice!.name })).toContainText(voice!.quote);
      }
    },
  );
}
