import { expect, it } from 'vitest';
import { annsMessage as values } from '#tests/support/payloads.ts';
import { openTestApi, openWithApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { Message } from '../../contract.ts';

describeOnBothDatabasesAtLength('a lead entered by hand', (open) => {
  it('is in the inbox, read, with who entered it, and mailed to nobody', async () => {
    const { platform, api } = await openWithApi(open);
    const response = await api.askAsAdmin('POST', '/messages-entered', { body: values });
    expect(response.status).toBe(201);
    const entered = (await response.json()) as Message;
    expect(entered).toMatchObject({ ...values, status: 'open', read: true, channel: null, source: null });
    expect(await (await api.askAsAdmin('GET', '/messages-api')).json()).toEqual([entered]);
    const activity = await (await api.askAsAdmin('GET', `/messages-api/${entered.id}/activity`)).json();
    expect(activity).toMatchObject([{ kind: 'entered', author_name: 'admin' }, { kind: 'received' }]);
    expect(await platform.database.kysely.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  });

  it('has a name, an address, a subject and a note', async () => {
    const api = await openTestApi(await open());
    const refused = await api.askAsAdmin('POST', '/messages-entered', { body: { ...values, name: ' ' } });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: [{ field: 'name', message: 'Name is required' }] },
    ]);
  });
});

describeOnBothDatabasesAtLength('a lead that gets an owner', (open) => {
  it('counts as read', async () => {
    const api = await openTestApi(await open());
    const { id } = (await (await api.ask('POST', '/messages-api', { body: values })).json()) as Message;
    const assigned = await api.askAsAdmin('PATCH', `/messages-api/${id}`, {
      body: { assignee_id: api.adminId },
    });
    expect(await assigned.json()).toMatchObject({ assignee_id: api.adminId, status: 'open', read: true });
  });
});
