import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openMailService, type MailService } from '#tests/support/mail-service.ts';
import { expectNotice, findNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';
import { toSessionState } from '#tests/support/session-state.ts';
import { openSiteApi } from '#tests/support/site-api.ts';
import { startProduct } from '#tests/support/start-product.ts';

test.use({ signedIn: true });

/** An unfolded group of the screen. */
async function openGroup(page: Page, title: string): Promise<Locator> {
  const group = page.locator('details').filter({ has: page.locator('summary', { hasText: title }) });
  await group.locator('summary').click();
  return group;
}

async function fillServer(group: Locator, { port, user }: MailService, password: string) {
  await group.getByLabel('Server', { exact: true }).fill('127.0.0.1');
  await group.getByLabel('Port').fill(String(port));
  await group.getByLabel('Security').selectOption('STARTTLS if the server offers it');
  await group.getByLabel('User').fill(user);
  await group.getByLabel('Password').fill(password);
}

test('an owner makes mail work without a shell', async ({ page, product }) => {
  const service = await openMailService();
  try {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Mail & Services' }).click();
    await expect(page).toHaveURL(/\/admin\/settings\/services$/);
    const group = await openGroup(page, 'Mail server');
    await expect(group).toContainText('None: mails become files and reach nobody');
    await fillServer(group, service, 'wrong-one');
    const save = group.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expectNotice(page, 'error', 'Not saved', `The mail server refused: 535 ${service.refusal}`);
    await expect(group.getByRole('button', { name: 'Save anyway' })).toHaveCount(0);
    await expectAccessible(page);

    await group.getByLabel('Password').fill(service.password);
    await save.click();
    await expectNotice(page, 'success', 'Mail server saved');
    await expect(group.getByLabel('Password')).toHaveValue('');
    await expect(group.getByLabel('Password')).toHaveAccessibleDescription('Set. Leave empty to keep it.');
    await group.getByLabel('Port').fill('2525');
    await expect(group.getByLabel('Password')).toHaveAccessibleDescription(/^Enter it again/);
    await group.getByLabel('Port').fill(String(service.port));
    await expect(group.getByLabel('Password')).toHaveAccessibleDescription(/^Set\./);
    await group.getByRole('button', { name: 'Send a test email' }).click();
    const { email } = product.admin;
    await expect(
      group.getByText(`The mail server accepted an email to ${email}. See whether it arrives.`),
    ).toBeVisible();
    await expect(group.getByText('250 taken with thanks')).toBeVisible();
    expect(service.recipients).toContain(email);

    await page.reload();
    await expect(page.getByText(`127.0.0.1:${service.port}, as ${service.user}`)).toBeVisible();
    await expect(findNotice(page, 'Not set up yet', 'There is no mail server')).toHaveCount(0);
    expect(await page.content()).not.toContain(service.password);
  } finally {
    await service.close();
  }
});

test('a server that cannot be reached now can be saved all the same @thorough', async ({ page }) => {
  const service = await openMailService();
  await service.close();
  await page.goto('/admin/settings/services#mail-server');
  const group = page.locator('#mail-server');
  await fillServer(group, service, service.password);
  await group.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(
    page,
    'error',
    'Not saved',
    'The mail server could not be reached: connect ECONNREFUSED',
  );
  await group.getByRole('button', { name: 'Save anyway' }).click();
  await expectNotice(page, 'success', 'Mail server saved');
  await group.getByRole('button', { name: 'Remove mail server' }).click();
  await expect(group).toContainText('None: mails become files and reach nobody');
});

test('what the environment sets is shown, and locked @thorough', async ({ browser }) => {
  const product = await startProduct({
    SMTP_URL: 'smtp://us%40acme.com:open-sesame@mail.acme.com:587',
    RETENTION_DAYS: '90',
  });
  try {
    const { cookie } = await openSiteApi(product);
    const context = await browser.newContext({ baseURL: product.url, storageState: toSessionState(cookie) });
    const page = await context.newPage();
    await page.goto('/admin/settings/services');
    const group = await openGroup(page, 'Mail server');
    await expect(group).toContainText('Set by SMTP_URL in the environment');
    await expect(group).toContainText('us@acme.com');
    await expect(group.getByRole('textbox')).toHaveCount(0);
    await expect(group.getByRole('button', { name: 'Save' })).toHaveCount(0);
    const retention = await openGroup(page, 'How long data is kept');
    const messages = retention.getByLabel('Messages');
    await expect(messages).toHaveValue('90');
    await expect(messages).not.toBeEditable();
    await expect(messages).toHaveAccessibleDescription('Set by RETENTION_DAYS in the environment');
    await retention.getByLabel('Spam').fill('30');
    await retention.getByRole('button', { name: 'Save', exact: true }).click();
    await expectNotice(page, 'success', 'Saved');
    expect(await page.content()).not.toContain('open-sesame');
    await context.close();
  } finally {
    await product.stop();
  }
});

test('where bookings lead and how long data is kept are changed on the site at once @thorough', async ({
  page,
}) => {
  await page.goto('/admin/settings/services');
  const booking = await openGroup(page, 'Booking');
  await booking.getByLabel('Booking address').fill('calendar');
  const save = (group: Locator) => group.getByRole('button', { name: 'Save', exact: true }).click();
  await save(booking);
  await expect(booking.getByLabel('Booking address')).toHaveAccessibleDescription(
    /Booking address must begin with https:\/\/ or http:\/\//,
  );
  await booking.getByLabel('Booking address').fill('https://book.acme.com/call');
  await save(booking);
  await expectNotice(page, 'success', 'Booking saved');
  const retention = await openGroup(page, 'How long data is kept');
  await retention.getByLabel('Messages').fill('400');
  await save(retention);
  await expect(retention).toContainText('Messages for 400 days');
  await page.goto('/contact');
  await expect(page.locator('a[href^="https://book.acme.com/call"]').first()).toBeAttached();
  await page.goto('/privacy');
  await expect(
    page
      .getByText(/400 days/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('who takes no bookings says so once, and no page offers one any more @thorough', async ({ page }) => {
  await page.goto('/admin/settings/services');
  const booking = await openGroup(page, 'Booking');
  await booking.getByRole('button', { name: 'Take no bookings' }).click();
  await expectNotice(page, 'success', 'Booking saved');
  await expect(booking).toContainText('No bookings: their buttons lead to the contact form');
  await page.goto('/');
  await expect(page.getByText('Schedule a Call')).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Schedule a Consultation' });
  await expect(link).toHaveAttribute('href', '/contact');
  await page.goto('/contact');
  await expect(page.getByText('Book a Free Consultation')).toHaveCount(0);
  await expectAccessible(page);
});

test('the state of the system is on one screen, with a backup to download @thorough', async ({
  page,
  product,
}) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'System' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'System' })).toBeVisible();
  await expect(main).toContainText('SQLite');
  await expect(main).toContainText(product.dataDir);
  await expect(main).toContainText('No mail server: mails become files');
  await expect(main).toContainText('None made yet');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^countermark-[\dTZ-]+\.tar\.gz$/);
  const archive = gunzipSync(await readFile(await download.path())).toString('latin1');
  expect(archive).toContain('manifest.json');
  await expect(main).toContainText('Last made');
});
