import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';
import type { Product } from '#tests/support/product.ts';
import { addVirtualAuthenticator } from '#tests/support/second-factors.ts';

test.use({ signedIn: true });

/** Every session is as if it had been signed in an hour ago. */
function ageSessions({ dataDir }: Product): void {
  const database = new BetterSqlite3(join(dataDir, 'countermark.db'));
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  database.prepare('update session set createdAt = ?, confirmedAt = null').run(hourAgo);
  database.close();
}

async function openCreateDialog(page: Page) {
  await page.goto('/admin/api-keys');
  await page.getByRole('button', { name: 'Create API Key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API Key' });
  return { name: dialog.getByLabel('Key Name'), create: dialog.getByRole('button', { name: /^Creat/ }) };
}

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirm It’s You' });

test('a key is made after the password is given again, and nothing that was typed is lost @thorough', async ({
  page,
  product,
}) => {
  ageSessions(product);
  const { name, create } = await openCreateDialog(page);
  await name.fill('Nightly export');
  await create.click();
  const password = confirmation(page).getByLabel('Password');
  await expect(password).toBeFocused();
  await expectAccessible(page);

  await password.fill('not the password');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('Invalid password');
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toHaveCount(0);
  await expect(name).toHaveValue('Nightly export');
  await expectNotice(page, 'error', 'Error', 'Please confirm your password to continue');

  await create.click();
  await password.fill(product.admin.password);
  await password.press('Enter');
  await expect(page.getByRole('dialog', { name: 'API Key Created' })).toBeVisible();
  await page.getByRole('button', { name: "I've Saved My Key" }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Nightly export' })).toBeVisible();

  // Ten minutes long nothing is asked.
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expectNotice(page, 'success', 'API key revoked successfully');
});

test('a key is revoked after the password is given again, and not when it is not @thorough', async ({
  page,
  product,
  api,
}) => {
  const { name } = await api.createKey();
  ageSessions(product);
  await page.goto('/admin/api-keys');
  const row = page.getByRole('row').filter({ hasText: name });
  const revoke = async () => {
    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  };
  await revoke();
  await confirmation(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText('Active');
  await revoke();
  await confirmation(page).getByLabel('Password').fill(product.admin.password);
  await confirmation(page).getByRole('button', { name: 'Confirm' }).click();
  await expectNotice(page, 'success', 'API key revoked successfully');
  await expect(row).toContainText('Revoked');
});

test('a passkey confirms as well @thorough', async ({ page, product }) => {
  await addVirtualAuthenticator(page);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByLabel('Passkey Name').fill('Laptop');
  await page.getByLabel('Passkey Name').press('Enter');
  await expectNotice(page, 'success', 'Passkey added');
  ageSessions(product);
  const { name, create } = await openCreateDialog(page);
  await name.fill('By passkey');
  await create.click();
  await confirmation(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('dialog', { name: 'API Key Created' })).toBeVisible();
});
