import { expect, it } from 'vitest';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { Message } from '../../contract.ts';
import type { LeadEvent } from '../../inbox.contract.ts';
import { annsMessage } from '#tests/support/payloads.ts';

const clean = { ...annsMessage, message: 'Can you help us?' };
const advertisement = {
  subject: 'SEO packages',
  message: 'We offer SEO packages from $99 per month. Your website on page one, guaranteed. Interested?',
};
const honeypot = { 'form-timing': 'elapsed=60000, honeypot' };

async function send(api: TestApi, body: object, headers: Record<string, string> = {}) {
  const response = await api.ask('POST', '/messages-api', { body, headers });
  expect(response.status).toBe(201);
  return (await response.json()) as Message;
}

async function list(api: TestApi, path: string): Promise<Message[]> {
  const response = await api.askAsAdmin('GET', path);
  expect(response.status).toBe(200);
  return (await response.json()) as Message[];
}

const mark = (api: TestApi, ids: string[], spam: unknown) =>
  api.askAsAdmin('POST', '/messages-bulk', { body: { ids, spam } });

const names = ['Ann', 'Ben', 'Christopher', 'Dora', 'Emil'];
const openings = ['We met at the fair', 'We spoke at the fair', 'I saw you at the fair'];

/** Texts that are suspicious only for being repeated. */
const campaigns: [string, (i: number) => Pick<Message, 'subject' | 'message'>][] = [
  [
    'the same to the letter',
    () => ({
      subject: 'Garden',
      message: 'The garden behind the old mill is open again from May to October.',
    }),
  ],
  [
    'with names, numbers and some words changed',
    (i) => ({
      subject: `For ${names[i % 5]}`,
      message: `Hello ${names[i % 5]}, ${openings[i % 3]} in hall ${i}. The garden behind the old mill is open again from May to October, and the path along the river has been repaired ${i % 2 ? 'lately' : 'since'}. Bring ${i + 2} friends.`,
    }),
  ],
  [
    'in Chinese, with a name in it',
    (i) => ({
      subject: '花园',
      message: `${'王李张陈赵'[i % 5]}先生您好，老磨坊后面的花园从五月到十月重新开放，河边的小路也已经修好了，周末天气好的时候可以带孩子们一起去散步，门口的面包店早上七点开门。`,
    }),
  ],
];

const unread = async (api: TestApi) => (await api.askAsAdmin('GET', '/messages-unread')).json();

describeOnBothDatabasesAtLength('spam among the messages', (open) => {
  it('is moved there and back in the activity, each time once', async () => {
    const api = await openTestApi(await open());
    const { id } = await send(api, clean);
    for (const spam of [true, true, false, false]) expect((await mark(api, [id], spam)).status).toBe(200);
    const activity = await api.askAsAdmin('GET', `/messages-api/${id}/activity`);
    const events = ((await activity.json()) as LeadEvent[]).map(({ kind, author_name }) => [
      kind,
      author_name,
    ]);
    expect(events.filter(([kind]) => kind !== 'received')).toEqual([
      ['released', 'admin'],
      ['spam', 'admin'],
    ]);
  });

  it('is answered like any other, quarantined, and mailed to nobody', async () => {
    const { platform, api } = await openWithApi(open);
    const message = await send(api, clean, honeypot);
    expect(message).toEqual({
      id: message.id,
      ...clean,
      form_tag: null,
      quiz_answers: null,
      read: false,
      status: 'new',
      assignee_id: null,
      source: null,
      channel: null,
      due_at: message.due_at,
      answered_at: null,
      won: false,
      value: null,
      version: 1,
      created_at: message.created_at,
    });
    expect(await list(api, '/messages-api')).toEqual([]);
    expect(await list(api, '/messages-api?box=spam')).toEqual([{ ...message, spam_reasons: ['honeypot'] }]);
    expect(await list(api, '/messages-api?box=spam&q=nothing')).toEqual([]);
    expect(await unread(api)).toEqual({ unread: 0 });
    expect(await platform.readMails()).toEqual([]);
    expect(await (await api.askAsAdmin('GET', '/messages-export')).text()).not.toContain(message.id);
    expect(await (await api.askAsAdmin('GET', '/messages-export?box=spam')).text()).toContain(message.id);
    expect((await api.askAsAdmin('GET', '/messages-api?box=bin')).status).toBe(400);
  });

  it('is moved to the inbox by an admin, several at once, with the mail about each, once', async () => {
    const { platform, api } = await openWithApi(open);
    const messages = [
      await send(api, clean, honeypot),
      await send(api, { ...clean, subject: 'Two wards' }, honeypot),
    ];
    const ids = messages.map(({ id }) => id);
    for (let i = 0; i < 2; i += 1) {
      const answer = await mark(api, [...ids, 'gone'], false);
      expect([answer.status, await answer.json()]).toEqual([200, { changed: ids, missing: ['gone'] }]);
    }
    expect(await list(api, '/messages-api')).toEqual(messages.toReversed());
    expect(await list(api, '/messages-api?box=spam')).toEqual([]);
    expect(await unread(api)).toEqual({ unread: 2 });
    const mails = await platform.readMails();
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'New contact message: A ward',
      'New contact message: Two wards',
    ]);
  });

  it('is none once an admin replies', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = await send(api, clean, honeypot);
    const path = `/messages-api/${id}`;
    const reply = await api.askAsAdmin('POST', `${path}/replies`, { body: { text: 'Yes, gladly.' } });
    expect(reply.status).toBe(201);
    expect(await list(api, '/messages-api')).toMatchObject([{ id, status: 'waiting' }]);
    expect(await list(api, '/messages-api?box=spam')).toEqual([]);
    const activity = (await (await api.askAsAdmin('GET', `${path}/activity`)).json()) as LeadEvent[];
    expect(activity.filter(({ kind }) => kind === 'released')).toMatchObject([{ author_name: 'admin' }]);
    expect((await platform.readMails()).map(({ to }) => to)).toEqual([clean.email]);
  });

  it('is what an admin says it is', async () => {
    const { platform, api } = await openWithApi(open);
    const message = await send(api, clean);
    const marked = { ...message, spam_reasons: ['marked'] };
    expect(await (await mark(api, [message.id], true)).json()).toEqual({
      changed: [message.id],
      missing: [],
    });
    expect(await list(api, '/messages-api')).toEqual([]);
    expect(await list(api, '/messages-api?box=spam')).toEqual([marked]);
    await platform.readMails();
    await mark(api, [message.id], false);
    expect(await list(api, '/messages-api')).toEqual([message]);
    // The mail about it was sent when it came.
    expect(await platform.readMails()).toHaveLength(1);
    expect((await mark(api, [message.id], 'yes')).status).toBe(400);
    const withState = { ids: [message.id], spam: true, status: 'done' };
    expect((await api.askAsAdmin('POST', '/messages-bulk', { body: withState })).status).toBe(400);
  });

  it('is not what is only worded like advertising: that is marked, mailed with the mark, and filtered by it', async () => {
    const { platform, api } = await openWithApi(open);
    const lead = await send(api, clean);
    const hasty = { 'form-timing': 'elapsed=20' };
    const sent = await send(api, { ...clean, ...advertisement }, hasty);
    expect(Object.keys(sent)).toEqual(Object.keys(lead));
    const marked = { ...sent, advertising: true };
    expect(await list(api, '/messages-api')).toEqual([marked, lead]);
    expect(await list(api, '/messages-api?advertising=true')).toEqual([marked]);
    expect(await list(api, '/messages-api?advertising=true&q=seo')).toEqual([marked]);
    expect(await list(api, '/messages-api?advertising=false')).toEqual([lead]);
    expect((await api.askAsAdmin('GET', '/messages-api?advertising=no')).status).toBe(400);
    expect((await platform.readMails()).map(({ subject }) => subject).toSorted()).toEqual([
      'New contact message (looks like advertising): SEO packages',
      'New contact message: A ward',
    ]);
  });

  it('loses the mark of advertising when an admin says that it is not spam', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = await send(api, { ...clean, ...advertisement }, honeypot);
    expect(await list(api, '/messages-api?box=spam')).toMatchObject([
      { advertising: true, spam_reasons: ['honeypot'] },
    ]);
    await mark(api, [id], false);
    expect((await list(api, '/messages-api'))[0]).not.toHaveProperty('advertising');
    expect((await platform.readMails()).map(({ subject }) => subject)).toEqual([
      'New contact message: SEO packages',
    ]);
  });

  it('answers a repeated request as the first one, also for spam', async () => {
    const api = await openTestApi(await open());
    const keyed = { ...honeypot, 'idempotency-key': 'key-12345' };
    const first = await send(api, clean, keyed);
    expect(await send(api, clean, keyed)).toEqual(first);
    expect(await list(api, '/messages-api?box=spam')).toHaveLength(1);
  });

  it.each(campaigns)('is nearly the same text of 20 senders: %s', async (_name, write) => {
    const { platform, api } = await openWithApi(open);
    for (let i = 0; i < 20; i += 1) await send(api, { ...clean, ...write(i), email: `s${i}@x${i}.example` });
    const spam = await list(api, '/messages-api?box=spam');
    expect(spam).toHaveLength(18);
    expect(spam.every(({ spam_reasons: reasons }) => reasons!.includes('repeated'))).toBe(true);
    expect(await platform.readMails()).toHaveLength(2);
  });

  it('is no text that one sender repeats, that few words are, or that was sent a week ago', async () => {
    const { platform, api } = await openWithApi(open);
    const message = 'Our four clinics would like to see how the booking of appointments works.';
    for (const email of ['a@x.example', 'A@x.example', 'a@x.example', 'b@x.example']) {
      await send(api, { ...clean, message, email });
    }
    for (let i = 0; i < 5; i += 1) await send(api, { ...clean, email: `s${i}@x.example` });
    const start = Date.now();
    platform.now = () => new Date(start + 8 * 86_400_000);
    await send(api, { ...clean, message, email: 'c@x.example' });
    expect(await list(api, '/messages-api?box=spam')).toEqual([]);
  });

  it('refuses a form timing that is none', async () => {
    const api = await openTestApi(await open());
    const headers = { 'form-timing': 'elapsed=soon' };
    expect((await api.ask('POST', '/messages-api', { body: clean, headers })).status).toBe(400);
  });
});
