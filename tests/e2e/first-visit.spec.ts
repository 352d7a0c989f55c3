import type { Page } from '@playwright/test';
import { waitUntilLaidOut } from '../support/laid-out.ts';
import { expect, test } from '../support/product.ts';

test.use({ isFirstVisit: true });

/** Holds the fonts back until the test lets them come. */
async function holdFonts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Opens a page whose fonts are held: its load event waits for them. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

/** Takes away the second after which what is below the fold is laid out without the fonts. */
const waitForFonts = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setTimeout;
    const patient = (work: () => void, ms?: number) => (ms === 1000 ? 0 : real(work, ms));
    Object.assign(window, { setTimeout: patient });
  });

/** Which of the page's parts wait to be scrolled to. */
const findWaiting = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *')].map(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    ),
  );

const readFonts = (page: Page) => page.evaluate(() => document.documentElement.dataset['fonts']);

/** Time goes by only where the test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2030-01-01T12:00:00Z' });
  await page.clock.pauseAt('2030-01-01T12:00:01Z');
}

/** Lets some time go by. @returns what waits then */
async function goOn(page: Page, ms: number): Promise<boolean[]> {
  await page.clock.runFor(ms);
  return findWaiting(page);
}

test('what is below the fold is laid out when the fonts are there', async ({ page }) => {
  await stopClock(page);
  const release = await holdFonts(page);
  await open(page, '/');
  const waiting = await findWaiting(page);
  expect(waiting.slice(0, 2)).toEqual([false, false]);
  expect(new Set(waiting.slice(2))).toEqual(new Set([true]));
  release();
  await expect.poll(() => readFonts(page)).toBeUndefined();
  await expect.poll(() => goOn(page, 30), { intervals: [50] }).not.toContain(true);
});

test('what is below the fold waits no longer than a second for the fonts', async ({ page }) => {
  await stopClock(page);
  await holdFonts(page);
  await open(page, '/');
  await expect.poll(() => readFonts(page)).toBe('coming');
  expect(new Set((await goOn(page, 900)).slice(2))).toEqual(new Set([true]));
  await expect.poll(() => goOn(page, 30), { intervals: [50] }).not.toContain(true);
  expect(await readFonts(page)).toBe('coming');
});

test('where a place is asked for or restored, all is laid out at once', async ({ page }) => {
  await holdFonts(page);
  await open(page, '/#approach');
  expect(await findWaiting(page)).not.toContain(true);
  await expect.poll(() => readFonts(page)).toBe('coming');
  await page.goto('about:blank');
  await open(page, '/');
  expect(await findWaiting(page)).not.toContain(true);
});

test('a reload and a step back lead to where a first visitor was', async ({ page }) => {
  await page.goto('/');
  await waitUntilLaidOut(page);
  await expect.poll(() => readFonts(page)).toBeUndefined();
  const approach = page.locator('#approach');
  const findTop = () => approach.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await approach.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const top = await findTop();
  await page.reload();
  await expect.poll(findTop).toBe(top);
  await page
    .getByRole('link', { name: 'Privacy' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/privacy');
  await page.goBack();
  await expect.poll(findTop).toBe(top);
});

for (const width of [390, 1280]) {
  test(`who has gone on before the fonts came stays there, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdFonts(page);
    await waitForFonts(page);
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }));
    // Where nothing has its height yet a jump settles within some frames.
    const isSettled = () =>
      page.evaluate(async () => {
        const before = scrollY;
        for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
        return scrollY === before;
      });
    await expect.poll(isSettled).toBe(true);
    const read = () =>
      page.evaluate(() => {
        const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2)!;
        Object.assign(window, { watched: element });
        return element.getBoundingClientRect().top;
      });
    const top = await read();
    release();
    await waitUntilLaidOut(page);
    const now = () => page.evaluate(() => Reflect.get(window, 'watched').getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await now()) - top)).toBeLessThan(3);
  });
}
