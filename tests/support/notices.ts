import { expect, type Locator, type Page } from '@playwright/test';

/** The message with this title, and this text beside it: a toast, or a message within the page. */
export function findNotice(page: Page, title: string, text = ''): Locator {
  return page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ hasText: title })
    .filter({ hasText: text })
    .filter({ visible: true });
}

/** Waits for a notice that tells of a success (polite) or of an error (an alert). */
export async function expectNotice(
  page: Page,
  kind: 'success' | 'error',
  title: string,
  text = '',
): Promise<void> {
  const role = kind === 'error' ? 'alert' : 'status';
  const notice = page.getByRole(role).filter({ hasText: title }).filter({ hasText: text }).first();
  await expect(notice.getByText(title).first()).toBeVisible();
  if (text) await expect(notice.getByText(text).first()).toBeVisible();
}
