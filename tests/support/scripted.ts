import { expect, type Locator } from '@playwright/test';

/** Turns to a control, as a visitor does, and waits until the script of its part of the page is there. */
export async function waitForScript(control: Locator): Promise<void> {
  await control.focus();
  await expect
    .poll(() => control.evaluate((element) => element.closest('astro-island[ssr]') === null))
    .toBe(true);
}
