import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/own-product.ts';

test.use({ signedIn: true });

test('an admin sees which mails did not get through, and sends them again @thorough', async ({
  page,
  product,
  api,
}) => {
  const { subject } = await api.createMessage();
  const database = new BetterSqlite3(join(product.dataDir, 'countermark.db'));
  // The mail is there before its row says so.
  const readSentAt = () => database.prepare('select sent_at from mail_outbox').pluck().get();
  await expect.poll(readSentAt).toEqual(expect.any(String));
  expect(product.outboxMails()).toHaveLength(1);
  database.exec(
    "update mail_outbox set sent_at = null, attempts = 8, failed_at = created_at, last_error = '550 no such mailbox'",
  );
  database.close();

  await page.goto('/admin');
  const notice = page.getByRole('alert').filter({ hasText: '1 email not sent' });
  await expect(notice).toContainText(subject);
  await expect(notice).toContainText('550 no such mailbox');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/messages');
  await expect(notice).toBeVisible();
  await expect(page.getByText('Mail is not set up')).toBeVisible();
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: subject }).last();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())!.y).toBeLessThan(300);
  const server = { host: '127.0.0.1', port: 9, security: 'optional', user: '' };
  await api.ask('PUT', '/owner-settings', { mail_server: server, even_if_unreachable: true });
  await notice.getByText('1 email not sent').click();
  await expect(notice.getByText('550 no such mailbox')).toBeVisible();
  await expectAccessible(page);
  await api.ask('PUT', '/owner-settings', { mail_server: null });
  await notice.getByRole('button', { name: 'Try again now' }).click();
  await expect(notice).toHaveCount(0);
  const readUnsent = async () =>
    (await page.request.get('/functions/v1/unsent-mails')).json() as Promise<unknown[]>;
  await expect.poll(readUnsent).toEqual([]);
});
