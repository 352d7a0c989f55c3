import { expect, it } from 'vitest';
import { openTestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import type { WaitingLeads } from '../../deadlines.contract.ts';

describeOnBothDatabases('leads that wait for an answer', (open) => {
  it('are counted and listed, those that are due first at the top', async () => {
    const platform = await open();
    platform.now = () => new Date('2030-01-11T12:00:00Z');
    const api = await openTestApi(platform);
    const add = (id: string, more: object) =>
      platform.database.kysely
        .insertInto('contact_messages')
        .values({
          ...{ id, name: id, email: 'ann@example.com', subject: 'A ward', message: 'Hello', read: 1 },
          ...{ search_text: '', created_at: `2030-01-10T10:00:00.000Z`, status: 'open' },
          ...more,
        })
        .execute();
    expect(await ask()).toEqual({ new: 0, open: 0, overdue: 0, due: 0, unowned: 0, leads: [] });
    await add('read', {});
    await add('undated', { status: 'new', read: 0 });
    await add('soon', { due_at: '2030-01-12T11:59:00.000Z' });
    await add('later', { due_at: '2030-01-12T12:01:00.000Z' });
    await add('overdue', { due_at: '2030-01-11T11:00:00.000Z', status: 'new', read: 0 });
    await add('waiting', { status: 'waiting', due_at: '2030-01-01T11:00:00.000Z' });
    await add('done', { status: 'done' });
    await add('spam', { spam: 1, status: 'new', read: 0 });
    const { leads, ...counts } = await ask();
    expect(counts).toEqual({ new: 2, open: 3, overdue: 1, due: 1, unowned: 5 });
    expect(leads.map(({ id }) => id)).toEqual(['overdue', 'soon', 'later', 'undated', 'read']);
    expect(await (await api.askAsAdmin('GET', '/messages-counts')).json()).toEqual({
      ...{ new: 2, open: 3, waiting: 1 },
    });

    async function ask() {
      return (await (await api.askAsAdmin('GET', '/messages-waiting')).json()) as WaitingLeads;
    }
  });
});
