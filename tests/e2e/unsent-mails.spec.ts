import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from '#tests/support/own-product.ts';

test.use({ signedIn: true });

test('an admin sees which mails did not get through, and sends them again', async ({
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
  const notice = page.getByRole('alert').filter({ hasText: '1 email could not be sent' });
  await expect(notice).toContainText(subject);
  await expect(notice).toContainText('550 no such mailbox');
  await page.goto('/admin/messages');
  await notice.getByRole('button', { name: 'Try again now' }).click();
  await expect(notice).toHaveCount(0);
  const readUnsent = async () =>
    (await page.request.get('/functions/v1/unsent-mails')).json() as Promise<unknown[]>;
  await expect.poll(readUnsent).toEqual([]);
});
