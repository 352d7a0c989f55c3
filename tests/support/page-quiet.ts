import type { Page, Request } from '@playwright/test';

interface Traffic {
  open: Set<Request>;
  lastMs: number;
}

const quietMs = 500;

const watched = new WeakMap<Page, Traffic>();

/** Opens an address, and waits until all of it has come (`waitForQuiet`). */
export async function openWhole(page: Page, url: string): Promise<void> {
  watchTraffic(page);
  await page.goto(url);
  await waitForQuiet(page);
}

/**
 * Waits until the page is painted and has asked for nothing for half a second. Playwright's `networkidle`
 * never comes on a busy machine: one that came too early, between two requests, is taken back and not looked
 * for again (Frame._startNetworkIdleTimer).
 */
export async function waitForQuiet(page: Page): Promise<void> {
  const traffic = watchTraffic(page);
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      // The things that the first paint brings have been asked for: shell.inline.js.
      !document.documentElement.dataset['fonts'],
  );
  while (traffic.open.size > 0 || Date.now() - traffic.lastMs < quietMs) await page.waitForTimeout(50);
}

/** Counts what the page asks for from now on, for `waitForQuiet` where it is not opened by `openWhole`. */
export function watchTraffic(page: Page): Traffic {
  const known = watched.get(page);
  if (known) return known;
  const traffic: Traffic = { open: new Set(), lastMs: Date.now() };
  watched.set(page, traffic);
  page.on('request', (request) => {
    traffic.open.add(request);
    traffic.lastMs = Date.now();
  });
  const close = (request: Request) => {
    traffic.open.delete(request);
    traffic.lastMs = Date.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return traffic;
}
