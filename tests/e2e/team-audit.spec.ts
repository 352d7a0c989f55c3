import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { test as ownTest } from '#tests/support/own-product.ts';
import { signInByForm } from '#tests/support/sign-in-form.ts';

ownTest.use({ signedIn: true });

test('a key is restricted to chosen rights, is refused the others, and is in the audit list @thorough', async ({
  page,
  product,
  api,
}) => {
  await api.confirmSignIn();
  await page.goto('/admin/api-keys');
  await page.getByRole('button', { name: 'Create API Key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API Key' });
  await dialog.getByLabel('Key Name').fill('Blog bot');
  for (const box of await dialog.getByRole('checkbox').all()) {
    await expect(box).toBeChecked();
    await box.uncheck();
  }
  await dialog.getByRole('button', { name: 'Create API Key' }).click();
  await expectNotice(page, 'error', 'Error', 'Please choose what the key may do');
  await dialog.getByLabel('Write blogs').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create API Key' }).click();
  const created = page.getByRole('dialog', { name: 'API Key Created' });
  const key = await created.getByRole('textbox').inputValue();
  await created.getByRole('button', { name: "I've Saved My Key" }).click();
  const row = page.getByRole('row').filter({ hasText: 'Blog bot' });
  await expect(row).toContainText('Write blogs');
  await expectAccessible(page);

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${product.url}/functions/v1${path}`, {
      ...init,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
    });
  const body = JSON.stringify({ title: 'By a bot', excerpt: 'Short', content: 'Long' });
  expect((await ask('/blog-api', { method: 'POST', body })).status).toBe(201);
  const refused = await ask('/messages-api');
  expect([refused.status, await refused.json()]).toMatchObject([403, { right: 'leads' }]);

  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expectNotice(page, 'success', 'API key revoked successfully');
  await page.goto('/admin/team');
  await page.getByRole('link', { name: 'Audit' }).click();
  await expect(page).toHaveURL('/admin/team/audit');
  await page.reload();
  const list = page.getByRole('list', { name: 'Audit list' });
  await expect(list.getByRole('listitem').first()).toContainText('Revoked an API key · Blog bot');
  await page.getByLabel('Action').selectOption('Created an API key');
  await expect(list.getByRole('listitem').filter({ hasNotText: 'Created an API key' })).toHaveCount(0);
  await expect(list.getByRole('listitem').first()).toContainText('Blog bot');
  await expect(list.getByRole('listitem').first()).toContainText('posts.write');
  await expectAccessible(page);
  await page.getByLabel('Action').selectOption('Sent a newsletter');
  await expect(page.getByText('Nothing of that in the last twelve months.')).toBeVisible();
});

ownTest(
  'name, address and password are changed on the account screen @thorough',
  async ({ page, product, browser }) => {
    await page.goto('/admin/account');
    const account = page.getByRole('region', { name: 'Your account' });
    await account.getByRole('button', { name: 'Change name' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Ada Lovelace');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expectNotice(page, 'success', 'Name saved');
    await expect(account).toContainText('Ada Lovelace');
    await expectAccessible(page);

    await account.getByRole('button', { name: 'Change email' }).click();
    await page.getByRole('dialog').getByLabel('New email').fill('ada@lovelace.example');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(account).toContainText(product.admin.email);
    const findMail = (to: string) => product.outboxMails().find((mail) => mail.to === to);
    await expect.poll(() => findMail('ada@lovelace.example')?.subject).toBe('Confirm your new email address');
    await expect
      .poll(() => findMail(product.admin.email)?.subject)
      .toBe('Another email address was asked for');
    await page.goto(/https?:\S+/.exec(findMail('ada@lovelace.example')!.text)![0]);
    await page.goto('/admin/account');
    await expect(account).toContainText('ada@lovelace.example');

    await account.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(product.admin.password);
    await dialog.getByLabel('New password').fill('another long password');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expectNotice(page, 'success', 'Password changed');
    await expect(dialog).toHaveCount(0);

    const theirs = await browser.newContext({
      baseURL: product.url,
      storageState: { cookies: [], origins: [] },
    });
    const elsewhere = await theirs.newPage();
    await signInByForm(elsewhere, { email: 'ada@lovelace.example', password: 'another long password' });
    await expect(elsewhere).toHaveURL(/\/admin/);
    await theirs.close();
  },
);
