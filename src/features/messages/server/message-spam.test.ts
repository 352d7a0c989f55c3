import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { describeOnBothDatabases } from '../../../../tests/support/test-platform.ts';
import type { Message } from '../contract.ts';

const clean = { name: 'Ann', email: 'ann@example.com', subject: 'A ward', message: 'Can you help us?' };
const linked = { ...clean, subject: 'Best prices', message: 'Look: [url=https://x.example]here[/url]' };
const byScript = { 'form-evidence': 'elapsed=60000' };
const trapped = { 'form-evidence': 'elapsed=60000, trapped' };

async function send(api: TestApi, body: object, headers: Record<string, string> = {}) {
  const response = await api.ask('POST', '/messages-api', { body, headers });
  expect(response.status).toBe(201);
  const message = (await response.json()) as Message;
  return { message, challenge: response.headers.get('proof-challenge') };
}

async function list(api: TestApi, path: string): Promise<Message[]> {
  const response = await api.askAsAdmin('GET', path);
  expect(response.status).toBe(200);
  return (await response.json()) as Message[];
}

async function solve(text: string) {
  const challenge = JSON.parse(Buffer.from(text, 'base64').toString()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution };
}

const mark = (api: TestApi, id: string, spam: unknown) =>
  api.askAsAdmin('PUT', `/messages-api/${id}/spam`, { body: { spam } });

const unread = async (api: TestApi) => (await api.askAsAdmin('GET', '/messages-unread')).json();

describeOnBothDatabases('spam among the messages', (open) => {
  it('is answered like any other, kept apart, and mailed to nobody', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const { message, challenge } = await send(api, clean, trapped);
    expect(message).toEqual({ id: message.id, ...clean, read: false, created_at: message.created_at });
    expect(challenge).toBeNull();
    expect(await list(api, '/messages-api')).toEqual([]);
    expect(await list(api, '/messages-api?box=spam')).toEqual([{ ...message, spam_reasons: ['trapped'] }]);
    expect(await list(api, '/messages-api?box=spam&q=nothing')).toEqual([]);
    expect(await unread(api)).toEqual({ unread: 0 });
    expect(await platform.readMails()).toEqual([]);
    expect(await (await api.askAsAdmin('GET', '/messages-export')).text()).not.toContain(message.id);
    expect(await (await api.askAsAdmin('GET', '/messages-export?box=spam')).text()).toContain(message.id);
    expect((await api.askAsAdmin('GET', '/messages-api?box=bin')).status).toBe(400);
  });

  it('is moved to the inbox by an admin, with the mail about it, once', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const { message } = await send(api, clean, trapped);
    for (let i = 0; i < 2; i += 1) {
      const answer = await mark(api, message.id, false);
      expect([answer.status, await answer.json()]).toEqual([200, message]);
    }
    expect(await list(api, '/messages-api')).toEqual([message]);
    expect(await list(api, '/messages-api?box=spam')).toEqual([]);
    expect(await unread(api)).toEqual({ unread: 1 });
    const mails = await platform.readMails();
    expect(mails.map(({ subject }) => subject)).toEqual(['New contact message: A ward']);
  });

  it('is what an admin says it is', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const { message } = await send(api, clean);
    const marked = { ...message, spam_reasons: ['marked'] };
    expect(await (await mark(api, message.id, true)).json()).toEqual(marked);
    expect(await list(api, '/messages-api')).toEqual([]);
    expect(await list(api, '/messages-api?box=spam')).toEqual([marked]);
    for (const spam of [true, false]) expect((await mark(api, 'nowhere', spam)).status).toBe(404);
    expect((await mark(api, message.id, 'yes')).status).toBe(400);
  });

  it('is offered a proof of work, which moves it to the inbox once', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const { message, challenge } = await send(api, linked, byScript);
    const other = await send(api, { ...linked, email: 'ben@example.com' }, byScript);
    const proof = await solve(challenge!);
    const prove = (id: string, body: object) => api.ask('POST', `/messages-api/${id}/proof`, { body });
    expect((await prove(other.message.id, proof)).status).toBe(400);
    const forged = structuredClone(proof);
    forged.challenge.parameters.data = { subject: other.message.id };
    expect((await prove(other.message.id, forged)).status).toBe(400);
    expect((await prove(message.id, { ...proof, solution: { counter: 1, derivedKey: '00' } })).status).toBe(
      400,
    );
    expect(await platform.readMails()).toEqual([]);

    const answers = await Promise.all([prove(message.id, proof), prove(message.id, proof)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    expect((await list(api, '/messages-api')).map(({ id }) => id)).toEqual([message.id]);
    expect(await platform.readMails()).toHaveLength(1);
    await mark(api, message.id, true);
    expect((await prove(message.id, proof)).status).toBe(400);
  });

  it('takes no proof that comes too late', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const { message, challenge } = await send(api, linked, byScript);
    const proof = await solve(challenge!);
    platform.now = () => new Date(Date.now() + 3_700_000);
    expect((await api.ask('POST', `/messages-api/${message.id}/proof`, { body: proof })).status).toBe(400);
  });

  it('is asked for no proof where there is no script to do it', async () => {
    const api = await openTestApi(await open());
    const { challenge } = await send(api, linked);
    expect(challenge).toBeNull();
    expect(await list(api, '/messages-api?box=spam')).toHaveLength(1);
  });

  it('is offered a new challenge when the first answer was lost', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const keyed = { ...byScript, 'idempotency-key': 'key-12345' };
    const first = await send(api, linked, keyed);
    const again = await send(api, linked, keyed);
    expect(again.message).toEqual(first.message);
    const proof = await solve(again.challenge!);
    const path = `/messages-api/${first.message.id}/proof`;
    expect((await api.ask('POST', path, { body: proof })).status).toBe(204);
    expect(await platform.readMails()).toHaveLength(1);
  });

  it('counts the senders of one text within the hour', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const text = { ...clean, name: 'https://x.example', message: 'Buy our cheap watches today, all of you' };
    for (const email of ['a@x.example', 'A@x.example', 'b@x.example', 'c@x.example']) {
      await send(api, { ...text, email });
    }
    const spam = await list(api, '/messages-api?box=spam');
    expect(spam.map(({ email, spam_reasons }) => [email, spam_reasons])).toEqual([
      ['c@x.example', ['link_in_name', 'repeated']],
    ]);
    platform.now = () => new Date(Date.now() + 3_700_000);
    await send(api, { ...text, email: 'd@x.example' });
    expect(await list(api, '/messages-api?box=spam')).toHaveLength(1);
  });

  it('refuses evidence that is none', async () => {
    const api = await openTestApi(await open());
    const headers = { 'form-evidence': 'elapsed=soon' };
    expect((await api.ask('POST', '/messages-api', { body: clean, headers })).status).toBe(400);
  });
});
