import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { describeLead, expectSent, fillInLead, sendLead } from '#tests/support/contact-form.ts';
import { signInByForm } from '#tests/support/sign-in-form.ts';
import { makeWord } from '#tests/support/site-api.ts';

/** A new version has come after the page was opened, and the scripts that it names have gone. */
const deploy = (page: Page, path: string) =>
  page.route('**/_astro/*.js', (route) =>
    route.request().frame().url().endsWith(path) ? route.fulfill({ status: 404 }) : route.fallback(),
  );

test('sends a message, without waiting for scripts that have gone', async ({ page, api }) => {
  await deploy(page, '/contact');
  await page.goto('/contact');
  const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
  const subject = makeWord();
  await page.getByRole('main').getByLabel('Full Name').focus();
  await failed;
  await fillInLead(page, describeLead(subject));
  // A form that was held would wait for ever: its timeout is a timer.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendLead(page);
  await expectSent(page);
  expect(await api.findMessage(subject)).toBeDefined();
});

test('subscribes an address @thorough', async ({ page, api }) => {
  await deploy(page, '/contact');
  await page.goto('/contact');
  const address = `${makeWord()}@example.com`;
  await page.getByRole('contentinfo').getByRole('textbox').fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you for subscribing to our newsletter')).toBeVisible();
  expect(await api.findSubscription(address)).toBeDefined();
});

test('signs in @thorough', async ({ page, product, context }) => {
  await context.clearCookies();
  await deploy(page, '/auth');
  await signInByForm(page, product.admin);
  await expect(page).toHaveURL('/admin');
});
