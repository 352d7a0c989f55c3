import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';

test('messages are searched: the address keeps it, and the file holds what was found', async ({
  page,
  api,
}) => {
  const { subject } = await api.createMessage();
  const other = await api.createMessage();
  await page.goto('/admin/messages');
  const box = page.getByRole('searchbox', { name: 'Search messages' });
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: other.subject })).toBeVisible();
  await box.fill(subject);
  await expect(page.getByText('1 found')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(
    new URLSearchParams({ q: subject }).toString().replace(/^/, '/admin/messages?'),
  );
  await page.reload();
  await expect(box).toHaveValue(subject);
  await expect(rows).toHaveCount(1);

  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^messages-.*\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(subject);
  expect(text).not.toContain(other.subject);

  await page.getByRole('button', { name: 'Mark as Read' }).click();
  await expectNotice(page, 'success', 'Message marked as read');
  await expect(rows.getByText('New', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await box.fill('');
  await expect(rows.filter({ hasText: other.subject })).toBeVisible();
  await expect(page).toHaveURL('/admin/messages');
});

test('subscriptions are searched, and a search that finds nothing says so @thorough', async ({
  page,
  api,
}) => {
  const { email } = await api.createSubscription();
  await page.goto(`/admin/newsletter?q=${encodeURIComponent(email)}`);
  await expect(page.getByText('1 found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    `/functions/v1/newsletter-export?${new URLSearchParams({ q: email }).toString()}`,
  );
  await page.getByRole('searchbox', { name: 'Search subscriptions' }).fill('no such reader');
  await expect(page.getByText('No subscriptions with “no such reader”.')).toBeVisible();
  await page.getByRole('tab', { name: 'Site Settings' }).click();
  await expect(page).toHaveURL('/admin');
});
