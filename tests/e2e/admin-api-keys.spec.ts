import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makeWord } from '#tests/support/site-api.ts';

test.beforeEach(({ api }) => api.confirmSignIn());

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function openCreateDialog(page: Page) {
  await page.goto('/admin/api-keys');
  await page.getByRole('button', { name: 'Create API Key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API Key' });
  await expect(dialog.getByLabel('Key Name')).toBeFocused();
  return {
    dialog,
    name: dialog.getByLabel('Key Name'),
    create: dialog.getByRole('button', { name: /^Creat/ }),
  };
}

const questions = { Revoke: 'Revoke API Key?', Delete: 'Delete API Key?' };

/** Triggers an action that asks for confirmation, and answers it. */
async function confirm(page: Page, name: string, action: 'Revoke' | 'Delete') {
  await rowOf(page, name).getByRole('button', { name: action }).click();
  const dialog = page.getByRole('alertdialog', { name: questions[action], exact: true });
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toHaveCount(0);
}

const askWith = (url: string, key: string) =>
  fetch(`${url}/functions/v1/messages-api`, { headers: { 'x-api-key': key } });

test('a key is shown once, works, is revoked and deleted', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { name, create } = await openCreateDialog(page);
  const keyName = makeWord();
  await name.fill(`  ${keyName}  `);
  await create.click();
  await expectNotice(page, 'success', 'API key created successfully');

  const created = page.getByRole('dialog', { name: 'API Key Created' });
  const key = await created.getByRole('textbox').inputValue();
  // Neither a press beside the dialog nor Escape loses it.
  await page.mouse.click(5, 700);
  await page.keyboard.press('Escape');
  await created.getByRole('button', { name: /^Copy/ }).click();
  await expectNotice(page, 'success', 'API key copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await created.getByRole('button', { name: "I've Saved My Key" }).click();
  await expect(created).toHaveCount(0);
  await expect(page.getByText(key)).toHaveCount(0);

  const headings = await page.getByRole('columnheader').allTextContents();
  expect(headings).toEqual(['Name', 'Key', 'Status', 'Created', 'Last Used', 'Actions']);
  const row = rowOf(page, keyName);
  const shown = (await row.locator('code').textContent()) ?? '';
  expect(shown).toMatch(/^.{4,20}(\.\.\.|…)$/);
  expect(key).toContain(shown.replace(/(\.\.\.|…)$/, ''));
  await expect(row).toContainText('Active');
  await expect(row).toContainText('Never');

  expect((await askWith(product.url, key)).status).toBe(200);
  await page.reload();
  await expect(row).not.toContainText('Never');
  expect((await askWith(product.url, `${key}x`)).status).toBe(401);

  await confirm(page, keyName, 'Revoke');
  await expectNotice(page, 'success', 'API key revoked successfully');
  await expect(row).toContainText('Revoked');
  await expect(row.getByRole('button', { name: 'Revoke' })).toHaveCount(0);
  expect((await askWith(product.url, key)).status).toBe(401);

  await confirm(page, keyName, 'Delete');
  await expectNotice(page, 'success', 'API key deleted successfully');
  await expect(row).toHaveCount(0);
});

test('a key needs a name @thorough', async ({ page }) => {
  const { dialog, name, create } = await openCreateDialog(page);
  await create.click();
  await expectNotice(page, 'error', 'Error', 'Please enter a key name');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await name.fill('   ');
  await name.press('Enter');
  await expectNotice(page, 'error', 'Error', 'Please enter a key name');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Create API Key' })).toBeFocused();
});

test('a key with a last day says until when, and is expired afterwards @thorough', async ({ page }) => {
  const { dialog, name, create } = await openCreateDialog(page);
  const keyName = makeWord();
  await name.fill(keyName);
  await dialog.getByLabel('Last day').fill('2099-03-05');
  await create.click();
  await page.getByRole('button', { name: "I've Saved My Key" }).click();
  await expect(rowOf(page, keyName)).toContainText('until Mar 5, 2099');
  await page.clock.setFixedTime(new Date('2099-03-06T12:00:00Z'));
  await page.reload();
  await expect(rowOf(page, keyName)).toContainText('Expired');
  await expect(rowOf(page, keyName).getByRole('button', { name: 'Revoke' })).toBeVisible();
});

const problem = (status: number, detail: string) => ({ status, json: { detail, code: 'refused' } });

test('what the server says about a key it does not make is shown, and the name stays @thorough', async ({
  page,
}) => {
  const { name, create } = await openCreateDialog(page);
  await name.fill('import');
  await page.route('**/generate-api-key', (route) => route.fulfill(problem(409, 'There are too many keys')));
  await create.click();
  await expectNotice(page, 'error', 'Error', 'There are too many keys');
  await expect(name).toHaveValue('import');
  await page.route('**/generate-api-key', (route) => route.fulfill(problem(500, 'Unexpected server error')));
  await create.click();
  await expectNotice(page, 'error', 'Error', 'Failed to create API key');
  await expect(name).toHaveValue('import');
});

test('revoking and deleting are taken back when they fail @thorough', async ({ page, api }) => {
  const { name } = await api.createKey();
  await page.goto('/admin/api-keys');
  await page.route('**/revoke-api-key', (route) => route.fulfill(problem(500, 'Unexpected server error')));
  await confirm(page, name, 'Revoke');
  await expectNotice(page, 'error', 'Error', 'Failed to revoke API key');
  await expect(rowOf(page, name)).toContainText('Active');
  await page.route('**/api-keys/*', (route) => route.abort());
  await confirm(page, name, 'Delete');
  await expectNotice(page, 'error', 'Error', 'Failed to delete API key');
  await expect(rowOf(page, name)).toContainText('Active');
  expect((await api.findKey(name))?.revoked).toBe(false);
});

test('without a session nothing is created, and the way to sign in again is offered @thorough', async ({
  page,
  context,
}) => {
  const { name, create } = await openCreateDialog(page);
  await name.fill('import');
  await context.clearCookies();
  await create.click();
  await expectNotice(page, 'error', 'Authentication Required: Please log in again to continue');
  await expect(name).toHaveValue('import');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the table becomes blocks where text twice as large leaves it no room @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  const { name, create } = await openCreateDialog(page);
  const keyName = makeWord();
  await name.fill(keyName);
  await create.click();
  await page.getByRole('button', { name: "I've Saved My Key" }).click();
  await expect(rowOf(page, keyName)).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const right = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().right);
  const overhang = await page.getByRole('table').evaluate((table) => table.scrollWidth - table.clientWidth);
  expect(overhang).toBe(0);
  expect(right).toBeLessThanOrEqual(1100);
  await expect(rowOf(page, keyName).getByRole('button', { name: 'Delete' })).toBeInViewport();
});
