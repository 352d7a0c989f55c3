import { expect, it } from 'vitest';
import type { Message } from '../../leads/contract.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { replyTimeDefaults } from '../reply-time.contract.ts';
import { annsMessage } from '#tests/support/payloads.ts';

const path = '/settings/answer-time';
const always = { from: '00:00', to: '24:00' };
const roundTheClock = { ...replyTimeDefaults, enabled: true, week: Array.from({ length: 7 }, () => always) };
const message = { ...annsMessage, subject: 'Pipes' };

async function send(api: TestApi): Promise<Message> {
  const response = await api.ask('POST', '/messages-api', { body: message });
  expect(response.status).toBe(201);
  return (await response.json()) as Message;
}

const hoursUntilDue = ({ due_at: due, created_at: from }: Message) =>
  due && (Date.parse(due) - Date.parse(from)) / 3_600_000;

describeOnBothDatabasesAtLength('the time to answer', (open) => {
  it('makes a message due once it is on', async () => {
    const api = await openTestApi(await open());
    expect((await send(api)).due_at).toBeNull();
    expect(await (await api.askAsAdmin('GET', path)).json()).toEqual(replyTimeDefaults);
    expect((await api.askAsAdmin('PUT', path, { body: roundTheClock })).status).toBe(200);
    expect(await (await api.askAsAdmin('GET', path)).json()).toEqual(roundTheClock);
    const sent = await send(api);
    expect(hoursUntilDue(sent)).toBe(4);
    const stored = await (await api.askAsAdmin('GET', `/messages-api/${sent.id}`)).json();
    expect(stored).toMatchObject({ due_at: sent.due_at });
  });

  it('stays on where it was saved before it could be switched off', async () => {
    const { platform, api } = await openWithApi(open);
    const {
      enabled: _enabled,
      mail_due: _due,
      mail_digest: _digest,
      show_record: _record,
      ...before
    } = roundTheClock;
    await platform.database.kysely
      .insertInto('site_settings')
      .values({ key: 'answer_time', value: JSON.stringify(before) })
      .execute();
    expect(await (await api.askAsAdmin('GET', path)).json()).toEqual(roundTheClock);
    expect(hoursUntilDue(await send(api))).toBe(4);
  });

  it('begins again when a lead is opened again', async () => {
    const api = await openTestApi(await open());
    await api.askAsAdmin('PUT', path, { body: roundTheClock });
    const { id } = await send(api);
    const change = async (status: string) =>
      (await (await api.askAsAdmin('PATCH', `/messages-api/${id}`, { body: { status } })).json()) as Message;
    expect((await change('done')).due_at).toBeNull();
    expect((await change('open')).due_at).toEqual(expect.any(String));
  });

  it('is not among the settings that visitors read', async () => {
    const api = await openTestApi(await open());
    await api.askAsAdmin('PUT', path, { body: roundTheClock });
    expect(await (await api.ask('GET', '/settings')).text()).not.toContain('answer_time');
  });

  it.each([
    [{ time_zone: 'Mars/Olympus' }, 'Time zone must be a name such as America/Los_Angeles'],
    [{ week: [] }, 'week must be seven days, Monday first, each null or hours'],
    [
      { week: [...roundTheClock.week.slice(1), { from: '17:00', to: '09:00' }] },
      'The start time must be before the end time',
    ],
    [{ week: roundTheClock.week.map(() => null) }, 'At least one day must be open'],
    [{ holidays: [{ date: '2026-02-30', name: '' }] }, 'Enter a date such as 2026-12-25'],
    [{ holidays: ['', 'Again'].map((name) => ({ date: '2026-12-25', name })) }, 'This date is listed twice'],
    [{ holidays: [{ date: '0000-01-01', name: '' }] }, 'Enter a date such as 2026-12-25'],
    [
      { week: [{ from: '09:00', to: '09:01' }, null, null, null, null, null, null], promise_hours: 200 },
      'These open hours take over a year to add up to that. Open longer, or promise fewer hours',
    ],
    [{ mail_due: 'yes' }, 'mail_due must be true or false'],
    [{ promise_hours: 0 }, 'Promised hours must be from 1 to 200'],
  ])('refuses %j', async (wrong, detail) => {
    const api = await openTestApi(await open());
    const response = await api.askAsAdmin('PUT', path, { body: { ...replyTimeDefaults, ...wrong } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail });
  });
});
