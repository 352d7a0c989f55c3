import type { Page } from '@playwright/test';
import { paths } from '#paths/paths.ts';
import {
  describeLoads,
  readFonts,
  readShifts,
  scrollThrough,
  sumLoads,
  waitForFonts,
  watchLoads,
  watchShifts,
} from '#tests/support/page-loads.ts';
import { openWhole, waitForQuiet } from '#tests/support/page-quiet.ts';
import { articlePath, checkedRoutes, missingRoutes, pageKinds } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/seeded.ts';
import { measureGzip } from '#tests/support/transfer.ts';

const kilobyte = 1024;

/** In bytes. The home page has more to say than the others; the blog has the picture of its first article in it. */
const htmlLimits: Record<string, number> = { '/': 27_500, '/blog': 17_200 };
const htmlLimit = (path: string) => htmlLimits[path] ?? 17_000;

/** The bytes that a new connection carries before it waits for the other side: ten segments (RFC 6928). */
const firstFlight = 14_600;

/** The sum of a page's shifts. A busy browser paints a row of cards before its last one has come. */
const shiftLimit = 0.005;

/** The difference that remains when a letter is drawn a fraction of a pixel higher or lower. */
const subpixelShift = 0.002;

const sumGzip = async (urls: string[]) =>
  (await Promise.all(urls.map(measureGzip))).reduce((sum, bytes) => sum + bytes, 0);

/** The page's requests before its first paint, without pictures, which no paint waits for. */
async function listEarly(page: Page): Promise<string[]> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ startTime, initiatorType }) => startTime < paint!.startTime && initiatorType !== 'img')
      .map(({ name }) => name);
  });
}

const sumShifts = (shifts: { value: number }[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** Pages that stand for the others where all of them take long. */
const usualRoutes = ['/', articlePath];
const tagOf = (path: string) => (usualRoutes.includes(path) ? [] : '@thorough');

for (const path of checkedRoutes) {
  test(
    `${path} is light, painted from one style sheet, and loads no script before it is asked for`,
    { tag: tagOf(path) },
    async ({ page, product }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      const loads = await watchLoads(page);
      await openWhole(page, path);

      const sheets = loads.filter(({ type }) => type === 'Stylesheet').map(({ url }) => url);
      expect(sheets).toHaveLength(1);
      expect(await listEarly(page)).toEqual(sheets);
      expect(sumLoads(loads, 'Script'), describeLoads(loads)).toBe(0);
      expect(sumLoads(loads, 'Font'), describeLoads(loads)).toBeLessThanOrEqual(48 * kilobyte);
      expect(await measureGzip(product.url + path), 'HTML').toBeLessThanOrEqual(htmlLimit(path));
      expect(await sumGzip(sheets), 'CSS').toBeLessThanOrEqual(20 * kilobyte);
      await scrollThrough(page);
      // A missing page logs its path, and the browser its status.
      if (!missingRoutes.includes(path)) expect(errors).toEqual([]);
    },
  );
}

for (const path of checkedRoutes) {
  const limit = path === '/' ? 90 : 80;
  test(
    `${path} takes at most ${limit} KB with everything it loads`,
    { tag: tagOf(path) },
    async ({ page }) => {
      const loads = await watchLoads(page);
      // A page is packed tightly once it has stood for a moment.
      await expect(async () => {
        loads.length = 0;
        await page.goto('about:blank');
        await openWhole(page, path);
        expect(loads.map(({ type }) => type)).toEqual(
          expect.arrayContaining(['Document', 'Stylesheet', 'Font']),
        );
        expect(sumLoads(loads), describeLoads(loads)).toBeLessThanOrEqual(limit * kilobyte);
      }).toPass({ timeout: 20_000 });
    },
  );
}

for (const path of pageKinds) {
  const tag = path === '/' ? [] : '@thorough';
  test(`${path} fits what a new connection carries`, { tag }, async ({ page }) => {
    // A page is packed tightly once it has stood for a moment.
    await expect(async () => {
      const loads = await watchLoads(page);
      await openWhole(page, path);
      expect(sumLoads(loads, 'Stylesheet')).toBeLessThanOrEqual(firstFlight);
      if (path !== '/') expect(sumLoads(loads, 'Document')).toBeLessThanOrEqual(firstFlight);
    }).toPass({ timeout: 20_000 });
  });

  test(`${path} stands still`, { tag }, async ({ page }) => {
    await watchShifts(page);
    // Their arrival is looked at by itself, below: when they come is the network's doing.
    await page.route('**/*.woff2', (route) => route.abort());
    await openWhole(page, path);
    await scrollThrough(page);
    const shifts = await readShifts(page);
    expect(sumShifts(shifts), JSON.stringify(shifts)).toBeLessThan(shiftLimit);
  });
}

/** A phone, a tablet and a desk. */
const sizes = [
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1350, height: 940 },
];

/** Where a word more or less on a line would move most: rows of topics, and of figures with their names. */
const narrowPhone = { width: 390, height: 844 };
const tightRoutes = [paths.blog(), paths.caseStudy('marking-desk')];

for (const path of new Set(['/', ...tightRoutes, ...checkedRoutes])) {
  const tag = path === '/' ? [] : '@thorough';
  test(`${path} stands still when its fonts come late`, { tag }, async ({ page }) => {
    await watchShifts(page);
    let released = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released.promise;
      await route.continue();
    });
    for (const size of tightRoutes.includes(path) ? [narrowPhone, ...sizes] : sizes) {
      released = Promise.withResolvers();
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => readFonts(page)).toContain('loading');
      released.resolve();
      await waitForQuiet(page);
      await waitForFonts(page);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const shifts = await readShifts(page);
      expect(sumShifts(shifts), `${size.width} px: ${JSON.stringify(shifts)}`).toBeLessThan(subpixelShift);
      await page.evaluate(() => localStorage.clear());
    }
  });
}

test('everything on the home page, used, takes at most 90 KB of script', async ({ page }) => {
  const loads = await watchLoads(page);
  await page.goto('/');
  await scrollThrough(page);
  await page.getByRole('contentinfo').getByRole('textbox').fill('a@b');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please select an option to continue').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start Timeline' }).click();
  await page.getByRole('button', { name: 'Schedule a Call' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await waitForQuiet(page);

  const scripts = new Set(loads.filter(({ type }) => type === 'Script').map(({ url }) => url));
  expect(scripts.size).toBeGreaterThan(3);
  expect(await sumGzip([...scripts]), [...scripts].join('\n')).toBeLessThanOrEqual(90 * kilobyte);
});

test('signing in, used, takes at most 90 KB of script, and nothing of the admin area', async ({ page }) => {
  const loads = await watchLoads(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Email is required' })).toBeVisible();
  await waitForQuiet(page);

  const scripts = new Set(loads.filter(({ type }) => type === 'Script').map(({ url }) => url));
  expect(scripts.size).toBeGreaterThan(3);
  expect(await sumGzip([...scripts]), [...scripts].join('\n')).toBeLessThanOrEqual(90 * kilobyte);
  const texts = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
  for (const ofAdminAlone of ['/two-factor/enable', 'Data too long']) {
    expect(texts.filter((text) => text.includes(ofAdminAlone))).toEqual([]);
  }
});
