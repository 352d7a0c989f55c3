import {
  describeLoads,
  readShifts,
  scrollThrough,
  sumLoads,
  watchLoads,
  watchShifts,
} from '../support/page-loads.ts';
import { articlePath, missingRoutes, pageKinds, publicRoutes } from '../support/routes.ts';
import { expect, test } from '../support/seeded.ts';
import { measureGzip } from '../support/transfer.ts';

const kilobyte = 1024;

/** What a new connection carries before it waits for the other side: ten segments (RFC 6928). */
const firstFlight = 14_600;

const sumGzip = async (urls: string[]) =>
  (await Promise.all(urls.map(measureGzip))).reduce((sum, bytes) => sum + bytes, 0);

const sumShifts = (shifts: { value: number }[]) => shifts.reduce((sum, { value }) => sum + value, 0);

for (const path of [...publicRoutes, ...missingRoutes]) {
  test(`${path} is light, and loads no script before it is asked for`, async ({ page, product }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    const loads = await watchLoads(page);
    await page.goto(path, { waitUntil: 'networkidle' });

    expect(sumLoads(loads, 'Script'), describeLoads(loads)).toBe(0);
    expect(sumLoads(loads, 'Font'), describeLoads(loads)).toBeLessThanOrEqual(48 * kilobyte);
    expect(await measureGzip(product.url + path), 'HTML').toBeLessThanOrEqual(16 * kilobyte);
    const sheets = loads.filter(({ type }) => type === 'Stylesheet').map(({ url }) => url);
    expect(await sumGzip(sheets), 'CSS').toBeLessThanOrEqual(20 * kilobyte);
    const limit = { '/': 90, [articlePath]: 80 }[path];
    if (limit) expect(sumLoads(loads), describeLoads(loads)).toBeLessThanOrEqual(limit * kilobyte);

    await scrollThrough(page);
    // A missing page logs its path, and the browser its status.
    if (!missingRoutes.includes(path)) expect(errors).toEqual([]);
  });
}

for (const path of pageKinds) {
  test(`${path} is painted from two answers that each fit one round trip`, async ({ page }) => {
    const open = async () => {
      const loads = await watchLoads(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      return loads.filter(({ type }) => type === 'Document' || type === 'Stylesheet');
    };
    const loads = await open();
    expect(loads).toHaveLength(2);
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries
        .filter(({ startTime, initiatorType }) => startTime < paint!.startTime && initiatorType !== 'img')
        .map(({ name }) => name);
    });
    expect(early).toEqual([loads[1]!.url]);
    // A page is packed tightly once it has stood for a moment.
    await expect(async () => {
      const sizes = (await open()).map(({ bytes }) => bytes);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(firstFlight);
    }).toPass({ timeout: 20_000 });
  });

  test(`${path} stands still`, async ({ page }) => {
    await watchShifts(page);
    // Their arrival is looked at by itself, below: when they come is the network's doing.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    expect(sumShifts(await readShifts(page))).toBeLessThan(0.001);
  });
}

for (const path of pageKinds) {
  test(`${path} hardly moves when its fonts come late`, async ({ page }) => {
    await watchShifts(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(sumShifts(await readShifts(page))).toBeLessThan(0.05);
  });
}

test('everything on the home page, used, takes at most 90 KB of script', async ({ page }) => {
  const loads = await watchLoads(page);
  await page.goto('/');
  await scrollThrough(page);
  await page.getByRole('contentinfo').getByRole('textbox').fill('a@b');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click({ force: true });
  await expect(page.getByText('Please select an option to continue').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start Timeline' }).click();
  await page.getByRole('button', { name: 'Schedule a Call' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');

  const scripts = new Set(loads.filter(({ type }) => type === 'Script').map(({ url }) => url));
  expect(scripts.size).toBeGreaterThan(3);
  expect(await sumGzip([...scripts]), [...scripts].join('\n')).toBeLessThanOrEqual(90 * kilobyte);
});

test('signing in, used, takes at most 90 KB of script, and nothing of the admin area', async ({ page }) => {
  const loads = await watchLoads(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Email is required' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const scripts = new Set(loads.filter(({ type }) => type === 'Script').map(({ url }) => url));
  expect(scripts.size).toBeGreaterThan(3);
  expect(await sumGzip([...scripts]), [...scripts].join('\n')).toBeLessThanOrEqual(90 * kilobyte);
  const texts = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
  for (const ofAdminAlone of ['/two-factor/enable', 'Data too long']) {
    expect(texts.filter((text) => text.includes(ofAdminAlone))).toEqual([]);
  }
});
