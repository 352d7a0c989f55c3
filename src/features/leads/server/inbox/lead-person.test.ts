import { expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { Message } from '../../contract.ts';
import type { LeadPerson } from '../../inbox.contract.ts';
import { isFreeMailHost } from './lead-person.ts';

let sent = 0;

const send = async (api: TestApi, email: string, subject: string) => {
  sent += 1;
  const body = { name: 'Ann', email, subject, message: `Can you help? ${sent}` };
  return (await (await api.ask('POST', '/messages-api', { body })).json()) as Message;
};
const readPerson = async (api: TestApi, id: string) =>
  (await (await api.askAsAdmin('GET', `/messages-api/${id}/person`)).json()) as LeadPerson;
const toSubjects = (rows: readonly { subject: string }[]) => rows.map(({ subject }) => subject);

describeOnBothDatabasesAtLength('the person of a lead', (open) => {
  it('is an address in any case, with the newsletter; others of the company stand beside it', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    await send(api, 'ann@clinics.example', 'first');
    await send(api, 'Ann@Clinics.example', 'second');
    const { id } = await send(api, 'ANN@clinics.example', 'third');
    await send(api, 'tom@clinics.example', 'before');
    await send(api, 'Tom@CLINICS.example', 'after');
    await send(api, 'tom@not-clinics.example', 'a stranger');
    await send(api, 'tom@more.clinics.example', 'another stranger');
    const spam = await send(api, 'eve@clinics.example', 'spam');
    await api.askAsAdmin('POST', '/messages-bulk', { body: { ids: [spam.id], spam: true } });
    const before = await readPerson(api, id);
    expect(before).toMatchObject({
      email: 'ann@clinics.example',
      subscribed_at: null,
      company: 'clinics.example',
    });
    expect(toSubjects(before.messages)).toEqual(['second', 'first']);
    expect(toSubjects(before.colleagues)).toEqual(['after']);
    await api.ask('POST', '/newsletter-api', { body: { email: 'Ann@clinics.example' } });
    expect(await readPerson(api, id)).toMatchObject({ subscribed_at: null });
    await platform.database.kysely
      .updateTable('newsletter_subscriptions')
      .set({ status: 'confirmed' })
      .execute();
    expect((await readPerson(api, id)).subscribed_at).toMatch(/^\d{4}-/);
  });

  it('has no company at a host that gives addresses to anybody', async () => {
    const api = await openTestApi(await open());
    const { id } = await send(api, 'ann@gmail.com', 'one');
    await send(api, 'tom@gmail.com', 'two');
    expect(await readPerson(api, id)).toMatchObject({ messages: [], company: null, colleagues: [] });
  });
});

it.each([
  ['yahoo.co.uk', true],
  ['web.de', true],
  ['gmx.net', true],
  ['outlook-travel.com', false],
  ['my.gmail.example', false],
])('knows whether %s gives addresses to anybody: %s', async (host, isFree) => {
  expect(await isFreeMailHost(host)).toBe(isFree);
});
