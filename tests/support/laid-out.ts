import type { Page } from '@playwright/test';

/** Waits until all of a page has its place: a first visit lays out what is below the fold a part at a time. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['staged'] === undefined);
}
