import type { Locator } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';

test.use({ signedIn: true });

/** The color of links, buttons and the ring of focus. */
const readAccent = (root: Locator) =>
  root.evaluate((element) => getComputedStyle(element).getPropertyValue('--petrol').trim());

test('an accent that cannot be read is refused with the nearest, which colors both themes @thorough', async ({
  page,
}) => {
  await page.goto('/admin/content/site/branding');
  const accent = page.getByLabel('Accent color', { exact: true });
  await accent.fill('#ff8800');
  await page.keyboard.press('Control+s');
  await expect(accent).toBeFocused();
  await expect(accent).toHaveAccessibleDescription(/cannot be read on light grounds.*nearest color/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Use #/ }).click();
  const nearest = await accent.inputValue();
  expect(nearest).not.toBe('#ff8800');
  await expect(accent).toBeFocused();
  await page.emulateMedia({ colorScheme: 'light' });
  const preview = page.frameLocator('[title="Preview of the page"]').locator('html');
  await expect.poll(() => readAccent(preview)).toBe(nearest);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectNotice(page, 'success', 'Document published');

  const addresses = [
    '/admin/content/cases',
    '/admin/content/cases/ticket-routing',
    '/admin/content/site/branding',
  ];
  for (const address of process.env['TEST_ALL'] ? addresses : addresses.slice(-1)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page
    .getByRole('button', { name: /^Compare version/ })
    .last()
    .click();
  await expect(page.getByRole('region', { name: 'Comparison of two versions' })).toBeVisible();
  await expectAccessible(page);

  for (const address of ['/admin', '/contact']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    expect(await readAccent(page.locator('html'))).toBe(nearest);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await readAccent(page.locator('html'));
    expect(dark).toMatch(/^#[\da-f]{6}$/);
    expect(dark).not.toBe(nearest);
  }
});
