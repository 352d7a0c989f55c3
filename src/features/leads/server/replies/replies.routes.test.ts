import { expect, it, vi } from 'vitest';
import { attachmentKey } from './attachments.store.ts';
import { deleteOrphanedFiles } from './attachments.ts';
import { settleReplies } from './reply-delivery.ts';
import type { Attachment, Reply, SavedReply, WholeReply } from '../../replies.contract.ts';
import { deliverDue } from '#tests/support/test-outbox.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';

const message = {
  name: 'Ann Carter',
  email: 'Ann@clinics.example',
  subject: 'A ward',
  message: 'Can you\nhelp?',
};

const makeLead = async (api: TestApi, change: object = {}): Promise<string> => {
  const response = await api.ask('POST', '/messages-api', { body: { ...message, ...change } });
  return ((await response.json()) as { id: string }).id;
};
const replyTo = (api: TestApi, id: string, body: object, headers = {}) =>
  api.askAsAdmin('POST', `/messages-api/${id}/replies`, { body, headers });
const listThread = async (api: TestApi, id: string) =>
  (await (await api.askAsAdmin('GET', `/messages-api/${id}/replies`)).json()) as Reply[];
const upload = async (api: TestApi, id: string, body: string | Uint8Array, name = 'a.txt') => {
  const path = `/messages-api/${id}/attachments?name=${encodeURIComponent(name)}`;
  return api.askAsAdmin('POST', path, { body, headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
const uploadOne = async (...given: Parameters<typeof upload>) =>
  (await (await upload(...given)).json()) as Attachment;

/** The mails to the sender of the message, oldest first. */
const readSent = async (platform: TestPlatform) =>
  (await platform.readMails()).filter(({ to }) => to === message.email);

describeOnBothDatabasesAtLength('replies', (open) => {
  it('are mailed in one thread, quoted, with the signature', async () => {
    const { platform, api } = await openWithApi(open);
    await api.askAsAdmin('PUT', '/settings', { body: { contact_email: 'hello@acme.com' } });
    await api.askAsAdmin('PUT', '/reply-signature', { body: { text: ' Eva\nAcme ' } });
    const id = await makeLead(api);
    const response = await replyTo(api, id, { text: 'Yes.' });
    const reply = (await response.json()) as Reply;
    expect([response.status, reply]).toMatchObject([
      201,
      {
        kind: 'reply',
        state: 'queued',
        author_name: 'admin',
        address: message.email,
        is_known_address: true,
        subject: 'Re: A ward',
        text: 'Yes.\n\nEva\nAcme',
        sent_at: null,
      },
    ]);
    const second = (await (await replyTo(api, id, { text: 'And no.' })).json()) as Reply;
    const [first, next] = await readSent(platform);
    expect(first!.text).toMatch(
      /^Yes\.\n\nEva\nAcme\n\nOn \w+ \d+, \d+, Ann Carter wrote:\n> Can you\n> help\?$/,
    );
    expect(first!.headers).toMatchObject({
      'message-id': `<${reply.id}@localhost>`,
      'reply-to': 'hello@acme.com',
      from: 'Countermark <no-reply@localhost>',
      subject: 'Re: A ward',
    });
    expect(first!.headers['references']).toBeUndefined();
    expect(next!.headers).toMatchObject({
      'message-id': `<${second.id}@localhost>`,
      'in-reply-to': `<${reply.id}@localhost>`,
      references: `<${reply.id}@localhost>`,
    });
    expect((await listThread(api, id)).map(({ text }) => text)).toEqual([
      'And no.\n\nEva\nAcme',
      'Yes.\n\nEva\nAcme',
    ]);
  });

  it.each([
    ['reply@firm.com', 'no-reply@firm.com', 'reply@firm.com'],
    ['Reply@firm.com', 'Firm <reply@FIRM.com>', undefined],
  ])('are answered to %s, which is named where it is not the sender %s', async (contact, from, named) => {
    const { platform, api } = await openWithApi(open, { fromEnvironment: { MAIL_FROM: from } });
    await api.askAsAdmin('PUT', '/settings', { body: { contact_email: contact } });
    await replyTo(api, await makeLead(api), { text: 'Yes.' });
    expect((await readSent(platform))[0]!.headers['reply-to']).toBe(named);
  });

  it('are answered to their author while the contact address is an example', async () => {
    const { platform, api } = await openWithApi(open);
    await replyTo(api, await makeLead(api), { text: 'Yes.' });
    expect((await readSent(platform))[0]!.headers['reply-to']).toBe(`${api.adminId}@example.com`);
  });

  it('fill the fields of saved replies, and are refused with one that nothing fills', async () => {
    const api = await openTestApi(await open());
    const id = await makeLead(api);
    const refused = await replyTo(api, id, { text: 'Hi {first_name} of {company}' });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: [{ field: 'text', message: expect.stringContaining('{company}') }] },
    ]);
    const sent = await replyTo(api, id, { text: 'Hi {first_name}, {"a": 1}' });
    expect([sent.status, await sent.json()]).toMatchObject([201, { text: 'Hi Ann, {"a": 1}' }]);
    expect(await listThread(api, id)).toHaveLength(1);
  });

  it('are refused where someone else has replied since the entry that their writer knows', async () => {
    const { platform, api } = await openWithApi(open);
    const id = await makeLead(api);
    const own = (await (await replyTo(api, id, { text: 'One.', last_entry_id: null })).json()) as Reply;
    expect((await replyTo(api, id, { text: 'Two.', last_entry_id: null })).status).toBe(201);
    await platform.database.kysely
      .updateTable('lead_replies')
      .set({ author_id: 'eva', author_name: 'Eva' })
      .where('text', '=', 'Two.')
      .execute();
    const refused = await replyTo(api, id, { text: 'Three.', last_entry_id: own.id });
    const body = (await refused.json()) as { code: string; current: Reply };
    expect([refused.status, body]).toMatchObject([
      409,
      { code: 'answered_meanwhile', current: { author_name: 'Eva', text: 'Two.' } },
    ]);
    expect(await listThread(api, id)).toHaveLength(2);
    const known = { text: 'Three.', last_entry_id: body.current.id };
    expect((await replyTo(api, id, known)).status).toBe(201);
    expect((await replyTo(api, id, { text: 'Four.' })).status).toBe(201);
  });

  it('are sent once, however often they are asked for', async () => {
    const { platform, api } = await openWithApi(open);
    const id = await makeLead(api);
    const key = { 'idempotency-key': 'one-double-click' };
    const answers = await Promise.all([1, 2, 3].map(() => replyTo(api, id, { text: 'Yes.' }, key)));
    const replies = (await Promise.all(answers.map((answer) => answer.json()))) as Reply[];
    expect([...new Set(replies.map((reply) => reply.id))]).toHaveLength(1);
    expect((await replyTo(api, id, { text: 'No.' }, key)).status).toBe(422);
    expect(await readSent(platform)).toHaveLength(1);
    expect(await listThread(api, id)).toHaveLength(1);
  });

  it('say why they failed, and are sent again', async () => {
    const { platform, api } = await openWithApi(open);
    const id = await makeLead(api);
    const { id: reply } = (await (await replyTo(api, id, { text: 'Yes.' })).json()) as Reply;
    const mail = () => platform.database.kysely.updateTable('mail_outbox').where('id', '=', reply);
    await mail().set({ attempts: 1, last_error: '450 later' }).execute();
    expect((await listThread(api, id))[0]).toMatchObject({ state: 'queued', failure: '450 later' });
    await mail().set({ failed_at: '2026-01-01T00:00:00.000Z', last_error: '550 no such user' }).execute();
    await settleReplies(platform);
    const retry = () => api.askAsAdmin('POST', `/messages-api/${id}/replies/${reply}/retry`);
    expect((await listThread(api, id))[0]).toMatchObject({ state: 'failed', failure: '550 no such user' });
    // Deleted from the outbox meanwhile, as after thirty days.
    await platform.database.kysely.deleteFrom('mail_outbox').where('id', '=', reply).execute();
    expect(await (await retry()).json()).toMatchObject({ id: reply, state: 'queued', failure: null });
    expect((await retry()).status).toBe(409);
    await deliverDue(platform);
    await settleReplies(platform);
    expect((await listThread(api, id))[0]).toMatchObject({ state: 'sent', failure: null });
  });

  it('have answered nobody while they are only in a file, and are sent once there is a mail server', async () => {
    const { platform, api } = await openWithApi(open);
    const id = await makeLead(api);
    const { id: reply } = (await (await replyTo(api, id, { text: 'Yes.' })).json()) as Reply;
    const readLead = async () => (await api.askAsAdmin('GET', `/messages-api/${id}`)).json();
    await platform.outbox.sendDue();
    await settleReplies(platform);
    expect((await listThread(api, id))[0]).toMatchObject({ state: 'written', failure: null, sent_at: null });
    expect(await readLead()).toMatchObject({ status: 'open', answered_at: null });
    const activity = await (await api.askAsAdmin('GET', `/messages-api/${id}/activity`)).json();
    expect(activity).toContainEqual(expect.objectContaining({ kind: 'reply_written', data: { reply } }));
    const data = { from: 'waiting', to: 'open', reason: 'undelivered' };
    expect(activity).toContainEqual(expect.objectContaining({ kind: 'status', data }));
    const held = await (await api.askInPerson('GET', `/personal-data?email=${message.email}`)).json();
    expect(held).toMatchObject({
      mails: expect.arrayContaining([
        expect.objectContaining({ id: reply, sent_at: null, written_at: expect.any(String) }),
      ]),
    });
    expect(platform.outbox.figures.sent).toBe(0);

    const retry = await api.askAsAdmin('POST', `/messages-api/${id}/replies/${reply}/retry`);
    expect([retry.status, await retry.json()]).toMatchObject([200, { state: 'queued' }]);
    await deliverDue(platform);
    await settleReplies(platform);
    expect((await listThread(api, id))[0]).toMatchObject({ state: 'sent', sent_at: expect.any(String) });
    expect(await readLead()).toMatchObject({ status: 'waiting', answered_at: expect.any(String) });
  });

  it('are a person’s, and every other mail says that a program wrote it', async () => {
    const { platform, api } = await openWithApi(open);
    await replyTo(api, await makeLead(api), { text: 'Yes.' });
    const kinds = (await platform.readMails()).map(({ to, headers }) => [to, headers['auto-submitted']]);
    expect(kinds.toSorted()).toEqual([
      [message.email, undefined],
      ['hello@countermark.example', 'auto-generated'],
    ]);
  });

  it('carry their files, which no visitor is served', async () => {
    const { platform, api } = await openWithApi(open);
    const id = await makeLead(api);
    const name = 'Plän "B" 😀.txt';
    const file = await uploadOne(api, id, 'the plan', `../${name}`);
    expect(file).toMatchObject({ name: 'Plän B 😀.txt', type: 'text/plain', bytes: 8 });
    const reply = (await (
      await replyTo(api, id, { text: 'See.', attachment_ids: [file.id] })
    ).json()) as Reply;
    expect(reply.attachments).toEqual([file]);
    const [mail] = await readSent(platform);
    expect(mail!.headers['content-type']).toContain('multipart/mixed');
    const path = `/messages-api/${id}/attachments/${file.id}`;
    const read = await api.askAsAdmin('GET', path);
    expect([
      await read.text(),
      read.headers.get('content-type'),
      read.headers.get('content-disposition'),
    ]).toEqual([
      'the plan',
      'application/octet-stream',
      'attachment; filename="Pl_n B __.txt"; filename*=UTF-8\'\'Pl%C3%A4n%20B%20%F0%9F%98%80.txt',
    ]);
    expect(read.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const opened = vi.spyOn(platform.storage, 'open');
    expect(await (await api.askAsAdmin('HEAD', path)).text()).toBe('');
    expect((await opened.mock.results[0]!.value)!.body.destroyed, 'after a HEAD').toBe(true);
    expect((await api.ask('GET', path)).status).toBe(403);
    const other = await makeLead(api);
    expect((await api.askAsAdmin('GET', `/messages-api/${other}/attachments/${file.id}`)).status).toBe(404);
    // It is part of a reply: neither deleted nor sent with another.
    expect((await api.askAsAdmin('DELETE', path)).status).toBe(404);
    expect((await replyTo(api, id, { text: 'No.', attachment_ids: [file.id] })).status).toBe(400);
    expect((await replyTo(api, other, { text: 'No.', attachment_ids: [file.id] })).status).toBe(400);
  });

  it('take 10 MB of files in all', async () => {
    const api = await openTestApi(await open());
    const id = await makeLead(api);
    expect((await upload(api, id, '')).status).toBe(400);
    expect((await upload(api, id, new Uint8Array(10_485_761))).status).toBe(413);
    const large = await uploadOne(api, id, new Uint8Array(10_485_760));
    const small = await uploadOne(api, id, 'x');
    const response = await replyTo(api, id, { text: 'Both.', attachment_ids: [large.id, small.id] });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'too_large_attachments' }]);
    expect((await replyTo(api, id, { text: 'One.', attachment_ids: [large.id] })).status).toBe(201);
  });

  it('leave no file behind', async () => {
    const { platform, api } = await openWithApi(open);
    const id = await makeLead(api);
    const [sent, unused, taken] = [
      await uploadOne(api, id, 'sent'),
      await uploadOne(api, id, 'unused'),
      await uploadOne(api, id, 'taken back'),
    ];
    await replyTo(api, id, { text: 'See.', attachment_ids: [sent.id] });
    await api.askAsAdmin('DELETE', `/messages-api/${id}/attachments/${taken.id}`);
    await deleteOrphanedFiles(platform);
    const keys = async () => (await platform.storage.list()).toSorted();
    expect(await keys()).toEqual([attachmentKey(sent.id), attachmentKey(unused.id)].toSorted());
    platform.now = () => new Date(Date.now() + 2 * 86_400_000);
    await deleteOrphanedFiles(platform);
    expect(await keys()).toEqual([attachmentKey(sent.id)]);
    await api.askAsAdmin('DELETE', `/messages-api/${id}`);
    await deleteOrphanedFiles(platform);
    expect(await keys()).toEqual([]);
    for (const table of ['lead_replies', 'lead_attachments'] as const) {
      expect(await platform.database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('are exported and erased with a person, files and all', async () => {
    const { platform, api } = await openWithApi(open);
    const [id, other] = [await makeLead(api), await makeLead(api, { email: 'bob@clinics.example' })];
    const file = await uploadOne(api, id, 'the plan', 'plan of ann.txt');
    await replyTo(api, id, { text: 'To Ann.', attachment_ids: [file.id] });
    await replyTo(api, other, { text: 'To Bob.' });
    const path = `/personal-data?email=ann@clinics.example`;
    const held = await (await api.askInPerson('GET', path)).json();
    expect(held).toMatchObject({
      replies: { thread: [{ text: 'To Ann.', attachments: [{ name: file.name }] }] },
    });
    expect(await (await api.askInPerson('DELETE', path)).json()).toMatchObject({ messages: 1, replies: 1 });
    expect(await platform.storage.list()).toEqual([]);
    expect(await platform.database.kysely.selectFrom('lead_attachments').selectAll().execute()).toEqual([]);
    expect((await listThread(api, other)).map(({ text }) => text)).toEqual(['To Bob.']);
  });

  it('of long threads come in pages, and long ones cut', async () => {
    const api = await openTestApi(await open());
    const id = await makeLead(api);
    const long = 'word '.repeat(3000).trim();
    for (const text of ['1', '2', long]) await replyTo(api, id, { text });
    const page = await api.askAsAdmin('GET', `/messages-api/${id}/replies?limit=2`);
    const [newest] = (await page.json()) as Reply[];
    expect([newest!.text.length, newest!.is_cut]).toEqual([4000, true]);
    const next = /<\/functions\/v1(.*)>/.exec(page.headers.get('link')!)![1]!;
    expect(((await (await api.askAsAdmin('GET', next)).json()) as Reply[]).map(({ text }) => text)).toEqual([
      '1',
    ]);
    const whole = await api.askAsAdmin('GET', `/messages-api/${id}/replies/${newest!.id}`);
    expect((await whole.json()) as WholeReply).toMatchObject({ text: long, is_cut: false, html: null });
  });

  it('are refused for what is not there', async () => {
    const api = await openTestApi(await open());
    const id = await makeLead(api);
    expect((await replyTo(api, 'nothing', { text: 'Yes.' })).status).toBe(404);
    expect((await api.askAsAdmin('GET', '/messages-api/nothing/replies')).status).toBe(404);
    expect((await api.askAsAdmin('GET', `/messages-api/${id}/replies/nothing`)).status).toBe(404);
    expect((await upload(api, 'nothing', 'a')).status).toBe(404);
    expect(await (await replyTo(api, id, { text: ' ' })).json()).toMatchObject({
      detail: 'Text is required',
    });
  });

  it('begin with saved texts', async () => {
    const api = await openTestApi(await open());
    const make = async (name: string) =>
      (await (
        await api.askAsAdmin('POST', '/saved-replies', { body: { name, text: 'Hi {first_name}' } })
      ).json()) as SavedReply;
    const [later] = [await make('later'), await make('Call')];
    const names = async () =>
      ((await (await api.askAsAdmin('GET', '/saved-replies')).json()) as SavedReply[]).map(
        ({ name }) => name,
      );
    expect(await names()).toEqual(['Call', 'later']);
    const misspelled = { name: 'A call', text: 'Hi {frist_name}' };
    for (const [method, path] of [
      ['POST', '/saved-replies'],
      ['PUT', `/saved-replies/${later!.id}`],
    ] as const) {
      const refused = await api.askAsAdmin(method, path, { body: misspelled });
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        {
          errors: [{ field: 'text', message: '{frist_name} is not known. Did you mean {first_name}?' }],
        },
      ]);
    }
    const change = { name: 'A call', text: 'Hi' };
    const changed = await api.askAsAdmin('PUT', `/saved-replies/${later!.id}`, { body: change });
    expect(await changed.json()).toMatchObject(change);
    expect(await names()).toEqual(['A call', 'Call']);
    expect((await api.askAsAdmin('DELETE', `/saved-replies/${later!.id}`)).status).toBe(204);
    expect((await api.askAsAdmin('PUT', `/saved-replies/${later!.id}`, { body: change })).status).toBe(404);
    expect(await names()).toEqual(['Call']);
  });
});
