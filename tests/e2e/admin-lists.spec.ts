import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { test as ownTest } from '#tests/support/own-product.ts';

const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Asks for a row's deletion, and answers the question that comes up. */
async function deleteRow(page: Page, text: string, { title, question }: { title: string; question: string }) {
  await rowOf(page, text).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: title });
  await expect(dialog).toContainText(question);
  await dialog.getByRole('button', { name: 'Delete' }).click();
}

const messageQuestion = {
  title: 'Delete message?',
  question: 'Are you sure you want to delete this message? It’s deleted for good',
};
const subscriptionQuestion = {
  title: 'Delete subscription?',
  question: 'Are you sure you want to delete this subscription?',
};

test.describe('Contact Messages', () => {
  test('shows the first words of messages, newest first, and the opened one whole, as text', async ({
    page,
    api,
  }) => {
    const older = await api.createMessage();
    const { subject, email } = await api.createMessage({ message: 'One <b>line</b>\nand another' });
    await page.goto('/admin/messages');
    const row = rowOf(page, subject);
    await expect(row.getByText('New', { exact: true })).toBeVisible();
    await expect(row).toContainText('One <b>line</b>');
    const subjects = await page.getByRole('listitem').getByRole('heading').allTextContents();
    expect(subjects.indexOf(subject)).toBeLessThan(subjects.indexOf(older.subject));
    await row.getByRole('link', { name: subject }).click();
    const opened = page.getByRole('article', { name: subject });
    expect(await opened.innerText()).toContain('One <b>line</b>\nand another');
    await expect(opened.getByRole('link', { name: email })).toHaveAttribute('href', /^mailto:/);
  });

  test('is deleted only after the question', async ({ page, api }) => {
    const { subject } = await api.createMessage();
    await page.goto('/admin/messages');
    await rowOf(page, subject).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(rowOf(page, subject)).toBeVisible();

    await deleteRow(page, subject, messageQuestion);
    await expectNotice(page, 'success', 'Message deleted');
    await expect(rowOf(page, subject)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await api.findMessage(subject)).toBeUndefined();
  });

  test('marking as read is taken back when the server refuses @thorough', async ({ page, api }) => {
    const { subject } = await api.createMessage();
    await page.goto('/admin/messages');
    const row = rowOf(page, subject);
    await expect(row).toBeVisible();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/messages-api/*', async (route) => {
      await answered;
      await route.fulfill({ status: 500, json: { detail: 'Unexpected server error', code: 'unexpected' } });
    });
    await row.getByRole('button', { name: 'Mark as Read' }).click();
    await expect(row.getByText('New', { exact: true })).toBeHidden();
    answer();
    await expectNotice(page, 'error', 'Error', 'Unexpected server error');
    await expect(row.getByText('New', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Mark as Read' })).toBeVisible();
    expect((await api.findMessage(subject))?.read).toBe(false);
  });

  test('a list that cannot be loaded says so and can be tried again @thorough', async ({ page, api }) => {
    const { subject } = await api.createMessage();
    await page.route('**/messages-api', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/admin/messages');
    await expectNotice(page, 'error', 'Error', 'Failed to load messages.');
    await page.unroute('**/messages-api');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, subject)).toBeVisible();
  });
});

test.describe('Newsletter', () => {
  test('lists addresses with their day, newest first', async ({ page, api }) => {
    const older = await api.createSubscription();
    const { email, created_at: createdAt } = await api.createSubscription();
    await page.goto('/admin/newsletter');
    const day = new Date(createdAt).toLocaleDateString('en-US', {
      dateStyle: 'medium',
      timeZone: 'Europe/London',
    });
    await expect(rowOf(page, email)).toContainText(day);
    const rows = await page.getByRole('listitem').allTextContents();
    const placeOf = (address: string) => rows.findIndex((row) => row.includes(address));
    expect(placeOf(email)).toBeLessThan(placeOf(older.email));
  });
});

test('several subscriptions are tagged, suppressed and deleted at once @thorough', async ({ page, api }) => {
  const emails = [await api.createSubscription(), await api.createSubscription()].map(({ email }) => email);
  const readAll = () => Promise.all(emails.map((email) => api.findSubscription(email)));
  await page.goto('/admin/newsletter');
  await page.getByRole('checkbox', { name: `Select ${emails[0]}` }).click();
  await page.getByRole('checkbox', { name: `Select ${emails[1]}` }).click();
  const bar = page.getByRole('toolbar', { name: 'Selected subscriptions' });
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('dialog').getByLabel('Tag').fill('webinar');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expectNotice(page, 'success', '2 subscriptions with the tag webinar');
  expect((await readAll()).map((one) => one?.tags)).toEqual([['webinar'], ['webinar']]);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('checkbox', { name: `Select ${emails[0]}` }).click();
  await bar.getByRole('button', { name: 'Suppress' }).click();
  const suppression = page.getByRole('alertdialog', { name: 'Suppress 1 subscription?' });
  await expect(suppression).toContainText('no import brings it back');
  await suppression.getByRole('button', { name: 'Cancel' }).click();
  expect((await readAll())[0]?.status).not.toBe('suppressed');
  await bar.getByRole('button', { name: 'Suppress' }).click();
  await suppression.getByRole('button', { name: 'Suppress' }).click();
  await expectNotice(page, 'success', '1 subscription suppressed');
  expect((await readAll())[0]?.status).toBe('suppressed');

  await page.getByRole('checkbox', { name: `Select ${emails[0]}` }).click();
  await page.getByRole('checkbox', { name: `Select ${emails[1]}` }).click();
  await bar.getByRole('button', { name: 'Delete selected' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 subscriptions?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'success', '2 subscriptions deleted');
  expect(await readAll()).toEqual([undefined, undefined]);
});

ownTest.describe('with nothing in it', () => {
  ownTest.use({ signedIn: true });

  ownTest('each list says that it is empty @thorough', async ({ page, api }) => {
    const texts = {
      '/admin/messages': 'No messages yet.',
      '/admin/blogs': 'No blogs yet. Create one to get started.',
      '/admin/newsletter': 'No subscriptions yet.',
      '/admin/api-keys': 'No API keys created yet. Create one to get started.',
    };
    for (const [path, text] of Object.entries(texts)) {
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible();
    }
    const { email } = await api.createSubscription();
    await page.goto('/admin/newsletter');
    await deleteRow(page, email, subscriptionQuestion);
    await expect(page.getByText('No subscriptions yet.')).toBeVisible();
  });

  ownTest(
    'the tab of the messages counts what is unread, without loading the list @thorough',
    async ({ page, api }) => {
      await api.createMessage();
      const { subject } = await api.createMessage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/admin/blogs');
      const tab = page.getByRole('tab', { name: 'Contact Messages' });
      await expect(tab).toHaveAccessibleDescription('2 unread');
      expect(asked).not.toContain('/functions/v1/messages-api');
      await tab.click();
      await rowOf(page, subject).getByRole('button', { name: 'Mark as Read' }).click();
      await expect(tab).toHaveAccessibleDescription('1 unread');
      await deleteRow(page, 'New', messageQuestion);
      await expect(tab).toHaveAccessibleDescription('');
    },
  );

  ownTest('a long list is loaded page after page @thorough', async ({ page, api }) => {
    const emails = Array.from(
      { length: 101 },
      (_, index) => `reader${String(index).padStart(3, '0')}@example.com`,
    );
    for (const email of emails) await api.createSubscription(email);
    await page.goto('/admin/newsletter');
    await expect(page.getByRole('listitem')).toHaveCount(100);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(101);
    await expect(rowOf(page, 'reader000@example.com')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  });
});
