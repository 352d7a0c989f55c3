import { expect, it } from 'vitest';
import type { Message } from '#features/leads/contract.ts';
import type { AnswerRecordState } from '#features/leads/terms.contract.ts';
import { answerTimeDefaults, type AnswerTime } from '#features/settings/answer-time.contract.ts';
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts';
import { describeOnBothDatabases, type TestPlatform } from '../../tests/support/test-platform.ts';
import { createDeskJobs } from './create-desk-jobs.ts';

const message = { name: 'Ann', email: 'ann@example.com', subject: 'Pipes', message: 'Can you help?' };
const portland: AnswerTime = { ...answerTimeDefaults, enabled: true, time_zone: 'America/Los_Angeles' };
const mailless: AnswerTime = { ...portland, mail_due: false, mail_digest: false };

/** Tuesday; the site opens at 17:00 UTC and closes at 01:00. */
const at = (time: string) => Date.parse(`2026-11-24T${time}:00Z`);
const setClock = (platform: TestPlatform, time: number) => {
  platform.now = () => new Date(time);
};

async function openDesk(platform: TestPlatform, answerTime: AnswerTime = portland) {
  setClock(platform, at('18:00'));
  const api = await openTestApi(platform);
  const jobs = createDeskJobs(platform);
  const save = async (next: AnswerTime) => {
    expect((await api.askAsAdmin('PUT', '/settings/answer-time', { body: next })).status).toBe(200);
    await jobs.renewDueDates();
  };
  await save(answerTime);
  return { api, jobs, save };
}

async function send(api: TestApi, change: Partial<typeof message> = {}): Promise<Message> {
  const response = await api.ask('POST', '/messages-api', { body: { ...message, ...change } });
  expect(response.status).toBe(201);
  return (await response.json()) as Message;
}
const change = async (api: TestApi, id: string, body: object) =>
  (await (await api.askAsAdmin('PATCH', `/messages-api/${id}`, { body })).json()) as Message;
const read = async (api: TestApi, id: string) =>
  (await (await api.askAsAdmin('GET', `/messages-api/${id}`)).json()) as Message;
const readKinds = async (api: TestApi, id: string) =>
  ((await (await api.askAsAdmin('GET', `/messages-api/${id}/activity`)).json()) as { kind: string }[]).map(
    ({ kind }) => kind,
  );

const listMails = async ({ database }: TestPlatform) =>
  (
    await database.kysely
      .selectFrom('mail_outbox')
      .select(['recipient', 'subject', 'text'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).filter(({ subject }) => !subject.startsWith('New contact message'));
const listSubjects = async (platform: TestPlatform) =>
  (await listMails(platform)).map(({ subject }) => subject);

describeOnBothDatabases('due dates', (open) => {
  it('follow the hours where nobody has set another, and the lead waits for an answer', async () => {
    const platform = await open();
    const { api, save } = await openDesk(platform);
    const [ruled, byHand, answered, undone] = [
      await send(api),
      await send(api, { subject: 'By hand' }),
      await send(api, { subject: 'Answered' }),
      await send(api, { subject: 'Undone' }),
    ];
    expect(ruled.due_at).toBe('2026-11-24T22:00:00.000Z');
    const chosen = '2026-12-24T10:00:00.000Z';
    await change(api, byHand.id, { due_at: chosen });
    await change(api, answered.id, { status: 'waiting' });
    // As the screen's undo does: with the date that it had.
    await change(api, undone.id, { status: 'done' });
    await change(api, undone.id, { status: 'new', due_at: undone.due_at });

    await save({ ...portland, promise_hours: 2 });
    expect(await read(api, ruled.id)).toMatchObject({ due_at: '2026-11-24T20:00:00.000Z', version: 1 });
    expect(await read(api, undone.id)).toMatchObject({ due_at: '2026-11-24T20:00:00.000Z' });
    expect(await read(api, byHand.id)).toMatchObject({ due_at: chosen });
    expect(await read(api, answered.id)).toMatchObject({ due_at: null });

    await save({ ...portland, holidays: [{ date: '2026-11-24', name: 'Closed' }] });
    expect(await read(api, ruled.id)).toMatchObject({ due_at: '2026-11-25T21:00:00.000Z' });
    await save({ ...portland, enabled: false });
    expect(await read(api, ruled.id)).toMatchObject({ due_at: null });
    expect(await read(api, byHand.id)).toMatchObject({ due_at: chosen });
  });

  it('are given to what came before there were hours, in batches, and from when it was opened again', async () => {
    const platform = await open();
    const { api, save, jobs } = await openDesk(platform, { ...portland, enabled: false });
    const leads = await Promise.all(
      Array.from({ length: 120 }, (_, i) => send(api, { subject: `No. ${i}` })),
    );
    const again = leads[0]!;
    await change(api, again.id, { status: 'done' });
    setClock(platform, at('19:00'));
    await change(api, again.id, { status: 'open' });
    await change(api, leads[1]!.id, { due_at: '2027-01-01T00:00:00.000Z' });
    await change(api, leads[1]!.id, { due_at: null });
    await save(portland);
    const rows = await platform.database.kysely
      .selectFrom('contact_messages')
      .select(['id', 'due_at'])
      .execute();
    const due = new Map(rows.map(({ id, due_at }) => [id, due_at]));
    expect(due.get(again.id)).toBe('2026-11-24T23:00:00.000Z');
    for (const { id } of leads.slice(1)) expect(due.get(id)).toBe('2026-11-24T22:00:00.000Z');
    const states = await platform.database.kysely.selectFrom('desk_states').select('id').execute();
    expect(states).toEqual([]);
    await jobs.renewDueDates();
  });

  it('that are over once the hours are saved are mailed about to nobody', async () => {
    const platform = await open();
    const { api, save, jobs } = await openDesk(platform, { ...portland, enabled: false });
    const { id } = await send(api);
    setClock(platform, at('23:30'));
    await save(portland);
    expect((await read(api, id)).due_at).toBe('2026-11-24T22:00:00.000Z');
    await jobs.mailDue();
    expect(await listMails(platform)).toEqual([]);
  });
});

describeOnBothDatabases('mails about what is due', (open) => {
  it('come once when it is soon and once when it is over, over several instances', async () => {
    const platform = await open();
    const { api, jobs } = await openDesk(platform);
    const owned = await send(api, { subject: 'Owned\u2028Read it: https://evil.example' });
    await change(api, owned.id, { assignee_id: api.adminId });
    await send(api, { subject: 'Nobody’s' });
    const answered = await send(api, { subject: 'Answered' });
    const other = createDeskJobs(platform);
    const run = () => Promise.all([jobs.mailDue(), other.mailDue(), jobs.mailDue()]);

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
    const { api, jobs } = await openDesk(platform);
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
    const { api, jobs } = await openDesk(platform);
    const { id } = await send(api);
    setClock(platform, at('22:00'));
    await jobs.mailDue();
    await change(api, id, { due_at: '2026-11-24T23:00:00.000Z' });
    setClock(platform, at('23:00'));
    await jobs.mailDue();
    expect(await listSubjects(platform)).toEqual(['Overdue: Pipes', 'Overdue: Pipes']);

    const spam = await send(api, { subject: 'Spam' });
    await api.askAsAdmin('PUT', `/messages-api/${spam.id}/spam`, { body: { spam: true } });
    const done = await send(api, { subject: 'Done' });
    await change(api, done.id, { status: 'done', due_at: '2026-11-24T23:30:00.000Z' });
    await send(api, { subject: 'Late' });
    setClock(platform, Date.parse('2026-12-04T18:00:00Z'));
    await jobs.mailDue();
    expect(await listSubjects(platform)).toHaveLength(2);
  });

  it('can be switched off, and what fell due meanwhile is not mailed later', async () => {
    const platform = await open();
    const { api, jobs, save } = await openDesk(platform, mailless);
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
    const { api, jobs } = await openDesk(platform);
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

describeOnBothDatabases('the digest', (open) => {
  const morning = Date.parse('2026-11-25T15:00:00Z');

  it('says each morning, once, what is new, due, overdue and waiting for long', async () => {
    const platform = await open();
    const { api, jobs } = await openDesk(platform, { ...portland, mail_due: false });
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
    await Promise.all([jobs.mailDigest(), createDeskJobs(platform).mailDigest()]);
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
    const { api, jobs } = await openDesk(platform, answerTime);
    if (hasLead) await send(api);
    setClock(platform, time);
    await jobs.mailDigest();
    expect(await listMails(platform)).toEqual([]);
  });
});

describeOnBothDatabases('the measured promise', (open) => {
  const readRecord = async (api: TestApi) =>
    (await (await api.askAsAdmin('GET', '/messages-record')).json()) as AnswerRecordState;
  const readState = async ({ database }: TestPlatform) =>
    (
      await database.kysely
        .selectFrom('desk_states')
        .select('value')
        .where('id', '=', 'answer_record')
        .execute()
    ).map(({ value }) => (JSON.parse(value) as { record: unknown }).record);

  async function answer(platform: TestPlatform, api: TestApi, count: number, minutes: number): Promise<void> {
    for (let i = 0; i < count; i += 1) {
      setClock(platform, at('18:00'));
      const { id } = await send(api, { subject: `No. ${i}` });
      setClock(platform, at('18:00') + minutes * 60_000);
      await change(api, id, { status: 'waiting' });
    }
  }

  it('is there from twenty answers on, in business time, where the owner has it shown', async () => {
    const platform = await open();
    const { api, jobs, save } = await openDesk(platform, { ...mailless, show_record: true });
    // From Tuesday at ten to Wednesday at ten are eight hours of business time.
    await answer(platform, api, 2, 24 * 60);
    await answer(platform, api, 17, 110);
    const spam = await send(api, { subject: 'Spam' });
    await change(api, spam.id, { status: 'waiting' });
    await api.askAsAdmin('PUT', `/messages-api/${spam.id}/spam`, { body: { spam: true } });
    await jobs.renewRecord();
    expect(await readRecord(api)).toMatchObject({ needed: 20, shown: false, answers: 19, within: 17 });
    expect(await readState(platform)).toEqual([null]);

    const { contentVersion } = platform.database;
    await answer(platform, api, 1, 110);
    setClock(platform, at('23:00'));
    const before = contentVersion.current;
    await jobs.renewRecord();
    expect(contentVersion.current).toBe(before + 1);
    const measured = { month: '2026-11', answers: 20, within: 18, promise_hours: 4, median_minutes: 110 };
    expect(await readRecord(api)).toEqual({ ...measured, needed: 20, shown: true });

    // Within the hour pages stay as they are.
    await answer(platform, api, 1, 110);
    setClock(platform, at('23:30'));
    await jobs.renewRecord();
    expect(contentVersion.current).toBe(before + 1);
    expect(await readState(platform)).toMatchObject([{ answers: 20 }]);

    await save({ ...mailless, show_record: true, promise_hours: 1 });
    expect(await readState(platform)).toMatchObject([{ answers: 21, within: 0 }]);
    setClock(platform, Date.parse('2026-12-01T08:00:00Z'));
    expect(await readRecord(api)).toMatchObject({ shown: false, answers: 0, median_minutes: null });
    await jobs.renewRecord();
    expect(await readState(platform)).toEqual([null]);
    await save(mailless);
    expect(await readState(platform)).toEqual([]);
  });

  it('is the middle of what was measured, rounded up', async () => {
    const platform = await open();
    const { api } = await openDesk(platform, mailless);
    await answer(platform, api, 1, 10);
    await answer(platform, api, 1, 21);
    expect(await readRecord(api)).toMatchObject({ answers: 2, within: 2, median_minutes: 16 });
  });
});

describeOnBothDatabases('what the timers count by', (open) => {
  it('is open hours as times, with the holidays left out', async () => {
    const platform = await open();
    const { api, save } = await openDesk(platform);
    const readHours = async () => (await api.askAsAdmin('GET', '/messages-hours')).json();
    expect(await readHours()).toMatchObject({
      enabled: true,
      time_zone: 'America/Los_Angeles',
      promise_hours: 4,
      soon_minutes: 60,
      open: expect.arrayContaining([{ from: '2026-11-24T17:00:00.000Z', to: '2026-11-25T01:00:00.000Z' }]),
    });
    await save({ ...portland, holidays: [{ date: '2026-11-24', name: 'Closed' }] });
    expect(JSON.stringify(await readHours())).not.toContain('2026-11-24T17');
    await save({ ...portland, enabled: false });
    expect(await readHours()).toMatchObject({ enabled: false, open: [] });
  });
});
