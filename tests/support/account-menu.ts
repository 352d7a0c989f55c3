import type { Page } from '@playwright/test';

/** Opens a screen from the menu of who is signed in, on a wide screen of the admin area. */
export async function openFromAccountMenu(page: Page, name: 'Account' | 'Personal data'): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name }).click();
}
