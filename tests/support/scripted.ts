import { expect, type Locator, type Page } from '@playwright/test';

/** Turns to a control, as a visitor does, and waits until the script of its part of the page is there. */
export async function waitForScript(control: Locator): Promise<void> {
  await control.focus();
  await expect
    .poll(() => control.evaluate((element) => element.closest('astro-island[ssr]') === null))
    .toBe(true);
}

/** Holds every script back until it is let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue().catch(() => {
      // The page that asked for it has gone.
    });
  });
  return release;
}
