import { expect, it } from 'vitest';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import type { Message } from '../../contract.ts';
import type { LeadEvent } from '../../inbox.contract.ts';
import { annsMessage as message } from '#tests/support/payloads.ts';

const send = async (api: TestApi, subject: string) =>
  (await (await api.ask('POST', '/messages-api', { body: { ...message, subject } })).json()) as Message;
const change = (api: TestApi, id: string, body: object) =>
  api.askAsAdmin('PATCH', `/messages-api/${id}`, { body });
const subjects = async (api: TestApi, query: string) =>
  ((await (await api.askAsAdmin('GET', `/messages-api?${query}`)).json()) as Message[]).map(
    ({ subject }) => subject,
  );

describeOnBothDatabases('the lead desk', (open) => {
  it('changes a lead from one version to the next, and refuses a stale one with what is there', async () => {
    const api = await openTestApi(await open());
    const { id } = await send(api, 'one');
    const opened = await change(api, id, { status: 'open', assignee_id: api.adminId, version: 1 });
    expect(await opened.json()).toMatchObject({ status: 'open', read: true, version: 2 });
    const stale = await change(api, id, { status: 'done', version: 1 });
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: 'edited_meanwhile', current: { status: 'open', version: 2 } },
    ]);
    const repeated = await change(api, id, { status: 'open', version: 1 });
    expect(await repeated.json()).toMatchObject({ version: 2 });
    const won = await change(api, id, { status: 'done', won: true, value: 5000 });
    expect(await won.json()).toMatchObject({ won: true, value: 5000, version: 3 });
    const activity = (await (
      await api.askAsAdmin('GET', `/messages-api/${id}/activity`)
    ).json()) as LeadEvent[];
    expect(activity.map(({ kind }) => kind).toSorted()).toEqual(
      ['received', 'status', 'assigned', 'status', 'won', 'value'].toSorted(),
    );
    expect(activity.find(({ kind }) => kind === 'assigned')).toMatchObject({ author_name: 'admin' });
  });

  it('says why it was lost, until it is reopened or won', async () => {
    const api = await openTestApi(await open());
    const { id } = await send(api, 'one');
    const lost = await change(api, id, { status: 'done', lost_reason: ' Chose a\ncheaper offer ' });
    expect(await lost.json()).toMatchObject({ won: false, lost_reason: 'Chose a cheaper offer' });
    expect(await (await change(api, id, { value: 900 })).json()).toMatchObject({
      lost_reason: 'Chose a cheaper offer',
    });
    expect(await (await change(api, id, { won: true })).json()).not.toHaveProperty('lost_reason');
    await change(api, id, { won: false, lost_reason: 'No budget' });
    expect(await (await change(api, id, { lost_reason: null })).json()).not.toHaveProperty('lost_reason');
    await change(api, id, { lost_reason: 'No budget' });
    expect(await (await change(api, id, { status: 'open' })).json()).not.toHaveProperty('lost_reason');
  });

  it('keeps a reason that is given before the lead is over, and none of a lead that is won', async () => {
    const api = await openTestApi(await open());
    const { id } = await send(api, 'one');
    const given = await change(api, id, { lost_reason: 'No budget', value: 900 });
    expect(await given.json()).toMatchObject({ status: 'new', lost_reason: 'No budget' });
    for (const status of ['open', 'waiting', 'done']) {
      expect(await (await change(api, id, { status })).json()).toMatchObject({ lost_reason: 'No budget' });
    }
    expect(await (await change(api, id, { won: true })).json()).not.toHaveProperty('lost_reason');
    const refused = await change(api, id, { lost_reason: 'No budget' });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: [{ field: 'lost_reason', message: 'A lead that is won has no reason why it was lost' }] },
    ]);
    const reopened = await change(api, id, { status: 'open', lost_reason: 'Too late' });
    expect(await reopened.json()).toMatchObject({ status: 'open', won: false, lost_reason: 'Too late' });
    const listed = await (await api.askAsAdmin('GET', '/messages-export')).text();
    expect(listed).toContain(',Too late,');
  });

  it.each([
    [{ won: true }, 'Only a lead that is done can be won'],
    [{ status: 'open', read: false }, 'read and status contradict each other'],
    [{ assignee_id: 'nobody' }, 'assignee_id must belong to an account with the right to messages'],
    [{ due_at: 'soon' }, 'due_at must be a time such as 2026-11-20T09:00:00Z'],
    [{ due_at: '0001-01-01T00:00:00Z' }, 'due_at must be a time such as 2026-11-20T09:00:00Z'],
    [{ version: 1 }, 'Name at least one thing to change'],
  ])('refuses %j and changes nothing', async (body, detail) => {
    const api = await openTestApi(await open());
    const sent = await send(api, 'one');
    const response = await change(api, sent.id, body);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { detail, errors: [{ message: detail }] },
    ]);
    expect(await (await api.askAsAdmin('GET', `/messages-api/${sent.id}`)).json()).toEqual(sent);
  });

  it.each([
    '/messages-api?assignee=%00',
    '/messages-api?channel=%00',
    '/messages-export?assignee=%00',
    '/personal-data?email=a%00@clinics.example',
  ])('refuses %s, which PostgreSQL has no text for', async (path) => {
    const api = await openTestApi(await open());
    expect((await api.askAsAdmin('GET', path)).status).toBe(400);
  });

  it('keeps a win where a state is taken back with it', async () => {
    const api = await openTestApi(await open());
    const { id } = await send(api, 'one');
    await change(api, id, { status: 'done', won: true, value: 40_000 });
    const undone = await change(api, id, { status: 'waiting', won: true, value: 40_000 });
    expect(await undone.json()).toMatchObject({ status: 'waiting', won: true, value: 40_000 });
    expect(await (await change(api, id, { status: 'open' })).json()).toMatchObject({ won: true });
    expect((await change(api, id, { won: false })).status).toBe(200);
    expect((await change(api, id, { won: true })).status).toBe(400);
  });

  it('lists by state, owner, date, and what is overdue or searched for', async () => {
    const api = await openTestApi(await open());
    const [one, two] = [await send(api, 'one'), await send(api, 'two')];
    await change(api, one.id, { assignee_id: api.adminId, due_at: '2020-01-01T00:00:00Z' });
    await change(api, two.id, { status: 'waiting' });
    expect(await subjects(api, 'status=waiting')).toEqual(['two']);
    expect(await subjects(api, 'assignee=me')).toEqual(['one']);
    expect(await subjects(api, 'assignee=none')).toEqual(['two']);
    expect(await subjects(api, 'unread=true')).toEqual([]);
    await change(api, one.id, { read: false });
    expect(await subjects(api, 'unread=true')).toEqual(['one']);
    expect(await subjects(api, 'overdue=true')).toEqual(['one']);
    expect(await subjects(api, 'to=2020-01-01')).toEqual([]);
    expect(await subjects(api, 'q=ward&status=new')).toEqual([]);
    expect(await subjects(api, 'q=ann&status=waiting')).toEqual(['two']);
    expect((await api.askAsAdmin('GET', '/messages-api?status=lost')).status).toBe(400);
  });

  it.each(['from=2026-02-28', 'to=2026-02-28T10:00:00%2B02:00', 'to=2026-02-28T10:00:00Z'])(
    'lists %s',
    async (query) => {
      const api = await openTestApi(await open());
      expect((await api.askAsAdmin('GET', `/messages-api?${query}`)).status).toBe(200);
    },
  );

  it.each([
    'from=2026-02-31',
    // On whose clock?
    'to=2026-02-28T10:00',
  ])('refuses to list %s', async (query) => {
    const api = await openTestApi(await open());
    const answer = await api.askAsAdmin('GET', `/messages-api?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/must be a day such as 2026-11-20, or a time with its offset/);
  });

  it('keeps notes, and deletes them with the message', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = await send(api, 'one');
    const notes = `/messages-api/${id}/notes`;
    expect((await api.askAsAdmin('POST', notes, { body: { text: ' ' } })).status).toBe(400);
    expect((await api.askAsAdmin('POST', notes, { body: { text: 'Call' } })).status).toBe(201);
    expect(await (await api.askAsAdmin('GET', notes)).json()).toMatchObject([
      { text: 'Call', author_name: 'admin' },
    ]);
    await api.askAsAdmin('DELETE', `/messages-api/${id}`);
    expect((await api.askAsAdmin('GET', notes)).status).toBe(404);
    expect(await platform.database.kysely.selectFrom('lead_notes').selectAll().execute()).toEqual([]);
    expect(await platform.database.kysely.selectFrom('lead_events').selectAll().execute()).toEqual([]);
  });

  it('changes several at once, and names those that are gone', async () => {
    const api = await openTestApi(await open());
    const ids = [(await send(api, 'one')).id, (await send(api, 'two')).id];
    const bulk = async (body: object) => (await api.askAsAdmin('POST', '/messages-bulk', { body })).json();
    expect(await bulk({ ids: [...ids, 'gone'], status: 'done' })).toEqual({
      changed: ids,
      missing: ['gone'],
    });
    expect(await subjects(api, 'status=done')).toHaveLength(2);
    expect(await bulk({ ids, delete: true, status: 'open' })).toMatchObject({ status: 400 });
    expect(await bulk({ ids, delete: true })).toEqual({ changed: ids, missing: [] });
    expect(await subjects(api, '')).toEqual([]);
  });

  it('lets the event loop go on between the leads that are changed at once', async () => {
    const platform = await open();
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    let turnsInside = 0;
    const write: TestPlatform['database']['write'] = (work) =>
      platform.database.write(async (trx) => {
        const before = turns;
        const result = await work(trx);
        turnsInside = turns - before;
        return result;
      });
    const api = await openTestApi({ ...platform, database: { ...platform.database, write } });
    const ids: string[] = [];
    for (let i = 0; i < 100; i += 1) ids.push((await send(api, `Message ${i}`)).id);
    setImmediate(count);
    await api.askAsAdmin('POST', '/messages-bulk', { body: { ids, assignee_id: api.adminId } });
    isOver = true;
    expect(turnsInside).toBeGreaterThanOrEqual(ids.length - 1);
    expect(await subjects(api, `assignee=${api.adminId}`)).toHaveLength(ids.length);
  });
});
