import type { Locator, Page } from '@playwright/test';
import { defaultContent } from '#content/collections.ts';
import { fillFacts } from '#content/facts.schema.ts';
import { paths } from '#paths/paths.ts';
import { openWhole } from '#tests/support/page-quiet.ts';
import { expect, test } from '#tests/support/seeded.ts';

const { cases, products, services, site } = fillFacts(defaultContent);

const wide = { width: 1440, height: 900 };
/** No pointer hovers there: what it would show stands on the page. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page's kind of first screen, and how long the page may be on a wide screen and on a phone. */
interface PageRow {
  path: string;
  /** The parts of the first screen besides the heading. */
  shows: (main: Locator) => Locator[];
  /** Those that a phone has below it. */
  showsWide?: (main: Locator) => Locator[];
  longest: { wide: number; phone: number };
}

const { priceAnchor } = site;

const rows: PageRow[] = [
  {
    path: paths.services(),
    shows: (main) => [
      main.getByText(priceAnchor.price, { exact: true }),
      main.getByRole('link', { name: priceAnchor.action.label }),
    ],
    showsWide: (main) =>
      services.slice(0, 2).map(({ title }) => main.getByRole('heading', { name: title, exact: true })),
    longest: { wide: 5000, phone: 7500 },
  },
  ...services.map(({ slug, hero, price }) => ({
    path: paths.service(slug),
    shows: (main: Locator) => [
      main.getByRole('link', { name: hero.action.label }).first(),
      ...(hero.facts ?? []).map(({ label }) => main.getByText(label, { exact: true }).first()),
      main.getByText((price ?? priceAnchor).title, { exact: true }).first(),
      main.getByText(site.onward.signers, { exact: true }).first(),
    ],
    longest: { wide: 5500, phone: 8000 },
  })),
  {
    path: paths.products(),
    shows: (main) => [
      main.getByRole('button', { name: site.productsPage.scheduleLabel }).first(),
      ...['Live', 'Beta', 'Coming Soon'].map((status) => main.getByText(status, { exact: true }).first()),
      ...products.map(({ price }) => main.getByText(price!, { exact: true }).first()),
      main.getByText(site.onward.signers, { exact: true }).filter({ visible: true }).first(),
    ],
    showsWide: (main) => [main.getByText(products[0]!.screen!.title!).first()],
    longest: { wide: 4800, phone: 6600 },
  },
  {
    path: paths.portfolio(),
    shows: (main) => [
      main.getByRole('link', { name: site.portfolioPage.closing.action.label }).first(),
      ...[site.heroDrawings.draft, site.heroDrawings.correction, site.heroDrawings.signature].map((words) =>
        main.getByText(words),
      ),
      main.getByRole('button', { name: 'All' }),
    ],
    longest: { wide: 2900, phone: 4500 },
  },
  {
    path: paths.contact(),
    shows: (main) => [main.getByLabel('Full Name'), main.getByRole('button', { name: 'Send Message' })],
    longest: { wide: 3900, phone: 6500 },
  },
];

/** One service stands for the others. */
const usualRows = [paths.services(), paths.service('training-consultancy'), paths.contact()];

for (const [screen, use] of [
  ['wide', { viewport: wide }],
  ['phone', phone],
] as const) {
  test.describe(`on a ${screen} screen`, () => {
    test.use(use);

    for (const { path, shows, showsWide, longest } of rows) {
      const tag = usualRows.includes(path) ? [] : '@thorough';
      test(
        `${path} has its facts and its button in the first screen, and ends in time`,
        { tag },
        async ({ page }) => {
          await openWhole(page, path);
          const main = page.getByRole('main');
          const heading = main.getByRole('heading', { level: 1 });
          const isWide = screen === 'wide';
          const shownWide = isWide ? (showsWide?.(main) ?? []) : [];
          for (const shown of [heading, ...shows(main), ...shownWide])
            await expect(shown).toBeInViewport({ ratio: 1 });
          expect(await readLength(page)).toBeLessThanOrEqual(longest[screen]);
          if (isWide) await expect(heading).toHaveCSS('font-size', '50px');
        },
      );
    }
  });
}

test('lists of articles cut no words on a tablet @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of [paths.tag('ai'), paths.author('mara-lindqvist'), paths.blog()]) {
    await openWhole(page, path);
    const cards = page.getByRole('main').getByRole('article');
    const cut = await cards
      .locator('h2, p')
      .evaluateAll((texts) =>
        texts
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ textContent }) => textContent),
      );
    expect(cut, path).toEqual([]);
  }
  await expect(page.locator('[data-picture]').first()).toBeInViewport({ ratio: 1 });
});

const readLength = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.describe('on a phone', () => {
  test.use(phone);

  test('the blog is short', async ({ page }) => {
    await openWhole(page, paths.blog());
    expect(await readLength(page)).toBeLessThanOrEqual(4600);
  });

  test('the contact form begins in the upper part of the screen', async ({ page }) => {
    await openWhole(page, paths.contact());
    expect((await page.getByLabel('Full Name').boundingBox())!.y).toBeLessThan(480);
  });

  test('a legal text begins in the first screen, ends in time, and opens the part that a link leads to', async ({
    page,
  }) => {
    for (const path of [paths.privacy(), paths.terms()]) {
      await openWhole(page, path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 });
      expect(await readLength(page)).toBeLessThanOrEqual(4800);
      const contents = main.getByRole('navigation', { name: 'Contents' });
      await expect(contents.getByRole('link')).toHaveCount(0);
      await contents.getByText('Contents').filter({ visible: true }).click();
      const chapter = contents.getByRole('link').last();
      const words = await chapter.innerText();
      await chapter.click();
      await expect(main.getByRole('heading', { name: words, exact: true })).toBeInViewport();
      await expect(main.locator(':target').getByRole('paragraph').first()).toBeInViewport();
    }
  });

  test('Get Started can be reached anywhere on a page @thorough', async ({ page }) => {
    for (const path of [paths.home(), paths.service('ai-automation'), paths.blog()]) {
      await openWhole(page, path);
      await page.evaluate(() => scrollTo(0, 2000));
      const link = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('pages without facts have their heading in the same size', async ({ page }) => {
  await page.setViewportSize(wide);
  for (const path of [paths.blog(), paths.tag('ai'), paths.search()]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCSS('font-size', '50px');
  }
});

test('a page has one band that differs @thorough', async ({ page }) => {
  for (const path of [paths.home(), paths.caseStudy(cases[0]!.slug), ...rows.map((row) => row.path)]) {
    if (path === paths.contact()) continue;
    await page.goto(path);
    await expect(page.locator('.ink-band'), path).toHaveCount(1);
  }
});

test('sign-in pages have a form and no menu', async ({ page }) => {
  for (const path of ['/auth', '/auth/forgot']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: site.navigation.label })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Countermark, home' })).toBeVisible();
  }
});
