import { expect, type Page } from '@playwright/test';
import { waitForQuiet, watchTraffic } from './page-quiet.ts';

/** One thing that a page loaded. */
export interface Load {
  url: string;
  /** The browser's word for it: Document, Stylesheet, Font, Script, Image. */
  type: string;
  /** As it came over the wire, headers and all. */
  bytes: number;
}

/** Writes down everything that the page loads from now on, with nothing kept from before. */
export async function watchLoads(page: Page): Promise<Load[]> {
  watchTraffic(page);
  const loads: Load[] = [];
  const byRequest = new Map<string, Load>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('data:')) return;
    const load = { url: response.url, type, bytes: 0 };
    byRequest.set(requestId, load);
    loads.push(load);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = byRequest.get(requestId);
    if (load) load.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return loads;
}

/** The bytes of all loads, or of those of one type. */
export const sumLoads = (loads: Load[], type?: string): number =>
  loads.filter((load) => !type || load.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

/** A line for each load, for a test's message. */
export const describeLoads = (loads: Load[]): string =>
  loads.map(({ type, bytes, url }) => `${bytes} ${type} ${url}`).join('\n');

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Element | null }[];
}

/** Writes down what shifts on the pages opened from now on (`readShifts`). */
export async function watchShifts(page: Page): Promise<void> {
  watchTraffic(page);
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push({ value, nodes: sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'text') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const readShifts = (page: Page): Promise<{ value: number; nodes: string[] }[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts'));

/** Goes down the page as a reader does, and waits for what comes up on the way. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  await waitForQuiet(page);
}

/** How far the page's own fonts are that it asks for once it is painted; its stand-ins are the machine's. */
export const readFonts = (page: Page): Promise<FontFaceLoadStatus[]> =>
  page.evaluate(() =>
    [...document.fonts].filter(({ family }) => !family.includes('Fallback')).map(({ status }) => status),
  );

/** Waits until those have come that it asks for. */
export async function waitForFonts(page: Page): Promise<void> {
  await expect.poll(() => readFonts(page)).toContain('loaded');
  await expect.poll(() => readFonts(page)).not.toContain('loading');
}
