import type { Locator, Page } from '@playwright/test';
import { timelineCases } from '#content/timeline.ts';
import { expect, test } from '#tests/support/product.ts';
import { waitForScript } from '#tests/support/scripted.ts';

test.describe('the case-study timeline', () => {
  test('plays to the last step on request, and not before', async ({ page }) => {
    const start = await openTimeline(page);
    await page.clock.runFor(5000);
    await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
    expect(await findDashed(page)).toEqual([1, 2, 3]);
    await expect(findInsights(page)).toHaveCount(1);
    await start.click();
    await expect(start).toBeDisabled();
    await expect(start).toBeFocused();
    await page.clock.runFor(800 * 9);
    await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
    await expect(page.getByText('Three lanes, and one direction')).toBeHidden();
    await page.clock.runFor(800);
    await expect(page.getByText('Three lanes, and one direction')).toBeVisible();
    expect(await findDashed(page)).toEqual([2, 3]);
    await expect(findInsights(page)).toHaveCount(2);
    await page.clock.runFor(800 * 20);
    await expect(page.getByText('Step 4 of 4', { exact: true })).toBeVisible();
    expect(await findDashed(page)).toEqual([]);
    await expect(findInsights(page)).toHaveCount(4);
    await expect(start).toBeDisabled();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
    await expect(start).toBeEnabled();
  });

  test('begins again with another client, and shows a summary @thorough', async ({ page }) => {
    const start = await openTimeline(page);
    await start.click();
    await page.clock.runFor(800 * 12);
    const client = page.getByRole('button', { name: 'Corrant Pay' });
    await client.click();
    await expect(client).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
    await expect(start).toBeEnabled();
    const details = page.getByText('We wrote down every file');
    await expect(details).toBeVisible();
    await page.getByRole('button', { name: '30s Summary' }).click();
    await expect(details).toBeHidden();
    await expect(page.getByText('The close takes one working day instead of six.')).toBeVisible();
    await expect(findSteps(page)).toHaveText(timelineCases[2]!.timelineSteps.map(({ title }) => title));
    await expect(findInsights(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Full View' }).click();
    await expect(details).toBeVisible();
  });
});

test('shows no figure before its step is reached, and all of them on paper', async ({ page }) => {
  await page.goto('/');
  const figures = findTimeline(page).getByRole('definition');
  await expect(figures).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(figures).toHaveCount(12);
  await expect(findTimeline(page).getByText('7.2%')).toBeVisible();
});

test.describe('the timeline on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('brings the step that is reached into view', async ({ page }) => {
    const start = await openTimeline(page);
    await start.click();
    await page.clock.runFor(800 * 20);
    // The page scrolls as long as its animation frames come, which are the clock's too.
    await page.clock.resume();
    await expect(findSteps(page).nth(2)).toBeInViewport();
    await expect(findInsights(page).nth(2)).toBeInViewport();
    await expect(start).toBeInViewport({ ratio: 1 });
    await expectBelowHeader(page);
    const bar = page.locator('.timeline-bar');
    expect((await bar.boundingBox())!.height).toBe(60);
    await expect(bar.getByRole('button', { name: '30s Summary' })).toBeInViewport({ ratio: 1 });
  });

  test('moves nothing for those who asked for less motion @thorough', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const start = await openTimeline(page);
    await start.click();
    const before = await page.evaluate(() => scrollY);
    await page.clock.runFor(800 * 30);
    await expect(findInsights(page)).toHaveCount(4);
    await page.clock.resume();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

/** Opens the home page, and stops its clock once the part's script is there. @returns the Start button */
async function openTimeline(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Start Timeline' });
  await waitForScript(start);
  await page.clock.pauseAt(Date.now() + 60_000);
  return start;
}

/** All of the bar is in sight, clear of the header. */
async function expectBelowHeader(page: Page): Promise<void> {
  const header = (await page.getByRole('banner').boundingBox())!;
  const bar = (await page.locator('.timeline-bar').boundingBox())!;
  expect(bar.y).toBeGreaterThanOrEqual(header.y + header.height + 4);
}

const findTimeline = (page: Page) =>
  page.getByRole('region', { name: 'See a project from first week to launch' });
const findSteps = (page: Page) => findTimeline(page).getByRole('heading', { level: 4 });
const findInsights = (page: Page) =>
  findTimeline(page).getByText('AI insight', { exact: true }).filter({ visible: true });

/** Indexes of the steps whose frame is still dashed. */
const findDashed = async (page: Page): Promise<number[]> =>
  (await readFrames(page)).flatMap((style, index) => (style === 'dashed' ? [index] : []));

test('on a narrow screen its bar covers whole lines only, and figures to come are dashed out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const box = await page.locator('.timeline-bar').boundingBox();
  expect(box).toMatchObject({ x: 24, width: 720 });
  const ahead = page.locator('.timeline-step[data-ahead] .timeline-findings').filter({ visible: true });
  await expect(ahead).toHaveCount(3);
  for (const frame of await ahead.all()) await expect(frame).toHaveCSS('border-style', 'dashed');
  const dashes = await ahead
    .locator('dd')
    .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure, '::after').content));
  expect(dashes.map((dash) => dash.startsWith('"– –"'))).toEqual(Array.from({ length: 9 }, () => true));
  // Also beside a value of two lines.
  await page.setViewportSize({ width: 390, height: 844 });
  const findLines = (frame: Locator) =>
    frame.locator('dd').evaluateAll((values) => values.map((value) => value.getBoundingClientRect().y));
  for (const frame of await ahead.all()) expect(new Set(await findLines(frame)).size).toBe(1);
});

test('on a wide screen its steps are rows, and what comes moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const start = await openTimeline(page);
  for (const [index, { client, timelineSteps: steps }] of timelineCases.entries()) {
    if (index > 0) await page.getByRole('button', { name: client }).click();
    const figures = page.locator('.timeline-figures');
    const names = steps.flatMap(({ metrics }) => metrics.map(({ label }) => label));
    await expect(figures.locator('dt').filter({ visible: true })).toHaveText(names);
    const values = figures.locator('dd').filter({ visible: true });
    await expect(values).toHaveText(steps[0]!.metrics.map(({ value }) => value));
    expect(await readFrames(page)).toEqual(['solid', 'dashed', 'dashed', 'dashed']);
    const ahead = steps.slice(1).map(({ description }) => JSON.stringify(description));
    expect(await readWords(page)).toEqual(['none', ...ahead]);
    const atRest = await readBoxes(page);
    expect(new Set(atRest.map(({ x, width }) => `${x} ${width}`)).size).toBe(1);
    await start.click();
    await page.clock.runFor(800 * 30);
    await expect(values).toHaveText(steps.flatMap(({ metrics }) => metrics.map(({ value }) => value)));
    expect(await readFrames(page)).toEqual(steps.map(() => 'solid'));
    await expect(findInsights(page)).toHaveCount(steps.length);
    expect(await readWords(page)).toEqual(steps.map(() => 'none'));
    expect(await readBoxes(page)).toEqual(atRest);
  }
});

const readFrames = (page: Page) =>
  page
    .locator('.timeline-findings')
    .evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame).borderStyle));

/** What the frame of each step says before it is reached. */
const readWords = (page: Page) =>
  page
    .locator('.timeline-findings')
    .evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame, '::before').content));

/** Where on the page the frame of each step is. */
const readBoxes = (page: Page) =>
  page.locator('.timeline-findings').evaluateAll((frames) =>
    frames.map((frame) => {
      const { x, y, width, height } = frame.getBoundingClientRect();
      return { x, y: Math.round(y + scrollY), width, height };
    }),
  );
