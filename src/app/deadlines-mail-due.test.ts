import { expect, it } from 'vitest';
import type { TestApi } from '#tests/support/test-api.ts';
import { at, change, listMails, mailless, openInbox, portland, send } from '#tests/support/test-inbox.ts';
import {
  describeOnBothDatabasesAtLength,
  setClock,
  type TestPlatform,
} from '#tests/support/test-platform.ts';

const readKinds = async (api: TestApi, id: string) =>
  ((await (await api.askAsAdmin('GET', `/messages-api/${id}/activity`)).json()) as { kind: string }[]).map(
    ({ kind }) => kind,
  );

const listSubjects = async (platform: TestPlatform) =>
  (await listMails(platform)).map(({ subject }) => subject);

describeOnBothDatabasesAtLength('mails about what is due', (open) => {
  it('come once when it is soon and once when it is over, over several instances', async () => {
    const platform = await open();
    const { api, jobs } = await openInbox(platform);
    const owned = await send(api, { subject: 'Owned\u2028Read it: https://evil.example' });
    await change(api, owned.id, { assignee_id: api.adminId });
    await send(api, { subject: 'Nobody’s' });
    const answered = await send(api, { subject: 'Answered' });
    const run = () => Promise.all([jobs.mailDue(), jobs.mailDue(), jobs.mailDue()]);

    setClock(platform, at('20:59'));
    await run();
    expect(await listMails(platform)).toEqual([]);
    await change(api, answered.id, { status: 'waiting' });
    setClock(platform, at('21:00'));
    await run();
    const soon = await listMails(platform);
    const owner = `${api.adminId}@example.com`;
    expect(soon.map(({ recipient, subject }) => [recipient, subject]).toSorted()).toEqual(
      [
        [owner, 'Due soon: Owned Read it: https://evil.example'],
        ['hello@countermark.example', 'Due soon: Nobody’s'],
      ].toSorted(),
    );
    const text = soon.find(({ recipient }) => recipient === owner)!.text;
    expect(text).toContain(
      `- Owned Read it: https://evil.example\n  Ann <ann@example.com>, due Tue, Nov 24, 2:00 PM\n  http://localhost:3000/admin/messages?lead=${owned.id}\n`,
    );
    setClock(platform, at('22:00'));
    await run();
    await run();
    expect((await listSubjects(platform)).toSorted()).toEqual(
      [
        'Due soon: Nobody’s',
        'Due soon: Owned Read it: https://evil.example',
        'Overdue: Nobody’s',
        'Overdue: Owned Read it: https://evil.example',
      ].toSorted(),
    );
    expect(await readKinds(api, owned.id)).toContain('overdue');
    expect(await readKinds(api, answered.id)).not.toContain('overdue');
  });

  it('are one for all that are due to one person, and name the first twenty', async () => {
    const platform = await open();
    const { api, jobs } = await openInbox(platform);
    for (let i = 0; i < 23; i += 1) await send(api, { subject: `No. ${i}` });
    setClock(platform, at('22:30'));
    await jobs.mailDue();
    const [mail, ...others] = await listMails(platform);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: '23 messages are overdue' });
    expect(mail!.text.match(/\?lead=/g)).toHaveLength(20);
    expect(mail!.text).toContain('and 3 more.');
  });

  it('come again for another date, and not for spam, for what is done, or days late', async () => {
    const platform = await open();
    const { api, jobs } = await openInbox(platform);
    const { id } = await send(api);
    setClock(platform, at('22:00'));
    await jobs.mailDue();
    await change(api, id, { due_at: '2026-11-24T23:00:00.000Z' });
    setClock(platform, at('23:00'));
    await jobs.mailDue();
    expect(await listSubjects(platform)).toEqual(['Overdue: Pipes', 'Overdue: Pipes']);

    const spam = await send(api, { subject: 'Spam' });
    await api.askAsAdmin('POST', '/messages-bulk', { body: { ids: [spam.id], spam: true } });
    const done = await send(api, { subject: 'Done' });
    await change(api, done.id, { status: 'done', due_at: '2026-11-24T23:30:00.000Z' });
    await send(api, { subject: 'Late' });
    setClock(platform, Date.parse('2026-12-04T18:00:00Z'));
    await jobs.mailDue();
    expect(await listSubjects(platform)).toHaveLength(2);
  });

  it('can be switched off, and what fell due meanwhile is not mailed later', async () => {
    const platform = await open();
    const { api, jobs, save } = await openInbox(platform, mailless);
    const { id } = await send(api);
    setClock(platform, at('22:00'));
    await jobs.mailDue();
    await save(portland);
    await jobs.mailDue();
    expect(await listMails(platform)).toEqual([]);
    expect(await readKinds(api, id)).toContain('overdue');
  });

  it('leave nothing of a sender who is erased', async () => {
    const platform = await open();
    const { api, jobs } = await openInbox(platform);
    await send(api);
    await send(api, { email: 'ben@example.com', name: 'Ben' });
    setClock(platform, at('22:00'));
    await jobs.mailDue();
    expect(await listMails(platform)).toHaveLength(1);
    const erased = await api.askInPerson('DELETE', '/personal-data?email=ann@example.com');
    expect(await erased.json()).toMatchObject({ messages: 1, mails: 2 });
    const [left, ...others] = await listMails(platform);
    expect(others).toEqual([]);
    expect(left!.text).toContain('Ben <ben@example.com>');
    expect(left!.text).not.toMatch(/ann/i);
    await api.askInPerson('DELETE', '/personal-data?email=ben@example.com');
    expect(await listMails(platform)).toEqual([]);
  });
});
