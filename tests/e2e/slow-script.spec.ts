import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { describeLead, expectSent, fillInLead, sendLead } from '#tests/support/contact-form.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { pausePage } from '#tests/support/pause-page.ts';
import { holdScripts, waitForScript } from '#tests/support/scripted.ts';
import { signInByForm } from '#tests/support/sign-in-form.ts';
import { makeWord } from '#tests/support/site-api.ts';

const subscribed = ['Successfully subscribed!', 'Thank you for subscribing to our newsletter'] as const;

/** Removes a form's timeout: on a busy machine it could come before the scripts do. */
const waitForEver = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setTimeout;
    const patient = (work: () => void, ms?: number) => (ms === 5000 ? 0 : real(work, ms));
    Object.assign(window, { setTimeout: patient });
  });

/** Every form that the page sends, with or without its script. */
function watchSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    // That a form was begun is counted, and is no message.
    if (request.method() === 'POST' && !request.url().endsWith('/forms-begun')) sent.push(request.url());
  });
  return sent;
}

/** A mark that a page loses when it is left. */
const markPage = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

test.describe('before the scripts are there', () => {
  test('a press of Subscribe is kept, and answered in place once they are', async ({ page, api }) => {
    const release = await holdScripts(page);
    await waitForEver(page);
    await page.goto('/contact');
    await markPage(page);
    const address = `${makeWord()}@example.com`;
    const email = page.getByRole('contentinfo').getByRole('textbox');
    await email.fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect(await api.findSubscription(address)).toBeUndefined();
    release();
    await expectNotice(page, 'success', ...subscribed);
    await expect(email).toHaveValue('');
    expect(await api.findSubscription(address)).toBeDefined();
    expect(await isMarked(page)).toBe(true);
  });

  test('a message sent is kept, and answered in place once they are @thorough', async ({ page, api }) => {
    const release = await holdScripts(page);
    await waitForEver(page);
    await page.goto('/contact');
    await markPage(page);
    const subject = makeWord();
    await fillInLead(page, describeLead(subject));
    await sendLead(page);
    release();
    await expectSent(page);
    expect(await api.findMessage(subject)).toBeDefined();
    expect(await isMarked(page)).toBe(true);
  });

  test('a field that was turned to while the page still came is noticed @thorough', async ({ page }) => {
    const release = await pausePage(page, '/contact', '<!--astro:end-->');
    await page.goto('/contact', { waitUntil: 'commit' });
    const name = page.getByLabel('Full Name');
    await name.focus();
    release();
    await expect(page.locator('astro-island', { has: name })).not.toHaveAttribute('ssr');
    await expect(name).toBeFocused();
  });

  test('the menu and the theme switch work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await holdScripts(page);
    await page.goto('/services');
    const toggle = page.getByRole('button', { name: 'menu' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('a link is followed @thorough', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Your AI Journey' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('what is typed stays, and is sent afterwards @thorough', async ({ page, api }) => {
    const release = await holdScripts(page);
    await page.goto('/contact');
    const email = page.getByRole('contentinfo').getByRole('textbox');
    const address = `${makeWord()}@example.com`;
    await email.pressSequentially(address);
    release();
    await waitForScript(email);
    await expect(email).toHaveValue(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expectNotice(page, 'success', ...subscribed);
    expect(await api.findSubscription(address)).toBeDefined();
  });

  test('a press of a button is answered once they are', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Schedule a Call' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a press that no pointer, focus or key announces is answered @thorough', async ({ page }) => {
  await page.goto('/contact');
  for (const [name, role] of [
    ['Schedule Call', 'dialog'],
    ['Subscribe', 'alert'],
  ] as const) {
    await page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click());
    await expect(page.getByRole(role).filter({ visible: true }).first()).toBeVisible();
  }
});

test('when the scripts do not come in time, the browser sends the form itself', async ({ page, api }) => {
  await holdScripts(page);
  await page.clock.install();
  await page.goto('/contact');
  const subject = makeWord();
  await fillInLead(page, describeLead(subject));
  await sendLead(page);
  await page.clock.fastForward(5000);
  await expectSent(page);
  expect(await api.findMessage(subject)).toBeDefined();
});

test('pressing again while the scripts are awaited sends one message @thorough', async ({ page }) => {
  const release = await holdScripts(page);
  const sent = watchSent(page);
  await page.clock.install();
  await page.goto('/contact');
  await fillInLead(page, describeLead());
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.click();
  await button.click();
  release();
  await expectSent(page);
  await page.clock.fastForward(10_000);
  await waitForScript(button);
  expect(sent).toHaveLength(1);
});

test('scripts that come while the browser sends the form itself do not send it again', async ({ page }) => {
  const release = await holdScripts(page);
  const sent = watchSent(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/contact', async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.continue();
  });
  // A page that is being left cannot be queried: it reports by itself that its script has loaded, and has
  // nothing more to do. Read before the page's clock is stopped.
  await page.addInitScript(() => {
    const whenIdle = requestIdleCallback.bind(globalThis);
    const report = () => whenIdle(() => whenIdle(() => console.info('hydrated')));
    document.addEventListener('astro:hydrate', report, true);
  });
  const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated');
  await page.clock.install();
  await page.goto('/contact');
  await fillInLead(page, describeLead());
  await sendLead(page);
  await page.clock.fastForward(5000);
  await expect.poll(() => sent.length).toBe(1);
  release();
  await hydrated;
  answer();
  await expectSent(page);
  expect(sent).toHaveLength(1);
});

test('when the scripts cannot be loaded, signing in works all the same @thorough', async ({
  page,
  product,
  context,
}) => {
  await context.clearCookies();
  // Those of the page that it leads to can.
  await page.route('**/_astro/*.js', (route) =>
    route.request().frame().url().endsWith('/auth') ? route.abort() : route.fallback(),
  );
  await page.clock.install();
  await signInByForm(page, product.admin);
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('tab', { name: 'Site Settings' })).toBeVisible();
});
