import type { Page } from '@playwright/test';
import { readShifts, watchShifts } from '#tests/support/page-loads.ts';
import { openWhole, waitForQuiet } from '#tests/support/page-quiet.ts';
import { checkedRoutes } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/seeded.ts';

/** Below this, in CSS pixels, nobody reads a label. */
const smallestLabel = 11;

/** Every label of a drawing that a visitor sees in smaller letters: its words and its size. */
const findSmallLabels = (page: Page) =>
  page.evaluate(async (smallest) => {
    const found: string[] = [];
    const report = (words: string | null, size: number) => {
      if (size < smallest - 0.01) found.push(`${words?.trim()}: ${size.toFixed(1)} px`);
    };
    for (const text of document.querySelectorAll<SVGTextElement>('svg text')) {
      if (!text.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Chromium takes the letters of a hidden group for visible.
      if (text.getClientRects().length === 0) continue;
      const matrix = text.getScreenCTM();
      if (matrix)
        report(
          text.textContent,
          parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.c, matrix.d),
        );
    }
    // A drawing from a file is no part of the page: its letters are measured in the file.
    const sheets = new Map<string, Document>();
    for (const use of document.querySelectorAll<SVGUseElement>('svg > use[href]')) {
      const svg = use.ownerSVGElement!;
      const [address = '', name = ''] = use.getAttribute('href')!.split('#');
      if (!address || !svg.checkVisibility()) continue;
      const read = async () =>
        new DOMParser().parseFromString(await (await fetch(address)).text(), 'image/svg+xml');
      const sheet = sheets.get(address) ?? (await read());
      sheets.set(address, sheet);
      for (const text of sheet.getElementById(name)?.querySelectorAll('text') ?? []) {
        const size = text.closest('[font-size]')?.getAttribute('font-size') ?? getComputedStyle(svg).fontSize;
        report(text.textContent, parseFloat(size) * (svg.getScreenCTM()?.d ?? 1));
      }
    }
    return found;
  }, smallestLabel);

/** The words that the edge of their drawing cuts through. */
const findCutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
      if (text.getClientRects().length === 0) return [];
      const edge = text.ownerSVGElement!.getBoundingClientRect();
      const words = text.getBoundingClientRect();
      const isCut = (from: number, to: number, at: number) => from < at - 1 && to > at + 1;
      const across = [edge.left, edge.right].some((at) => isCut(words.left, words.right, at));
      const down = [edge.top, edge.bottom].some((at) => isCut(words.top, words.bottom, at));
      const isBeside =
        Math.min(words.right, edge.right) < Math.max(words.left, edge.left) ||
        Math.min(words.bottom, edge.bottom) < Math.max(words.top, edge.top);
      return (across || down) && !isBeside ? [text.textContent] : [];
    }),
  );

/** How far the page, or a case that is open over it, can be moved sideways. */
const readOverhang = (page: Page) =>
  page.evaluate(() => {
    const scrollers = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/** Makes the window so wide, and waits until the page is laid out for it. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wide) => innerWidth === wide, width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

for (const path of checkedRoutes) {
  test(`${path} fits every screen, and its drawings are legible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWhole(page, path);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    for (const width of [320, 390, 768, 1440, 2560]) {
      await resize(page, width);
      expect(await findSmallLabels(page), `${width} px`).toEqual([]);
      expect(await findCutWords(page), `${width} px`).toEqual([]);
      expect(await readOverhang(page), `${width} px`).toBe(0);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [320, 390, 640, 768, 1024, 1280]) {
      await resize(page, width);
      expect(await readOverhang(page), `twice as large, ${width} px`).toBe(0);
    }
  });
}

/**
 * Two lines of text, in pixels: where the page's own font breaks a paragraph elsewhere than its stand-in did,
 * the page grows by a line.
 */
const twoLines = 56;

/** How far it still is to the end of the page. */
const readRest = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY));

for (const path of checkedRoutes) {
  for (const how of ['End', 'wheel'] as const) {
    test(
      `the end of ${path} is reached with ${how} right after the first paint, and stands still`,
      { tag: path === '/' && how === 'End' ? [] : '@thorough' },
      async ({ page }) => {
        await watchShifts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        // Again, where the page had not come whole.
        await expect(async () => {
          if (how === 'End') await page.keyboard.press('End');
          else await page.mouse.wheel(0, 100_000);
          expect(await readRest(page)).toBeLessThanOrEqual(twoLines);
        }).toPass();
        await waitForQuiet(page);
        expect(await readRest(page)).toBeLessThanOrEqual(twoLines);
        const shifts = await readShifts(page);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        expect(sum, JSON.stringify(shifts)).toBeLessThan(0.005);
      },
    );
  }
}
