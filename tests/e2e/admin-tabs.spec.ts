import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { test as ownTest } from '#tests/support/own-product.ts';
import { signInByForm } from '#tests/support/sign-in-form.ts';

const tabs = [
  { name: 'Site Settings', path: '/admin', heading: 'Site Settings' },
  { name: 'Contact Messages', path: '/admin/messages', heading: 'Contact Messages' },
  { name: 'Blogs', path: '/admin/blogs', heading: 'Blogs' },
  { name: 'Newsletter', path: '/admin/newsletter', heading: 'Newsletter Subscriptions' },
  { name: 'API Keys', path: '/admin/api-keys', heading: 'API Keys' },
  { name: 'API Documentation', path: '/admin/api-docs', heading: 'API Documentation' },
  { name: 'Content', path: '/admin/content', heading: 'Content' },
  { name: 'Insights', path: '/admin/insights', heading: 'Insights' },
  { name: 'Team', path: '/admin/team', heading: 'Team' },
  { name: 'Media', path: '/admin/content/media', heading: 'Media' },
];

test('each tab has an address that reload and Back keep @thorough', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('tab')).toHaveText(tabs.map(({ name }) => new RegExp(`^${name}`)));
  for (const { name, path, heading } of tabs) {
    await page.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media');
  for (const { path, heading } of tabs.toReversed().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('the open tab leads back from within it @thorough', async ({ page }) => {
  for (const [within, name, path] of [
    ['/admin/content/services', 'Content', '/admin/content'],
    ['/admin/blogs/new', 'Blogs', '/admin/blogs'],
  ] as const) {
    await page.goto(within);
    await page.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(path);
  }
});

test('the arrow keys move between the tabs', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Site Settings' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Contact Messages' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/messages');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Contact Messages' })).not.toBeFocused();
});

test('a tab opens in a window of its own when asked to @thorough', async ({ page, context }) => {
  await page.goto('/admin');
  const opened = context.waitForEvent('page');
  await page.getByRole('tab', { name: 'Newsletter' }).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Newsletter Subscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Settings');
});

test('an address under /admin that no tab has is not found @thorough', async ({ page }) => {
  const response = await page.goto('/admin/nothing');
  expect(response?.status()).toBe(404);
});

test('while the user is being checked there is a spinner and nothing else @thorough', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/functions/v1/session', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/admin');
  await expect(page.getByRole('status').filter({ hasText: 'Checking who is signed in' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  answer();
  await expect(page.getByRole('tab')).toHaveCount(tabs.length);
});

test('when the check fails the visitor is sent home @thorough', async ({ page }) => {
  await page.route('**/functions/v1/session', (route) => route.abort());
  await page.goto('/admin');
  await page.waitForURL((url) => url.pathname === '/');
});

ownTest('logging out ends the session in every window @thorough', async ({ page, product }) => {
  await signInByForm(page, product.admin);
  await expect(page.getByRole('tab')).toHaveCount(tabs.length);
  const other = await page.context().newPage();
  await other.goto('/admin/messages');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Contact Messages');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expectNotice(page, 'success', 'Logged out');
  await page.reload();
  await expect(page.getByText('Logged out')).toHaveCount(0);
  await other.reload();
  await other.waitForURL('**/auth');
});
