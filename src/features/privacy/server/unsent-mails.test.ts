import { expect, it } from 'vitest';
import { settleReplies } from '#features/leads/server/replies/reply-delivery.ts';
import type { Message } from '#features/leads/contract.ts';
import type { Reply } from '#features/leads/replies.contract.ts';
import { eraseMailsOf } from '#platform/mail/person.store.ts';
import { makeCallers } from '#tests/api/callers.ts';
import { openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';

const ann = 'ann@clinics.example';
const bob = 'bob@farms.example';
const message = { name: 'Bob', email: bob, subject: 'A farm', message: `Write to my colleague ${ann}.` };

const send = async (api: TestApi) =>
  (await (await api.ask('POST', '/messages-api', { body: message })).json()) as Message;
/** Without the mail that reports it. */
const setContact = ({ database }: TestPlatform, value: string) =>
  database.kysely.insertInto('site_settings').values({ key: 'contact_email', value }).execute();
const replyTo = async (api: TestApi, id: string, headers = {}) =>
  (await (
    await api.askAsAdmin('POST', `/messages-api/${id}/replies`, { body: { text: 'Yes.' }, headers })
  ).json()) as Reply;
const readState = async (api: TestApi, id: string) =>
  ((await (await api.askAsAdmin('GET', `/messages-api/${id}/replies`)).json()) as Reply[])[0]!;
const erase = async (api: TestApi, email: string) =>
  expect((await api.askInPerson('DELETE', `/personal-data?email=${email}`)).status).toBe(200);

describeOnBothDatabasesAtLength('mails to others that wait while a person is erased', (open) => {
  it('are sent without the address', async () => {
    const { platform, api } = await openWithApi(open);
    await setContact(platform, 'owner@acme.example');
    const { id } = await send(api);
    await replyTo(api, id);
    await erase(api, ann);
    const mails = await platform.readMails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([bob, 'owner@acme.example']);
    for (const { text } of mails) expect(text).toContain('Write to my colleague [removed].');
    await settleReplies(platform);
    expect(await readState(api, id)).toMatchObject({ state: 'written' });
  });

  it('are sent where the person wrote them for the company', async () => {
    const { platform, api } = await openWithApi(open);
    const headers = (await makeCallers(platform, api))['an admin by key'];
    await api.askAsAdmin('PUT', '/settings', { body: { contact_email: '' } });
    const { id } = await send(api);
    await replyTo(api, id, headers);
    const { kysely } = platform.database;
    const selectAnswersTo = () =>
      kysely.selectFrom('mail_outbox').select('reply_to').where('recipient', '=', bob).execute();
    expect(await selectAnswersTo()).toEqual([{ reply_to: 'ada@example.com' }]);
    const find = async () =>
      ((await (await api.askAsAdmin('GET', '/messages-api?q=ada')).json()) as unknown[]).length;
    expect(await find()).toBe(1);
    await erase(api, 'ada@example.com');
    expect(await find()).toBe(0);
    expect(await selectAnswersTo()).toEqual([{ reply_to: null }]);
    expect((await platform.readMails()).map(({ to }) => to)).toContain(bob);
    await settleReplies(platform);
    expect(await readState(api, id)).toMatchObject({ state: 'written', author_name: null });
  });
});

describeOnBothDatabasesAtLength('mails about a person', (open) => {
  it('are counted once where two erase them at once', async () => {
    const { platform, api } = await openWithApi(open);
    await setContact(platform, 'owner@acme.example');
    for (let mail = 0; mail < 3; mail += 1) await send(api);
    const counts = await Promise.all([1, 2].map(() => eraseMailsOf(platform.database, bob)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    expect(await platform.readMails()).toEqual([]);
  });
});

describeOnBothDatabasesAtLength('a signature', (open) => {
  it('leaves the replies of an erased account, and their mails', async () => {
    const { platform, api } = await openWithApi(open);
    const headers = (await makeCallers(platform, api))['an admin by key'];
    const signAs = (text: string) => api.ask('PUT', '/reply-signature', { body: { text }, headers });
    const [first, second] = [await send(api), await send(api)];
    await signAs('Ada of before');
    await replyTo(api, first.id, headers);
    await signAs('Ada of now');
    await replyTo(api, second.id, headers);
    // As written before signatures were counted.
    const { kysely } = platform.database;
    await kysely
      .updateTable('lead_replies')
      .set({ signature_length: 0 })
      .where('message_id', '=', second.id)
      .execute();
    expect(await readState(api, first.id)).toMatchObject({ text: 'Yes.\n\nAda of before' });
    await erase(api, 'ada@example.com');
    for (const { id } of [first, second]) {
      expect(await readState(api, id)).toMatchObject({ text: 'Yes.', author_name: null });
    }
    const mails = (await platform.readMails()).filter(({ to }) => to === bob);
    expect(mails.map(({ text }) => text.split('\n').slice(0, 3))).toEqual(
      Array.from({ length: 2 }, () => ['Yes.', '', expect.stringMatching(/^On .* wrote:$/)]),
    );
  });
});

describeOnBothDatabasesAtLength('a reply whose mail is gone', (open) => {
  it('has failed, and can be sent again', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = await send(api);
    const reply = await replyTo(api, id);
    await platform.database.kysely.deleteFrom('mail_outbox').execute();
    await settleReplies(platform);
    expect(await readState(api, id)).toMatchObject({
      state: 'failed',
      failure: 'the mail could not be sent',
    });
    expect(await (await api.askAsAdmin('GET', `/messages-api/${id}`)).json()).toMatchObject({
      status: 'open',
    });
    await api.askAsAdmin('POST', `/messages-api/${id}/replies/${reply.id}/retry`);
    await platform.readMails();
    await settleReplies(platform);
    expect(await readState(api, id)).toMatchObject({ state: 'written' });
  });
});
