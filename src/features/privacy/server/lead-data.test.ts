import { expect, it } from 'vitest';
import { withdrawColleague } from '#app/colleagues.ts';
import { withdrawAdmin } from '#features/identity/server/admins.ts';
import type { Message } from '#features/leads/contract.ts';
import type { LeadEvent, LeadNote } from '../../leads/inbox.contract.ts';
import type { Attachment } from '#features/leads/replies.contract.ts';
import { makeCallers } from '#tests/api/callers.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import type { PersonalData } from '../contract.ts';
import { annsMessage } from '#tests/support/payloads.ts';

const message = { ...annsMessage, email: 'Ann@Example.com' };
const colleague = 'ada@example.com';

const person = (email: string) => `/personal-data?email=${encodeURIComponent(email)}`;
const exportOf = async (api: TestApi, email: string) =>
  (await (await api.askInPerson('GET', person(email))).json()) as PersonalData;
const send = async (api: TestApi, change: object = {}) =>
  (await (await api.ask('POST', '/messages-api', { body: { ...message, ...change } })).json()) as Message;
const read = async <Thing>(api: TestApi, path: string) =>
  (await (await api.askAsAdmin('GET', `/messages-api/${path}`)).json()) as Thing;

/** Gives a lead a state, an owner, a note and a reply with a file. */
async function work(api: TestApi, id: string, assignee_id: string, headers = {}): Promise<void> {
  const path = `/messages-api/${id}`;
  const body = { status: 'done', won: true, value: 900, due_at: '2030-01-02T00:00:00.000Z', assignee_id };
  const upload = {
    body: 'one',
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  };
  const file = await api.askAsAdmin('POST', `${path}/attachments?name=a.txt`, upload);
  const attachment_ids = [((await file.json()) as Attachment).id];
  const answers = [
    await api.askAsAdmin('POST', `${path}/replies`, { body: { text: 'Yes.', attachment_ids }, headers }),
    await api.askAsAdmin('POST', `${path}/notes`, { body: { text: 'Call her' }, headers }),
    await api.askAsAdmin('PATCH', path, { body, headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 200]);
}

const openWithColleague = async (platform: TestPlatform) => {
  const api = await openTestApi(platform);
  const callers = await makeCallers(platform, api);
  const { id } = await platform.database.kysely
    .selectFrom('user')
    .select('id')
    .where('email', '=', colleague)
    .executeTakeFirstOrThrow();
  return { api, id, headers: callers['an admin by key'] };
};

describeOnBothDatabasesAtLength("what the desk holds of a person's messages", (open) => {
  it('is exported, and not that of others', async () => {
    const api = await openTestApi(await open());
    const { id } = await send(api);
    await work(api, id, api.adminId);
    const other = await send(api, { email: 'other@example.com' });
    await work(api, other.id, api.adminId);
    const data = await exportOf(api, 'ann@example.com');
    const { source, channel } = await read<Message>(api, id);
    expect(data.messages).toEqual([
      expect.objectContaining({
        id,
        status: 'done',
        assignee_id: api.adminId,
        source,
        channel,
        due_at: '2030-01-02T00:00:00.000Z',
        answered_at: expect.any(String),
        won: true,
        value: 900,
      }),
    ]);
    expect(data.notes).toEqual([
      expect.objectContaining({ message_id: id, text: 'Call her', author_name: 'admin' }),
    ]);
    expect(data.events.every(({ message_id }) => message_id === id)).toBe(true);
    expect(data.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['note', 'assigned', 'won']));
    expect(data.events.find(({ kind }) => kind === 'assigned')?.data).toEqual({
      from: null,
      to: api.adminId,
      name: 'admin',
    });
  });

  it('says what brought the sender', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = await send(api);
    const none = {
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      utm_term: null,
      utm_content: null,
    };
    const touch = { channel: 'search', referrer_host: 'search.example', ...none, click_id: null };
    const pages = { landing_page: '/', page: '/contact', last_article: null, last_case: null };
    const source = { ...pages, first: touch, last: touch };
    await platform.database.kysely
      .updateTable('contact_messages')
      .set({ source: JSON.stringify(source), channel: 'search' })
      .where('id', '=', id)
      .execute();
    expect((await exportOf(api, 'ann@example.com')).messages).toMatchObject([{ source, channel: 'search' }]);
  });
});

describeOnBothDatabasesAtLength('a colleague', (open) => {
  it('who is erased leaves no name at the desk, and leads that are nobody’s', async () => {
    const platform = await open();
    const { api, id, headers } = await openWithColleague(platform);
    const { kysely } = platform.database;
    await kysely
      .withTables<{ user: { id: string; name: string } }>()
      .updateTable('user')
      .set({ name: 'Ada Lovelace' })
      .where('id', '=', id)
      .execute();
    const lead = await send(api);
    await work(api, lead.id, id, headers);
    const other = await send(api, { subject: 'Another' });
    await work(api, other.id, api.adminId);
    expect(JSON.stringify(await exportOf(api, 'ann@example.com'))).toContain('Ada Lovelace');
    const { version } = await read<Message>(api, lead.id);
    for (const subject of ['Open', 'Waiting']) {
      const { id: openId } = await send(api, { subject });
      await api.askAsAdmin('PATCH', `/messages-api/${openId}`, { body: { assignee_id: id } });
    }

    expect((await api.askInPerson('DELETE', person(colleague))).status).toBe(200);
    const notices = (await platform.readMails()).filter(({ subject }) => subject.includes('unassigned'));
    const notice = { to: `${api.adminId}@example.com`, subject: '2 messages are now unassigned' };
    expect(notices).toContainEqual(expect.objectContaining(notice));
    for (const { to, text } of notices) expect([to, text].join()).not.toMatch(/Ada|ada@/);
    const data = await exportOf(api, 'ann@example.com');
    expect(JSON.stringify([data.notes, data.events, data.replies])).not.toContain('Ada Lovelace');
    expect(await read<LeadNote[]>(api, `${lead.id}/notes`)).toMatchObject([
      { text: 'Call her', author_id: null, author_name: null },
    ]);
    const activity = await read<LeadEvent[]>(api, `${lead.id}/activity`);
    expect(activity[0]).toMatchObject({
      kind: 'unassigned',
      data: { from: id, reason: 'account_erased' },
      author_name: null,
    });
    expect(activity.find(({ kind }) => kind === 'assigned')?.data).toEqual({
      from: null,
      to: id,
      name: null,
    });
    expect(await read<Message>(api, lead.id)).toMatchObject({ assignee_id: null, version: version + 1 });
    expect(await read<Message>(api, other.id)).toMatchObject({ assignee_id: api.adminId });
    expect(await read<LeadNote[]>(api, `${other.id}/notes`)).toMatchObject([{ author_name: 'admin' }]);
    const others = await read<LeadEvent[]>(api, `${other.id}/activity`);
    expect(others.find(({ kind }) => kind === 'assigned')?.data).toMatchObject({ name: 'admin' });
  });

  it('who is the last admin keeps their leads and their name', async () => {
    const api = await openTestApi(await open());
    const lead = await send(api);
    await work(api, lead.id, api.adminId);
    expect((await api.askInPerson('DELETE', person(`${api.adminId}@example.com`))).status).toBe(409);
    expect(await read<Message>(api, lead.id)).toMatchObject({ assignee_id: api.adminId });
    expect(await read<LeadNote[]>(api, `${lead.id}/notes`)).toMatchObject([{ author_name: 'admin' }]);
  });

  it('who is no admin any more owns no leads, under the name of then', async () => {
    const platform = await open();
    const { api, id, headers } = await openWithColleague(platform);
    const leads = [await send(api), await send(api, { subject: 'Another' })];
    for (const lead of leads) await work(api, lead.id, id, headers);
    const undone = await send(api, { subject: 'Open' });
    const assigned = { assignee_id: id };
    await api.askAsAdmin('PATCH', `/messages-api/${undone.id}`, { body: assigned });
    await withdrawColleague(platform, colleague);
    const notices = (await platform.readMails()).filter(({ subject }) => subject.includes('unassigned'));
    const notice = { to: `${api.adminId}@example.com`, subject: '1 message is now unassigned' };
    expect(notices).toContainEqual(expect.objectContaining(notice));
    expect(notices[0]!.text).toContain('A colleague no longer has access to messages.');
    expect(notices[0]!.text).toContain('http://localhost:3000/admin/messages?assignee=none');
    for (const lead of leads) {
      expect(await read<Message>(api, lead.id)).toMatchObject({ assignee_id: null, status: 'done' });
      const [newest] = await read<LeadEvent[]>(api, `${lead.id}/activity`);
      expect(newest).toMatchObject({ kind: 'unassigned', data: { from: id, reason: 'role_withdrawn' } });
      expect((await read<LeadNote[]>(api, `${lead.id}/notes`))[0]!.author_id).toBe(id);
    }
    await expect(withdrawColleague(platform, colleague)).rejects.toThrow(/is not an admin/);
  });

  it('who is withdrawn once more, after it broke off, owns no leads either', async () => {
    const platform = await open();
    const { api, id, headers } = await openWithColleague(platform);
    const lead = await send(api);
    await work(api, lead.id, id, headers);
    await withdrawAdmin(platform, colleague);
    expect(await read<Message>(api, lead.id)).toMatchObject({ assignee_id: id });
    await withdrawColleague(platform, colleague);
    expect(await read<Message>(api, lead.id)).toMatchObject({ assignee_id: null });
  });
});
