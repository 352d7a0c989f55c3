import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin.ts';
import { expectNotice } from '../support/notices.ts';

/** The panel with the token in it. */
async function openTokenPanel(page: Page) {
  await page.goto('/admin/api-docs');
  const panel = page.getByRole('region', { name: 'Access token' });
  const token = panel.getByRole('textbox', { name: 'Token' });
  await expect(token).not.toHaveValue('');
  return { panel, token, copy: panel.getByRole('button', { name: /^Copy/ }) };
}

test('the access token is valid, copied and good for the API', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { panel, token, copy } = await openTokenPanel(page);
  await expect(panel).toContainText('Valid');
  await expect(panel).toContainText(/(59 minutes|1 hour 0 minutes)/);
  await copy.click();
  await expect(copy).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await token.inputValue());
  await expect(copy).toHaveText('Copy');

  const answer = await fetch(`${product.url}/functions/v1/messages-api`, {
    headers: { authorization: `Bearer ${copied}` },
  });
  expect(answer.status).toBe(200);
});

test('the token runs out: minutes, then Expired, and it is not copied any more', async ({ page }) => {
  await page.clock.install();
  const { panel, token, copy } = await openTokenPanel(page);
  const first = await token.inputValue();
  await page.clock.fastForward('30:00');
  await expect(panel).toContainText(/(29|30) minutes/);
  await expect(panel).toContainText('Valid');
  await page.clock.fastForward('30:10');
  await expect(panel).toContainText('Expired');
  await expect(panel).not.toContainText('minutes');
  await expect(copy).toBeDisabled();
  await panel.getByRole('button', { name: 'New token' }).click();
  await expect(token).not.toHaveValue(first);
});

test('hours and minutes are shown from an hour on', async ({ page }) => {
  const expiresAt = Math.floor(Date.now() / 1000) + 2 * 3600 + 15 * 60 + 30;
  await page.route('**/access-token', (route) =>
    route.fulfill({ json: { access_token: 'token', expires_at: expiresAt, token_type: 'Bearer' } }),
  );
  const { panel } = await openTokenPanel(page);
  await expect(panel).toContainText('2 hours 15 minutes');
});

test('without a token the panel says so, and so does copying', async ({ page }) => {
  await page.route('**/access-token', (route) =>
    route.fulfill({ status: 401, json: { detail: 'No session found.', code: 'no_session' } }),
  );
  await page.goto('/admin/api-docs');
  const panel = page.getByRole('region', { name: 'Access token' });
  await expect(panel.getByText('No session found.')).toBeVisible();
  await panel.getByRole('button', { name: /^Copy/ }).click();
  await expectNotice(page, 'error', 'No token found', 'Please refresh the page and try again.');
});
