import type { Page } from '@playwright/test';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';
import { makePicture } from '#tests/support/pictures.ts';

test.use({ signedIn: true });

const values = {
  'Site Name': 'Plumbline & Sons',
  Tagline: 'Straight down',
  'Contact Email': 'office@plumbline.example',
  'Contact Phone': '+44 20 7946 0000',
  'Contact Address': '1 Level Street\nLondon',
};

const settingsApi = '**/functions/v1/settings';

async function openSettings(page: Page) {
  await page.goto('/admin');
  await expect(page.getByLabel('Site Name')).not.toHaveValue('');
  return { save: page.getByRole('button', { name: /^Sav/ }) };
}

test('the settings are saved, kept and shown on every page', async ({ page }) => {
  const { save } = await openSettings(page);
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  await save.click();
  await expectNotice(page, 'success', 'Settings saved successfully');
  await page.reload();
  for (const [label, value] of Object.entries(values))
    await expect(page.getByLabel(label)).toHaveValue(value);

  for (const path of ['/', '/contact', '/services/custom-software', '/blog', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toContainText('Plumbline & Sons');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Plumbline & Sons');
    await expect(footer.getByRole('link', { name: 'office@plumbline.example' })).toBeVisible();
    await expect(footer.getByRole('link', { name: '+44 20 7946 0000' })).toHaveAttribute(
      'href',
      'tel:+442079460000',
    );
    await expect(footer).toContainText('1 Level Street');
  }
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const text of ['office@plumbline.example', '+44 20 7946 0000', 'Level Street']) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
});

test('an uploaded logo stands in the header once it is saved @thorough', async ({ page, api }) => {
  const { save } = await openSettings(page);
  await page.getByLabel('Logo').setInputFiles(await makePicture({ width: 300, height: 60 }));
  await expectNotice(page, 'success', 'Logo uploaded successfully');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  const missing = page.getByText(/^Missing: .*logo/);
  await expect(missing).toBeVisible();
  await save.click();
  await expectNotice(page, 'success', 'Settings saved successfully');
  await expect(missing).toBeHidden();
  expect(await api.readSetting('logo_url')).toMatch(/^\/uploads\/logo-\d+\.png$/);
  await page.goto('/contact');
  const logo = page.getByRole('banner').locator('img');
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto('/admin');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await save.click();
  await expect(missing).toBeVisible();
  expect(await api.readSetting('logo_url')).toBe('');
});

test('what the server refuses is shown, and the typed text stays @thorough', async ({ page, api }) => {
  const { save } = await openSettings(page);
  const before = await api.readSetting('contact_email');
  await page.getByLabel('Contact Email').fill('not an address');
  await page.getByLabel('Tagline').fill('Straight down');
  await save.click();
  await expectNotice(page, 'error', 'Error', 'Contact email must be an email address');
  const email = page.getByLabel('Contact Email');
  await expect(email).toHaveValue('not an address');
  await expect(email).toHaveAccessibleDescription(/Contact email must be an email address/);
  await expect(email).toBeFocused();
  await expect(page.getByLabel('Tagline')).toHaveValue('Straight down');
  expect(await api.readSetting('contact_email')).toBe(before);
});

test('only what was changed is sent: two admins do not undo each other @thorough', async ({ page, api }) => {
  const { save } = await openSettings(page);
  await api.saveSettings({ tagline: 'Someone else was here' });
  await page.getByLabel('Site Name').fill('Plumbline');
  await save.click();
  await expectNotice(page, 'success', 'Settings saved successfully');
  expect(await api.readSetting('tagline')).toBe('Someone else was here');
  await expect(page.getByLabel('Tagline')).toHaveValue('Someone else was here');
});

test('settings that cannot be loaded leave an empty form that loses nothing @thorough', async ({
  page,
  api,
}) => {
  const failures: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  await page.route(settingsApi, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.goto('/admin');
  await expect(page.getByText('The settings could not be loaded.')).toBeVisible();
  expect(failures.join()).toContain('Could not be loaded: settings');
  await page.getByLabel('Tagline').fill('Straight down');
  await page.getByRole('button', { name: /^Sav/ }).click();
  await expectNotice(page, 'success', 'Settings saved successfully');
  expect(await api.readSetting('tagline')).toBe('Straight down');
  expect(await api.readSetting('site_name')).toBe('Countermark');
});
