import { readFile } from 'node:fs/promises';
import { openFromAccountMenu } from '#tests/support/account-menu.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { makeWord } from '#tests/support/site-api.ts';

test('a person is found by address, exported, and erased with a receipt', async ({ page, api, product }) => {
  await api.confirmSignIn();
  const email = `${makeWord()}@example.com`;
  const { subject } = await api.createMessage({ email: email.toUpperCase() });
  await api.createSubscription(email);
  await page.goto('/admin');
  await openFromAccountMenu(page, 'Personal data');
  await expect(page).toHaveURL('/admin/personal-data');
  await page.reload();
  const find = page.getByRole('button', { name: 'Find' });
  await page.getByLabel('Email address').fill('nobody');
  await find.click();
  await expect(page.getByText('Enter an email address')).toBeVisible();

  await page.getByLabel('Email address').fill(email);
  await find.click();
  await page.getByText('Messages', { exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: subject })).toHaveCount(1);
  await expectAccessible(page);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export JSON' }).click();
  const file = JSON.parse(await readFile(await (await downloaded).path(), 'utf8'));
  expect(file).toMatchObject({ email, messages: [{ subject }], subscriptions: [{ email }] });

  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText(`by ${product.admin.email}`);
  await expect(receipt).toContainText(/Messages: 1.*Subscriptions: 1.*Existing backups/s);
  expect(await api.findMessage(subject)).toBeUndefined();
  expect(await api.findSubscription(email)).toBeUndefined();
});
