import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { findNotice } from '../support/notices.ts';
import { adminRoutes } from '../support/routes.ts';
import { expect, test } from '../support/seeded.ts';

test.use({ signedIn: true });

for (const path of adminRoutes) {
  test(`${path} is accessible on a wide and a narrow screen, light and dark`, async ({ page, api }) => {
    await api.createKey();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectAccessible(page);
  });
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
  'the question before unsaved changes are lost': async (page) => {
    await page.goto('/admin');
    await page.getByLabel('Site Name').fill('Plumbline');
    await page.getByRole('tab', { name: 'Blogs' }).click();
  },
};

for (const [name, open] of Object.entries(dialogs)) {
  test(`${name} is accessible, light and dark`, async ({ page, api }) => {
    await api.createKey();
    await open(page);
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await expectAccessible(page);
  });
}

test('the editor with its notices is accessible, light and dark', async ({ page }) => {
  await page.goto('/admin/blogs/new');
  await page.getByLabel('Content').fill('<h2>Part</h2><p>Words and <a href="/contact">a link</a></p>');
  await expect(page.frameLocator('iframe[title="Preview"]').getByRole('link')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(findNotice(page, 'Title, excerpt, and content are required')).toBeVisible();
  await expectAccessible(page);
});
