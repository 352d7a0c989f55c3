import type { Locator } from '@playwright/test';
import { cases, homeCases } from '#content/cases.ts';
import { products } from '#content/products.ts';
import { paths } from '#paths/paths.ts';
import { pickEntries } from '#site/parts/pick-entries.ts';
import { expect, test } from '#tests/support/product.ts';

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('a case is told in full, and the calendar is a link @thorough', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Three lanes, and one direction')).toBeVisible();
    for (const line of await page.locator('.timeline-line').all()) {
      await expect(line).toHaveCSS('stroke-dasharray', 'none');
    }
    await expect(page.getByRole('link', { name: 'Schedule a Call' })).toHaveAttribute(
      'href',
      'https://calendar.example.com/event-request',
    );
    await expect(page.getByRole('button', { name: 'Schedule a Call' })).toBeHidden();
  });
});

test('each insight of the approach comes with pointer and focus', async ({ page }) => {
  await page.goto('/');
  const insight = page.getByText('A forecast without a range is a guess.');
  await insight.scrollIntoViewIfNeeded();
  const isShown = () => isOnTop(insight);
  expect(await isShown()).toBe(false);
  const node = page.getByRole('button', { name: 'Predictive Analytics' });
  await expect(node).toContainText('Says how sure a forecast is');
  await expect(node).toHaveAccessibleDescription(/^A forecast without a range is a guess/);
  await node.hover();
  await expect.poll(isShown).toBe(true);
  await page.mouse.move(0, 0);
  await expect.poll(isShown).toBe(false);
  await page.locator('.approach-node-72 .approach-dot').hover();
  await expect.poll(isShown).toBe(true);
  await page.mouse.move(0, 0);
  await expect.poll(isShown).toBe(false);
  await node.focus();
  await expect.poll(isShown).toBe(true);
});

test('what every contract has ends with the five disciplines beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const [contract, diagram] = await Promise.all(
    ['.contract', '.approach-diagram'].map(async (name) => (await page.locator(name).boundingBox())!),
  );
  expect(contract!.y + contract!.height).toBeCloseTo(diagram!.y + diagram!.height, 0);
  for (const words of await page.locator('.contract-words').all()) {
    const [text, claims] = await Promise.all(
      ['p', 'ul'].map(async (name) => (await words.locator(name).first().boundingBox())!),
    );
    expect(claims!.x).toBeGreaterThan(text!.x + text!.width);
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true, isMobile: true });

  test('each insight of the approach comes with a tap @thorough', async ({ page }) => {
    await page.goto('/');
    const insight = page.getByText('A forecast without a range is a guess.');
    await insight.scrollIntoViewIfNeeded();
    expect(await isOnTop(insight)).toBe(false);
    await page.getByRole('button', { name: 'Predictive Analytics' }).tap();
    await expect.poll(() => isOnTop(insight)).toBe(true);
    await page.getByRole('button', { name: 'Quality Assurance' }).tap();
    await expect.poll(() => isOnTop(insight)).toBe(false);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what every contract has and the five disciplines are folded', async ({ page }) => {
    await page.goto('/');
    const approach = page.locator('#approach');
    for (const [name, words] of [
      ['A name behind every change', 'An engineer named for every module'],
      ['Five disciplines, one team', 'Picks the task to start with'],
    ] as const) {
      await expect(approach.getByText(words)).toBeHidden();
      await approach.locator('summary', { hasText: name }).click();
      await expect(approach.getByText(words)).toBeVisible();
    }
  });

  test('the first highlight has its drawing', async ({ page }) => {
    await page.goto('/');
    const cards = page
      .getByRole('region', { name: 'Drafted fast, checked line by line' })
      .getByRole('article');
    await expect(cards).toHaveCount(3);
    await expect(cards.getByRole('img')).toHaveCount(1);
    await expect(cards.first().getByRole('img', { name: /^Code that AI drafted/ })).toBeVisible();
  });

  test('highlights, products and steps stand whole below each other, products with their details folded', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const sections = ['Drafted fast, checked line by line', 'Ready-made products'];
    const cards = sections.map((name) => main.getByRole('region', { name }).getByRole('article'));
    for (const rows of [...cards, main.locator('.approach-step')]) {
      const boxes = (await Promise.all((await rows.all()).map((row) => row.boundingBox()))).map(
        (box) => box!,
      );
      expect(boxes.length).toBeGreaterThan(2);
      expect(boxes.filter(({ x, width }) => x < 16 || x + width > 374)).toEqual([]);
      for (const [index, { y, height }] of boxes.slice(0, -1).entries())
        expect(boxes[index + 1]!.y).toBeGreaterThanOrEqual(y + height);
    }
    for (const { title, description, features } of products.slice(0, 3)) {
      const details = [description, ...features].map((words) => main.getByText(words, { exact: true }));
      for (const words of details) await expect(words).toBeHidden();
      await page.locator('summary', { hasText: `Key features: ${title}` }).click();
      for (const words of details) await expect(words).toBeVisible();
    }
  });

  test('the spot of a product’s screen has letters that can be read', async ({ page }) => {
    await page.goto('/');
    const figures = page.locator('.product-head svg').filter({ visible: true });
    await expect(figures).toHaveCount(3);
    // They have 22 px where it is 392 px wide.
    for (const figure of await figures.all()) {
      expect((22 * (await figure.boundingBox())!.width) / 392).toBeGreaterThan(16);
    }
  });

  test('a chosen filter and what the keyboard reaches beside it scroll into view', async ({ page }) => {
    await page.goto(paths.portfolio('FinTech'));
    const filters = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
    await expect(filters.and(page.getByText('FinTech'))).toBeInViewport({ ratio: 1 });
    for (const filter of await filters.all()) {
      await filter.focus();
      await expect(filter).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a drawing of the hero and the story of a mark are shown even if the keyboard closes them', async ({
  page,
}) => {
  await page.goto('/');
  const tab = page.locator('.hero-tab').first();
  await tab.press('Enter');
  await expect(page.locator('.hero-figure > [open]')).toHaveCount(0);
  const mark = page.locator('.hero-mark').first();
  await mark.press('Enter');
  await expect(page.locator('.hero-walk').first()).toBeVisible();
});

/** Whether nothing lies over an element's middle, and it is not clipped away. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });

test('each section says what it is, in the order of the specification, and leads on', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Transform Your Business with AI-Driven IT Solutions',
  );
  const marks = [
    main.getByRole('link', { name: 'Start Your AI Journey' }),
    main.getByRole('heading', { name: 'AI-Assisted Development' }),
    main.getByRole('link', { name: 'View All Services' }),
    main.locator('#products'),
    main.locator('#portfolio'),
    main.locator('#approach'),
    main.getByRole('button', { name: 'Start Timeline' }),
    main.getByRole('heading', { name: 'How big is your business today?' }),
    main.getByText('No articles published yet.'),
    main.getByRole('button', { name: 'Schedule a Call' }),
  ];
  for (const claim of [
    '40% faster development',
    '95% of code paths tested',
    'Typical response within 2-4 hours (business hours)',
    '24/7 support',
  ]) {
    await expect(main).toContainText(claim);
  }
  const tops = await Promise.all(marks.map(async (mark) => (await mark.boundingBox())!.y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));

  for (const [name, path] of [
    ['Start Your AI Journey', '/contact'],
    ['View Our Portfolio', '/portfolio'],
    ['View All Services', '/services'],
    ['View Full Portfolio', '/portfolio'],
    ['Start Your Transformation', '/contact'],
    ['Read All Articles', '/blog'],
    ['Contact Us', '/contact'],
    ['Get Started', '/contact'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(
    main.locator('#products').getByRole('button', { name: 'Schedule a Consultation' }),
  ).toBeVisible();

  const teasers = main.locator('#portfolio').getByRole('article');
  await expect(teasers).toHaveCount(3);
  for (const { client, category, industry, hoverSummary, results } of pickEntries(cases, homeCases.cases)) {
    const teaser = teasers.filter({ hasText: client });
    for (const words of [results[0]!.value, `${category}, ${industry}`, hoverSummary])
      await expect(teaser).toContainText(words);
  }
});
