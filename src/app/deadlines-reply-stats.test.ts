import { expect, it } from 'vitest';
import type { ReplyStatsState } from '#features/leads/deadlines.contract.ts';
import type { TestApi } from '#tests/support/test-api.ts';
import { at, change, mailless, openInbox, send } from '#tests/support/test-inbox.ts';
import { describeOnBothDatabases, setClock, type TestPlatform } from '#tests/support/test-platform.ts';

describeOnBothDatabases('the measured promise', (open) => {
  const readRecord = async (api: TestApi) =>
    (await (await api.askAsAdmin('GET', '/messages-record')).json()) as ReplyStatsState;
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
    const { api, jobs, save } = await openInbox(platform, { ...mailless, show_record: true });
    // From Tuesday at ten to Wednesday at ten is eight hours of business time.
    await answer(platform, api, 2, 24 * 60);
    await answer(platform, api, 17, 110);
    const spam = await send(api, { subject: 'Spam' });
    await change(api, spam.id, { status: 'waiting' });
    await api.askAsAdmin('POST', '/messages-bulk', { body: { ids: [spam.id], spam: true } });
    await jobs.renewReplyStats();
    expect(await readRecord(api)).toMatchObject({ needed: 20, shown: false, answers: 19, within: 17 });
    expect(await readState(platform)).toEqual([null]);

    const { contentVersion } = platform.database;
    await answer(platform, api, 1, 110);
    setClock(platform, at('23:00'));
    const before = contentVersion.current;
    await jobs.renewReplyStats();
    expect(contentVersion.current).toBe(before + 1);
    const measured = { month: '2026-11', answers: 20, within: 18, promise_hours: 4, median_minutes: 110 };
    expect(await readRecord(api)).toEqual({ ...measured, needed: 20, shown: true });

    // Within the hour, pages stay unchanged.
    await answer(platform, api, 1, 110);
    setClock(platform, at('23:30'));
    await jobs.renewReplyStats();
    expect(contentVersion.current).toBe(before + 1);
    expect(await readState(platform)).toMatchObject([{ answers: 20 }]);

    await save({ ...mailless, show_record: true, promise_hours: 1 });
    expect(await readState(platform)).toMatchObject([{ answers: 21, within: 0 }]);
    setClock(platform, Date.parse('2026-12-01T08:00:00Z'));
    expect(await readRecord(api)).toMatchObject({ shown: false, answers: 0, median_minutes: null });
    await jobs.renewReplyStats();
    expect(await readState(platform)).toEqual([null]);
    await save(mailless);
    expect(await readState(platform)).toEqual([]);
  });

  it('is the middle of what was measured, rounded up', async () => {
    const platform = await open();
    const { api } = await openInbox(platform, mailless);
    await answer(platform, api, 1, 10);
    await answer(platform, api, 1, 21);
    expect(await readRecord(api)).toMatchObject({ answers: 2, within: 2, median_minutes: 16 });
  });
});
