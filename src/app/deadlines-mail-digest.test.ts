import { expect, it } from 'vitest';
import { at, change, listMails, openInbox, portland, send } from '#tests/support/test-inbox.ts';
import { describeOnBothDatabasesAtLength, setClock } from '#tests/support/test-platform.ts';

describeOnBothDatabasesAtLength('the digest', (open) => {
  const morning = Date.parse('2026-11-25T15:00:00Z');

  it('says each morning, once, what is new, due, overdue and waiting for long', async () => {
    const platform = await open();
    const { api, jobs } = await openInbox(platform, { ...portland, mail_due: false });
    setClock(platform, Date.parse('2026-11-12T18:00:00Z'));
    const waiting = await send(api, { subject: 'Waiting' });
    await change(api, waiting.id, { status: 'waiting' });
    setClock(platform, at('18:00'));
    const overdue = await send(api, { subject: 'Overdue' });
    await change(api, overdue.id, { assignee_id: api.adminId });
    setClock(platform, at('23:00'));
    await send(api, { subject: 'Today' });
    const later = await send(api, { subject: 'Later' });
    await change(api, later.id, { due_at: '2026-12-20T18:00:00.000Z' });

    setClock(platform, morning - 60_000);
    await jobs.mailDigest();
    expect(await listMails(platform)).toEqual([]);
    setClock(platform, morning);
    await Promise.all([jobs.mailDigest(), jobs.mailDigest()]);
    await jobs.mailDigest();
    const mails = await listMails(platform);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['hello@countermark.example', 'Countermark: 1 overdue, 1 due today, 1 new, 1 waiting'],
      [`${api.adminId}@example.com`, 'Countermark: 1 overdue'],
    ]);
    expect(mails[0]!.text).toContain(
      `Overdue: 1\n\n- Overdue\n  Ann <ann@example.com>, due Tue, Nov 24, 2:00 PM, admin\n  http://localhost:3000/admin/messages?lead=${overdue.id}\n`,
    );
    expect(mails[0]!.text.match(/\?lead=/g)).toHaveLength(4);
    setClock(platform, morning + 86_400_000);
    await jobs.mailDigest();
    expect(await listMails(platform)).toHaveLength(4);
  });

  it.each([
    ['there is nothing to say', morning, portland, false],
    ['the day is closed', Date.parse('2026-11-28T15:00:00Z'), portland, true],
    ['the day is a holiday', morning, { ...portland, holidays: [{ date: '2026-11-25', name: '' }] }, true],
    ['it is noon', Date.parse('2026-11-25T20:00:00Z'), portland, true],
    ['it is switched off', morning, { ...portland, mail_digest: false }, true],
  ])('is not sent when %s', async (_when, time, answerTime, hasLead) => {
    const platform = await open();
    const { api, jobs } = await openInbox(platform, answerTime);
    if (hasLead) await send(api);
    setClock(platform, time);
    await jobs.mailDigest();
    expect(await listMails(platform)).toEqual([]);
  });
});
