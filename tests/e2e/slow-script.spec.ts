import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin.ts';
import { expectNotice } from '../support/notices.ts';
import { makeWord } from '../support/site-api.ts';

/** Holds every script back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue().catch(() => {
      // The page that asked for it has gone.
    });
  });
  return release;
}

const subscribed = ['Successfully subscribed!', 'Thank you for subscribing to our newsletter'] as const;

test.describe('before the scripts are there', () => {
  test('a click on Subscribe is not lost', async ({ page, api }) => {
    await holdScripts(page);
    await page.goto('/contact');
    const address = `${makeWord()}@example.com`;
    await page.getByRole('contentinfo').getByRole('textbox').fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expectNotice(page, 'success', ...subscribed);
    expect(await api.findSubscription(address)).toBeDefined();
  });

  test('a message is sent', async ({ page, api }) => {
    await holdScripts(page);
    await page.goto('/contact');
    const subject = makeWord();
    const main = page.getByRole('main');
    await main.getByLabel('Full Name').fill('Ann Example');
    await main.getByLabel('Email Address').fill('ann@example.com');
    await main.getByLabel('Subject').fill(subject);
    await main.getByLabel('Message').fill('Hello');
    await main.getByRole('button', { name: 'Send Message' }).click();
    await expectNotice(page, 'success', 'Success', 'Your message has been sent successfully.');
    expect(await api.findMessage(subject)).toBeDefined();
  });

  test('the menu and the theme switch work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await holdScripts(page);
    await page.goto('/services');
    const toggle = page.getByRole('button', { name: 'menu' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('a link is followed', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Your AI Journey' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('signing in works', async ({ page, product, context }) => {
    await context.clearCookies();
    const release = await holdScripts(page);
    await page.goto('/auth');
    await page.getByLabel('Email', { exact: true }).fill(product.admin.email);
    await page.getByLabel('Password').fill(product.admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/admin');
    release();
    await expect(page.getByRole('tab')).toHaveCount(6);
  });
});

test('what is typed while the script is on its way stays, and is sent by it', async ({ page, api }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  const email = page.getByRole('contentinfo').getByRole('textbox');
  const address = `${makeWord()}@example.com`;
  await email.pressSequentially(address);
  release();
  await expect.poll(() => email.evaluate((box) => box.closest('astro-island[ssr]'))).toBeNull();
  await expect(email).toHaveValue(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expectNotice(page, 'success', ...subscribed);
  expect(await api.findSubscription(address)).toBeDefined();
});

test('a click that only the script can answer is answered once it is there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const schedule = page
    .getByRole('main')
    .getByRole('button', { name: /^Schedule/ })
    .first();
  await schedule.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
