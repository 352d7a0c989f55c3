import type { Browser, Page } from '@playwright/test';
import { describeLead, expectSent, fillInLead, sendLead } from '#tests/support/contact-form.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';
import { makePicture } from '#tests/support/pictures.ts';
import type { Product } from '#tests/support/product.ts';
import { signInByForm } from '#tests/support/sign-in-form.ts';
import type { SiteApi } from '#tests/support/site-api.ts';

const post = {
  title: 'What the checker found',
  slug: 'what-the-checker-found',
  excerpt: 'Three errors before the first user saw one.',
  content: '<h2>First</h2>\n<p>One line\nand another.</p>\n<script>document.title = "taken over"</script>',
};

test('a visitor becomes a lead, an admin answers with an article', async ({
  browser,
  page,
  product,
  api,
}) => {
  await test.step('a visitor subscribes to the newsletter', () => subscribe(page, api));
  await test.step('and sends a message', () => sendMessage(page, product, api));

  const admin = await openPage(browser, product);
  await test.step('an admin signs in and sees the dashboard', () => signIn(admin, product));
  await test.step('reads the message', () => readMessage(admin, api));
  await test.step('keeps a draft', () => saveLocalDraft(admin));
  await test.step('publishes a post with a picture', () => publishPost(admin, api));

  await test.step('the visitor reads the post, and no draft', () => readPost(page));
  await test.step('the admin renames the site', () => renameSite(admin, api));
  await test.step('the visitor sees the new name everywhere', () => seeNewName(page));
  await test.step('the admin logs out', () => logOut(admin));
});

async function openPage(browser: Browser, { url }: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  return context.newPage();
}

async function subscribe(page: Page, api: SiteApi) {
  await page.goto('/');
  const footer = page.locator('footer');
  const email = footer.getByRole('textbox');
  await email.fill('reader@example.com');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expectNotice(
    page,
    'success',
    'Successfully subscribed!',
    'Thank you for subscribing to our newsletter',
  );
  await expect(email).toHaveValue('');
  expect(await api.findSubscription('reader@example.com')).toBeDefined();
}

async function sendMessage(page: Page, product: Product, api: SiteApi) {
  await page.goto('/contact');
  const lead = { ...describeLead('A quote for an app'), Message: 'Two platforms.\nOffline first.' };
  await fillInLead(page, lead);
  await sendLead(page);
  await expectSent(page);
  for (const label of Object.keys(lead)) {
    await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveValue('');
  }
  expect(await api.findMessage('A quote for an app')).toMatchObject({
    name: 'Ann Example',
    email: lead['Email Address'],
    message: 'Two platforms.\nOffline first.',
    read: false,
  });
  const recipient = await api.readSetting('contact_email');
  // The reader is asked to confirm the subscription.
  await expect
    .poll(() =>
      product
        .outboxMails()
        .map(({ to }) => to)
        .toSorted(),
    )
    .toEqual([recipient, 'reader@example.com']);
  const mail = product.outboxMails().find(({ to }) => to === recipient);
  expect(mail?.text).toContain('Two platforms.\n  Offline first.');
}

async function signIn(page: Page, { admin }: Product) {
  await signInByForm(page, admin);
  await page.waitForURL('**/admin');
  await expect(page.getByRole('heading', { name: 'Site Settings' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'API Documentation' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Site Settings' })).toHaveAttribute('aria-selected', 'true');
}

async function readMessage(page: Page, api: SiteApi) {
  await page.getByRole('tab', { name: 'Contact Messages' }).click();
  const message = page.getByRole('listitem').filter({ hasText: 'A quote for an app' });
  await expect(message.getByText('New', { exact: true })).toBeVisible();
  await expect(message).toContainText('Offline first.');
  await message.getByRole('button', { name: 'Mark as Read' }).click();
  await expectNotice(page, 'success', 'Message marked as read');
  await expect(message.getByText('New', { exact: true })).toBeHidden();
  await expect(message.getByRole('button', { name: 'Mark as Read' })).toBeHidden();
  expect((await api.findMessage('A quote for an app'))?.read).toBe(true);
}

async function saveLocalDraft(page: Page) {
  await page.getByRole('tab', { name: 'Blogs' }).click();
  await page.getByRole('button', { name: /^(New|Create)/ }).click();
  await page.getByLabel('Title').fill('Not ready yet');
  await page.getByLabel('Excerpt').fill('Half a thought.');
  await page.getByLabel('Content').fill('Half a sentence');
  await expect(page.getByRole('switch', { name: 'Draft' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
}

async function publishPost(page: Page, api: SiteApi) {
  await page.getByRole('button', { name: /^(New|Create)/ }).click();
  await page.getByLabel('Title').fill(post.title);
  await expect(page.getByLabel('Slug')).toHaveValue(post.slug);
  await page.getByLabel('Excerpt').fill(post.excerpt);
  await page.getByLabel('Content').fill(post.content);
  await page.getByLabel('Image').setInputFiles(await makePicture());
  await expectNotice(page, 'success', 'Image uploaded successfully');
  await page.getByRole('switch').check();
  await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
  await expect(page.getByRole('listitem').filter({ hasText: post.title })).toContainText('Published');
  expect(await api.findPost(post.title)).toMatchObject({
    slug: post.slug,
    published: true,
    image_url: expect.stringMatching(/^\/uploads\/blog-\d+\.png$/),
  });
}

async function readPost(page: Page) {
  const failures: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await expect(page.getByText(post.excerpt)).toBeVisible();
  await expect(page.getByRole('main').locator('p br')).toHaveCount(1);
  await expect(page).not.toHaveTitle('taken over');
  expect(await page.locator('main .prose script').count()).toBe(0);
  await expect
    .poll(() => page.locator('main img[src*="/uploads/blog-"]').first().evaluate(isLoaded))
    .toBe(true);
  for (const path of ['/blog', '/']) {
    await page.goto(path);
    const link = page.getByRole('main').locator(`a[href="/blog/${post.slug}"]`);
    await expect(link.first()).toBeVisible();
    await expect(page.getByText('Not ready yet')).toHaveCount(0);
  }
  expect(failures).toEqual([]);
  const draft = await page.goto('/blog/not-ready-yet');
  expect(draft?.status()).toBe(404);
  await expect(page.getByText('Blog Not Found')).toBeVisible();
}

const isLoaded = (image: HTMLElement | SVGElement): boolean =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

async function renameSite(page: Page, api: SiteApi) {
  await page.getByRole('tab', { name: 'Site Settings' }).click();
  await page.getByLabel('Site Name').fill('Plumbline');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expectNotice(page, 'success', 'Settings saved successfully');
  expect(await api.readSetting('site_name')).toBe('Plumbline');
}

async function seeNewName(page: Page) {
  for (const path of ['/', '/services', '/blog', `/blog/${post.slug}`, '/contact', '/auth', '/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/Plumbline/);
    await expect(page.getByRole('banner')).toContainText('Plumbline');
    // Whoever signs in sees the name and nothing else around it.
    if (path !== '/auth') await expect(page.getByRole('contentinfo')).toContainText('Plumbline');
  }
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expectNotice(page, 'success', 'Logged out');
  await page.goto('/admin');
  await page.waitForURL('**/auth');
}
