import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openContentApi } from '#tests/support/content-api.ts';
import { createCase, expect, test } from '#tests/support/edited-content.ts';
import { expectNotice, findNotice } from '#tests/support/notices.ts';
import { test as ownTest } from '#tests/support/own-product.ts';
import { makeWord } from '#tests/support/site-api.ts';

ownTest.use({ signedIn: true });

const address = '/admin/content/cases/ticket-routing';

async function openCase(page: Page) {
  await page.goto(address);
  await expect(page.getByLabel('Client', { exact: true })).toHaveValue('Quillmarsh Software');
}

const titles = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

test("an editor changes a case's client, sees the preview, and publishes it", async ({
  page,
  browser,
  baseURL,
  content,
}) => {
  const slug = await createCase(content);
  const given = `Client ${slug}`;
  const visitor = await browser.newPage({ baseURL: baseURL! });
  const expectClient = async (client: string) => {
    await visitor.goto(`/portfolio/${slug}`);
    await expect(visitor.getByRole('heading', { name: client }).first()).toBeVisible();
  };
  const preview = page.frameLocator('iframe[title="Preview of the page"]');

  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Case studies' }).click();
  await page.getByLabel('Search case studies').fill(slug);
  await expect(titles(page)).toHaveText([given]);
  await page.getByRole('link', { name: given }).click();

  const client = page.getByLabel('Client', { exact: true });
  await client.fill('');
  await page.keyboard.press('Control+s');
  await expect(client).toBeFocused();
  await expect(client).toHaveAccessibleDescription(/Client is empty/);
  await client.fill('Our First Client');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft saved');
  await expect(preview.getByRole('heading', { name: 'Our First Client' }).first()).toBeVisible();
  await expectClient(given);

  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.click();
  await expectNotice(page, 'success', 'Document published');
  await expect(publish).toBeDisabled();
  await expect(publish).toBeFocused();
  await expectClient('Our First Client');

  await page.getByRole('tab', { name: 'Versions' }).click();
  await page
    .getByRole('button', { name: /^Compare version/ })
    .last()
    .click();
  await expect(page.getByRole('region', { name: 'Comparison of two versions' })).toBeVisible();
  await visitor.close();
});

ownTest('what is typed while the preview loads goes into the form @thorough', async ({ page }) => {
  await openCase(page);
  const client = page.getByLabel('Client', { exact: true });
  for (const name of ['First', 'Second', 'Third']) {
    await client.fill(name);
    await page.keyboard.press('Control+s');
    await page.frameLocator('iframe[title="Preview of the page"]').getByText(name).first().waitFor();
    await expect(client).toBeFocused();
  }
});

// Others add cases to the common product, and its place is counted from the end.
ownTest('a document is made, moved by keyboard, deleted and had back @thorough', async ({ page }) => {
  const slug = makeWord();
  const name = `Client ${slug}`;
  await page.goto('/admin/content/cases');
  await page.getByRole('button', { name: 'New case study' }).click();
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.getByLabel('Address').fill(slug);
  await page.getByLabel('Begin with').selectOption({ label: 'A copy of Quillmarsh Software' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Client', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectNotice(page, 'success', 'Draft saved');
  await expect(page).toHaveURL(`/admin/content/cases/${slug}`);

  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Case studies' })
    .click();
  await expect(titles(page).last()).toHaveText(name);
  const count = await titles(page).count();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Move up']);
  await page.keyboard.press('Enter');
  await expect(titles(page).nth(count - 2)).toHaveText(name);
  await expect(row.getByRole('button', { name: 'More' })).toBeFocused();
  await expect(findNotice(page, `${name} is now ${count - 1} of ${count}`)).toHaveCount(1);
  await page.reload();
  await expect(titles(page).nth(count - 2)).toHaveText(name);

  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`“${name}”`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectNotice(page, 'success', 'Document restored');
  await expect(row).toHaveCount(1);
});

ownTest(
  'what something leads to is deleted only with its place in those lists @thorough',
  async ({ page, product, api }) => {
    await page.goto('/admin/content/cases');
    const row = page.getByRole('listitem').filter({ hasText: 'Brindle Mutual' });
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Something still leads here' });
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^\/admin\/content\/services\//);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(dialog.getByRole('listitem').first()).toContainText(/\(.*: Cases?\b/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete and remove it from these' }).click();
    await expectNotice(page, 'success', 'Case study deleted');
    await expect(row).toHaveCount(0);

    const content = openContentApi(product.url, api.cookie);
    const { data } = await content.read('site/footer');
    const links = [{ label: 'Training', href: '/services/training-consultancy' }];
    await content.ask('PUT', '/site/footer', { data: { ...data, groups: [{ heading: 'Work', links }] } });
    await content.publish('site/footer');
    await page.goto('/admin/content/services');
    const service = page.getByRole('listitem').filter({ hasText: 'IT Training & Consultancy' });
    await service.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toContainText('Change these documents first');
    await expect(dialog.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  },
);

ownTest('a document is renamed to no address of another: the field says why @thorough', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename' });
  const field = dialog.getByLabel('Address');
  await expect(field).toBeFocused();
  await field.fill('Bad Name!');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(field).toHaveAccessibleDescription(/Address must be lowercase letters/);
  await expect(field).toBeFocused();
  await field.fill('referral-triage');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/already uses this address/);
});

ownTest(
  'a document is renamed while its form says what cannot be saved, and keeps that @thorough',
  async ({ page }) => {
    await openCase(page);
    const client = page.getByLabel('Client', { exact: true });
    await client.fill('');
    const rename = page.getByRole('button', { name: 'Rename' });
    await rename.click();
    const field = page.getByRole('dialog', { name: 'Rename' }).getByLabel('Address');
    await field.fill('renamed');
    await field.press('Enter');
    await expectNotice(page, 'success', 'Document renamed');
    await expect(page).toHaveURL('/admin/content/cases/renamed');
    await expect(rename).toBeFocused();
    await expect(client).toHaveValue('');
    await expect(
      page.getByRole('status').filter({ hasText: /Not saved yet|Kept in this browser until/ }),
    ).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(client).toHaveAccessibleDescription(/Client is empty/);
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Case studies' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('link', { name: 'Quillmarsh Software' }).click();
    await expect(client).toHaveValue('Quillmarsh Software');
  },
);
