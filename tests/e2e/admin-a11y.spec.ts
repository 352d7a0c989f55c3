import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { findNotice } from '#tests/support/notices.ts';
import { adminRoutes } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/seeded.ts';

test.use({ signedIn: true });

for (const path of adminRoutes) {
  // Journeys look at other screens.
  const tag = path === '/admin/messages' ? [] : '@thorough';
  test(
    `${path} is accessible on a wide screen, light and dark, and on a narrow one`,
    { tag },
    async ({ page, api }) => {
      await api.createKey();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 800 });
      // The colors are those of the wide screen.
      await expectAccessible(page, ['light']);
    },
  );
}

const dialogs: Record<string, (page: Page) => Promise<void>> = {
  'the question before a message is deleted': async (page) => {
    await page.goto('/admin/messages');
    await page.getByRole('button', { name: 'Delete' }).first().click();
  },
  'the question before a blog is deleted': async (page) => {
    await page.goto('/admin/blogs');
    await page.getByRole('button', { name: 'Delete' }).first().click();
  },
  'the question before a subscription is deleted': async (page) => {
    await page.goto('/admin/newsletter');
    await page.getByRole('button', { name: 'Delete' }).first().click();
  },
  'the form for a new key': async (page) => {
    await page.goto('/admin/api-keys');
    await page.getByRole('button', { name: 'Create API Key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create API Key' }).click();
    await expect(findNotice(page, 'Please enter a key name')).toBeVisible();
  },
  'a new key': async (page) => {
    await page.goto('/admin/api-keys');
    await page.getByRole('button', { name: 'Create API Key' }).click();
    await page.getByLabel('Key Name').fill('import');
    await page.getByLabel('Key Name').press('Enter');
    await expect(page.getByRole('dialog', { name: 'API Key Created' })).toBeVisible();
  },
  'the question before a key is revoked': async (page) => {
    await page.goto('/admin/api-keys');
    await page.getByRole('button', { name: 'Revoke' }).first().click();
  },
  'the question for the password': async (page) => {
    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Set Up' }).click();
    const password = page.getByLabel('Password');
    await password.press('Enter');
    await expect(password).toHaveAccessibleDescription('Please enter your password');
  },
  "an authenticator app's key": async (page) => {
    await beginTotp(page);
  },
  'recovery codes': async (page) => {
    await page.route('**/two-factor/verify-totp', (route) => route.fulfill({ json: { status: true } }));
    await beginTotp(page);
    await page.getByRole('textbox', { name: 'Code' }).fill('123456');
    await page.getByRole('textbox', { name: 'Code' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Recovery Codes' })).toBeVisible();
  },
  'the form for a passkey': async (page) => {
    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Add Passkey' }).click();
  },
  'the question before a passkey is deleted, and all that is set up': async (page) => {
    await showMethods(page);
    await page.goto('/admin/account');
    await expect(page.getByRole('region', { name: 'Authenticator app' })).toContainText('1 recovery code');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete' }).click();
  },
  'the question before unsaved changes are lost': async (page) => {
    await page.goto('/admin');
    await page.getByLabel('Site Name').fill('Plumbline');
    await page.getByRole('tab', { name: 'Blogs' }).click();
  },
};

for (const [name, open] of Object.entries(dialogs)) {
  const tag = name === 'the form for a new key' ? [] : '@thorough';
  test(`${name} is accessible, light and dark`, { tag }, async ({ page, api }) => {
    await api.createKey();
    await open(page);
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await expectAccessible(page);
  });
}

/** Sets an authenticator app up as far as its key, which changes nothing for the first admin. */
async function beginTotp(page: Page) {
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Set Up' }).click();
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
}

/** Everything set up, without setting it up: the first admin is everyone's. */
async function showMethods(page: Page) {
  const passkey = {
    id: 'x',
    name: 'Office laptop',
    created_at: '2026-03-05T10:00:00.000Z',
    synced: true,
  };
  await page.route('**/sign-in-methods', (route) =>
    route.fulfill({ json: { totp: true, recovery_codes_left: 1, passkeys: [passkey] } }),
  );
}

test('the editor with its notices is accessible, light and dark @thorough', async ({ page }) => {
  await page.goto('/admin/blogs/new');
  await page.getByLabel('Content').fill('<h2>Part</h2><p>Words and <a href="/contact">a link</a></p>');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Preview', exact: true }).click();
  await expect(
    page.frameLocator('iframe[title="Preview"]').getByRole('link', { name: 'a link' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(findNotice(page, 'Title, excerpt, and content are required')).toBeVisible();
  await expectAccessible(page);
});
