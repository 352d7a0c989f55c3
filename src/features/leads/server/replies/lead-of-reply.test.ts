import { expect, it } from 'vitest';
import { deliverDue } from '#tests/support/test-outbox.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { Message } from '../../contract.ts';
import type { LeadEvent } from '../../inbox.contract.ts';
import type { Reply } from '../../replies.contract.ts';
import { updateToBounced } from '../inbound/inbound.store.ts';
import { noteInboundMail, noteReplyFailed } from './lead-of-reply.store.ts';
import { settleReplies } from './reply-delivery.ts';
import { annsMessage } from '#tests/support/payloads.ts';

const message = { ...annsMessage, email: 'ann@clinics.example' };

const openLead = async (api: TestApi) => {
  const sent = (await (await api.ask('POST', '/messages-api', { body: message })).json()) as Message;
  const path = `/messages-api/${sent.id}`;
  return {
    id: sent.id,
    path,
    change: async (body: object) => (await (await api.askAsAdmin('PATCH', path, { body })).json()) as Message,
    reply: async () =>
      (await (await api.askAsAdmin('POST', `${path}/replies`, { body: { text: 'Yes.' } })).json()) as Reply,
    read: async () => (await (await api.askAsAdmin('GET', path)).json()) as Message,
  };
};

describeOnBothDatabasesAtLength('a lead that was won', (open) => {
  it('stays won when mails go on, until a person opens it again', async () => {
    const { platform, api } = await openWithApi(open);
    const lead = await openLead(api);
    await lead.change({ status: 'done', won: true, value: 48_000 });
    await lead.reply();
    expect(await lead.read()).toMatchObject({ status: 'waiting', won: true, value: 48_000 });
    await platform.database.write((trx) =>
      noteInboundMail(trx, lead.id, 'a-mail', { at: platform.now().toISOString(), due: null }),
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

describeOnBothDatabasesAtLength('a lead whose sender answers by mail', (open) => {
  it.each(['open', 'waiting', 'done'])('is unread again when it is %s', async (status) => {
    const { platform, api } = await openWithApi(open);
    const lead = await openLead(api);
    const before = await lead.change({ status });
    const due = '2030-01-02T10:00:00.000Z';
    await platform.database.write((trx) =>
      noteInboundMail(trx, lead.id, 'a-mail', { at: platform.now().toISOString(), due }),
    );
    const after = await lead.read();
    expect(after).toMatchObject({ status: 'new', read: false });
    // Whoever waits for an answer already does not wait anew.
    expect(after.due_at).toBe(status === 'open' ? before.due_at : due);
    expect(await (await api.askAsAdmin('GET', '/messages-waiting')).json()).toMatchObject({ new: 1 });
  });
});

describeOnBothDatabasesAtLength('the time of the first answer', (open) => {
  const at = (hour: number) => `2030-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`;

  it('is that of the first reply that did not come back', async () => {
    const platform = await open();
    const lead = await openLead(await openTestApi(platform));
    const sendAt = async (hour: number) => {
      platform.now = () => new Date(at(hour));
      const { id } = await lead.reply();
      await deliverDue(platform);
      await settleReplies(platform);
      return id;
    };
    const bounce = (id: string) =>
      platform.database.write(async (trx) =>
        noteReplyFailed(trx, (await updateToBounced(trx, id, 'returned'))!, platform.now().toISOString()),
      );
    const readAnswered = async () => (await lead.read()).answered_at;
    const first = await sendAt(10);
    const second = await sendAt(11);
    const third = await sendAt(12);
    await bounce(second);
    expect(await readAnswered()).toBe(at(10));
    await bounce(first);
    expect(await readAnswered()).toBe(at(12));
    await bounce(third);
    expect(await readAnswered()).toBeNull();
    await sendAt(13);
    expect(await readAnswered()).toBe(at(13));
  });

  it('is taken back with a state that was picked by mistake, and stays with what was meant', async () => {
    const platform = await open();
    const lead = await openLead(await openTestApi(platform));
    const changeAt = (time: string, status: string) => {
      platform.now = () => new Date(time);
      return lead.change({ status });
    };
    expect(await changeAt(at(10), 'waiting')).toMatchObject({ answered_at: at(10) });
    expect(await changeAt('2030-01-01T10:10:00.000Z', 'open')).toMatchObject({ answered_at: null });
    expect(await changeAt(at(11), 'waiting')).toMatchObject({ answered_at: at(11) });
    // The sender called back.
    expect(await changeAt('2030-01-01T11:10:00.001Z', 'open')).toMatchObject({ answered_at: at(11) });
  });

  it('is not taken back where a reply was sent', async () => {
    const platform = await open();
    const lead = await openLead(await openTestApi(platform));
    await lead.reply();
    await deliverDue(platform);
    await settleReplies(platform);
    const { answered_at: answered } = await lead.read();
    expect(answered).toEqual(expect.any(String));
    expect(await lead.change({ status: 'open' })).toMatchObject({ answered_at: answered });
  });
});
