import type { Locator, Page } from '@playwright/test';
import { expect } from './admin.ts';

export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });

const modeButton = (page: Page, name: 'Visual' | 'HTML') => page.getByRole('button', { name, exact: true });

/** A new post's text in the visual editor. */
export async function openText(page: Page, html: string): Promise<Locator> {
  await page.goto('/admin/blogs/new');
  if (html !== '') await textOf(page).fill(html);
  return showVisual(page);
}

export async function showVisual(page: Page): Promise<Locator> {
  await modeButton(page, 'Visual').click();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  return textOf(page);
}

/** The text as it will be stored; the HTML is shown afterwards. */
export async function readAsHtml(page: Page): Promise<string> {
  await modeButton(page, 'HTML').click();
  return textOf(page).inputValue();
}

/** Pastes data by their types, as a browser does it. */
export const pasteInto = (text: Locator, data: Record<string, string>) =>
  text.evaluate((element, given) => {
    element.focus();
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
