import { expect, it } from 'vitest';
import type { Message } from '#features/leads/contract.ts';
import type { TestApi } from '#tests/support/test-api.ts';
import { at, change, listMails, openInbox, portland, send } from '#tests/support/test-inbox.ts';
import { describeOnBothDatabases, setClock } from '#tests/support/test-platform.ts';

const read = async (api: TestApi, id: string) =>
  (await (await api.askAsAdmin('GET', `/messages-api/${id}`)).json()) as Message;

describeOnBothDatabases('due dates', (open) => {
  it('follow the hours where nobody has set another, and the lead waits for an answer', async () => {
    const platform = await open();
    const { api, save } = await openInbox(platform);
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
    // As the screen's undo does: with its previous date.
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
    const { api, save, jobs } = await openInbox(platform, { ...portland, enabled: false });
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
    const { api, save, jobs } = await openInbox(platform, { ...portland, enabled: false });
    const { id } = await send(api);
    setClock(platform, at('23:30'));
    await save(portland);
    expect((await read(api, id)).due_at).toBe('2026-11-24T22:00:00.000Z');
    await jobs.mailDue();
    expect(await listMails(platform)).toEqual([]);
  });
});

describeOnBothDatabases('what the timers count by', (open) => {
  it('is in the zone of the site also where nothing is due', async () => {
    const { api } = await openInbox(await open(), { ...portland, enabled: false });
    const hours = await (await api.askAsAdmin('GET', '/messages-hours')).json();
    expect(hours).toMatchObject({ enabled: false, time_zone: 'America/Los_Angeles' });
  });

  it('is open hours as times, with the holidays left out', async () => {
    const platform = await open();
    const { api, save } = await openInbox(platform);
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
