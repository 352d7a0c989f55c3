import { expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../../../tests/support/test-api.ts';
import { describeOnBothDatabases } from '../../../../../tests/support/test-platform.ts';
import type { Message } from '../../contract.ts';
import type { LeadEvent } from '../../desk.contract.ts';
import { notePersonAnswered } from './lead-of-reply.store.ts';

const message = { name: 'Ann', email: 'ann@clinics.example', subject: 'A ward', message: 'Can you help?' };

const openLead = async (api: TestApi) => {
  const sent = (await (await api.ask('POST', '/messages-api', { body: message })).json()) as Message;
  const path = `/messages-api/${sent.id}`;
  return {
    id: sent.id,
    path,
    change: async (body: object) => (await (await api.askAsAdmin('PATCH', path, { body })).json()) as Message,
    reply: () => api.askAsAdmin('POST', `${path}/replies`, { body: { text: 'Yes.' } }),
    read: async () => (await (await api.askAsAdmin('GET', path)).json()) as Message,
  };
};

describeOnBothDatabases('a lead that was won', (open) => {
  it('stays won when mails go on, until a person opens it again', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const lead = await openLead(api);
    await lead.change({ status: 'done', won: true, value: 48_000 });
    await lead.reply();
    expect(await lead.read()).toMatchObject({ status: 'waiting', won: true, value: 48_000 });
    await platform.database.write((trx) =>
      notePersonAnswered(trx, lead.id, 'a-mail', { at: platform.now().toISOString(), due: null }),
    );
    expect(await lead.change({ assignee_id: api.adminId })).toMatchObject({ status: 'open', won: true });
    expect(await lead.change({ status: 'done' })).toMatchObject({ won: true, value: 48_000 });
    expect(await lead.change({ status: 'open' })).toMatchObject({ won: false });
    const activity = await (await api.askAsAdmin('GET', `${lead.path}/activity`)).json();
    expect((activity as LeadEvent[]).filter(({ kind }) => kind === 'won').map(({ data }) => data)).toEqual([
      { from: true, to: false },
      { from: false, to: true },
    ]);
  });
});
