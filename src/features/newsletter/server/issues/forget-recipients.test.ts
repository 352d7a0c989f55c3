import { expect, it } from 'vitest';
import { retentionRules } from '#app/personal-data.ts';
import type { PersonalData } from '#features/privacy/contract.ts';
import { deleteOldData } from '#features/privacy/server/delete-old-data.ts';
import { openMailSink } from '#tests/support/mail-sink.ts';
import { openWithApi } from '#tests/support/test-api.ts';
import { addReaders, addSendingIssue, countStatuses } from '#tests/support/test-issues.ts';
import {
  describeOnBothDatabasesAtLength,
  setClock,
  type OpenTestPlatform,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import { settleRecipient } from './recipients.store.ts';
import { sendIssues } from './send-issues.ts';

const email = 'reader-1@example.com';

/** An issue that was sent to three, of whom a server refused one by name. */
async function openSent(open: OpenTestPlatform) {
  const sink = await openMailSink();
  const { platform, api } = await openWithApi(open, { fromEnvironment: { SMTP_URL: sink.url } });
  await addReaders(platform, 3);
  sink.answer = (to) =>
    to === email ? { code: 550, text: `5.7.1 <${email}>: not wanted here`, at: 'recipient' } : undefined;
  const id = await addSendingIssue(platform);
  await sendIssues(platform, new AbortController().signal);
  await sink.close();
  return { platform, api, id };
}

const readStored = async ({ database: { kysely } }: TestPlatform): Promise<string> =>
  JSON.stringify([
    await kysely.selectFrom('issue_recipients').selectAll().execute(),
    await kysely.selectFrom('newsletter_issues').selectAll().execute(),
    await kysely.selectFrom('mail_outbox').selectAll().execute(),
  ]);

const readSubscriptionId = async ({ database: { kysely } }: TestPlatform): Promise<string> =>
  (
    await kysely
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;

describeOnBothDatabasesAtLength('the recipients of an issue', (open) => {
  it('keep their figures and lose the address of a person who is erased', async () => {
    const { platform, api, id } = await openSent(open);
    const before = await countStatuses(platform, id);
    expect(await readStored(platform)).toContain(email);
    await api.askInPerson('DELETE', `/personal-data?email=${email}`);
    expect(await readStored(platform)).not.toContain('reader-1');
    expect(await readStored(platform)).toContain('reader-2@example.com');
    const after = await countStatuses(platform, id);
    const sum = (counts: Record<string, number>) =>
      Object.values(counts).reduce((total, one) => total + one, 0);
    expect(sum(after)).toBe(sum(before));
  });

  it('are in the export of what is kept of a person', async () => {
    const { api } = await openSent(open);
    const exported = await api.askInPerson('GET', '/personal-data?email=reader-0@example.com');
    const { subscriptions } = (await exported.json()) as PersonalData;
    expect(subscriptions.map(({ issues }) => issues)).toEqual([
      [{ subject: expect.any(String), status: 'sent', settled_at: expect.any(String) }],
    ]);
  });

  it('are not named by an answer that comes after the erasure', async () => {
    const { platform, api } = await openSent(open);
    const { kysely } = platform.database;
    const { id } = await kysely
      .updateTable('issue_recipients')
      .set({ status: 'sending', leased_by: 'us' })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.askInPerson('DELETE', `/personal-data?email=${email}`);
    const at = platform.now().toISOString();
    await settleRecipient(kysely, { id, by: 'us', status: 'refused', at, reason: `no ${email} here` });
    expect(await readStored(platform)).not.toContain('reader-1');
  });

  it('lose the address with the subscription, by hand and by age', async () => {
    const { platform, api } = await openSent(open);
    await api.askAsAdmin('DELETE', `/newsletter-api/${await readSubscriptionId(platform)}`);
    const named = async () =>
      (await platform.database.kysely.selectFrom('issue_recipients').select('email').execute()).map(
        (row) => row.email,
      );
    expect(await named()).not.toContain(email);
    expect(await named()).toContain('reader-0@example.com');
    await platform.database.kysely
      .updateTable('newsletter_subscriptions')
      .set({ status: 'unsubscribed', status_at: platform.now().toISOString() })
      .where('email', '=', 'reader-0@example.com')
      .execute();
    setClock(platform, platform.now().getTime() + 366 * 86_400_000);
    await deleteOldData(platform, retentionRules);
    expect((await named()).filter(Boolean)).toEqual(['reader-2@example.com']);
  });
});
