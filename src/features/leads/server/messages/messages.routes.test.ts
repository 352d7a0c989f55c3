import { expect, it } from 'vitest';
import { openTestApi, openWithApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import type { Message } from '../../contract.ts';
import { annsMessage } from '#tests/support/payloads.ts';

const message = { ...annsMessage, name: 'Ann Carter' };

describeOnBothDatabases('the messages API', (open) => {
  it('keeps a message and mails it to the contact address', async () => {
    const { platform, api } = await openWithApi(open);
    const response = await api.ask('POST', '/messages-api', { body: { ...message, name: '  Ann Carter ' } });
    expect(response.status).toBe(201);
    const stored = (await response.json()) as Message;
    expect(stored).toMatchObject({ ...message, read: false });
    expect(await (await api.askAsAdmin('GET', `/messages-api/${stored.id}`)).json()).toEqual(stored);
    const mails = await platform.readMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.to).toBe('hello@countermark.example');
    expect(mails[0]!.text).toContain('Can you help?');
  });

  it('keeps which form a message was sent with, and finds it by that', async () => {
    const { platform, api } = await openWithApi(open);
    const body = { ...message, form_tag: ' spring-2030 ' };
    const sent = (await (await api.ask('POST', '/messages-api', { body })).json()) as Message;
    expect(sent.form_tag).toBe('spring-2030');
    await api.ask('POST', '/messages-api', { body: { ...message, subject: 'Another', form_tag: '' } });
    const found = await api.askAsAdmin('GET', '/messages-api?q=spring-2030');
    expect(await found.json()).toEqual([sent]);
    const all = (await (await api.askAsAdmin('GET', '/messages-api')).json()) as Message[];
    expect(all.map(({ form_tag }) => form_tag)).toEqual([null, 'spring-2030']);
    const csv = await (await api.askAsAdmin('GET', '/messages-export')).text();
    expect(csv).toContain(`Can you help?,spring-2030,,false,new,,,,,,false,,,,,,,,,${sent.id}`);
    const mails = await platform.readMails();
    expect(mails.map(({ text }) => /with the form: (.*)/.exec(text ?? '')?.[1])).toContain('spring-2030');
    const tooLong = await api.ask('POST', '/messages-api', {
      body: { ...message, form_tag: 's'.repeat(61) },
    });
    expect([tooLong.status, await tooLong.json()]).toMatchObject([
      400,
      { detail: 'form_tag must be at most 60 characters' },
    ]);
  });

  it.each([
    ['Müller', 'muller MULLER MÜLLER müll'],
    ['Łódź', 'lodz Łódź łó'],
    ['Strasse', 'straße'],
    ['+44 20 7946 0018', '02079460018 2079460018 020-7946-0018 %2B442079460018 7946%200018'],
    ['+44 (0)20 7946-0018', '%2B44%2020%207946%200018 (020)%207946%200018 2079460018'],
    ['020 7946 0018', '%2B44%2020%207946%200018 02079460018%20ann'],
    ['Order INV-2026-0012345', 'inv-2026-0012345 2026-0012345 12345'],
    ['12500 in 2026', '12500%202026'],
  ])('finds %s, whatever its accents and however a number is spelled', async (subject, queries) => {
    const api = await openTestApi(await open());
    const body = { ...message, subject };
    const sent = (await (await api.ask('POST', '/messages-api', { body })).json()) as Message;
    await api.ask('POST', '/messages-api', { body: { ...message, subject: 'Another, +49 30 7946 0019' } });
    for (const query of queries.split(' ')) {
      const found = await api.askAsAdmin('GET', `/messages-api?q=${query}`);
      expect([query, await found.json()]).toEqual([query, [sent]]);
    }
  });

  it('finds a message by a note about it', async () => {
    const api = await openTestApi(await open());
    const sent = (await (await api.ask('POST', '/messages-api', { body: message })).json()) as Message;
    await api.askAsAdmin('POST', `/messages-api/${sent.id}/notes`, {
      body: { text: 'Met in Köln, 0221 470-0018' },
    });
    for (const query of ['koln', 'met%20ann', '02214700018']) {
      const found = await api.askAsAdmin('GET', `/messages-api?q=${query}`);
      expect([query, await found.json()]).toMatchObject([query, [{ id: sent.id }]]);
    }
  });

  it('keeps the quiz answers that came along, and finds the message by them', async () => {
    const { platform, api } = await openWithApi(open);
    const quiz_answers = 'Startup, Security, Reach, Over $1M';
    const sent = (await (
      await api.ask('POST', '/messages-api', { body: { ...message, quiz_answers } })
    ).json()) as Message;
    expect(sent.quiz_answers).toBe(quiz_answers);
    await api.ask('POST', '/messages-api', { body: { ...message, subject: 'Without' } });
    const found = await api.askAsAdmin('GET', '/messages-api?q=over%20%241M');
    expect(await found.json()).toEqual([sent]);
    const csv = await (await api.askAsAdmin('GET', '/messages-export')).text();
    expect(csv).toContain(`,"${quiz_answers}",false,new,,,,,,false,,,,,,,,,${sent.id}`);
    const mails = await platform.readMails();
    expect(mails.filter(({ text }) => text?.includes(`Quiz answers: ${quiz_answers}`))).toHaveLength(1);
    const tooLong = await api.ask('POST', '/messages-api', {
      body: { ...message, quiz_answers: 'a'.repeat(201) },
    });
    expect([tooLong.status, await tooLong.json()]).toMatchObject([
      400,
      { detail: 'quiz_answers must be at most 200 characters' },
    ]);
  });

  it('accepts every field at its limit', async () => {
    const api = await openTestApi(await open());
    const longest = {
      name: 'n'.repeat(100),
      email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`.slice(0, 255),
      subject: 's'.repeat(200),
      message: 'm'.repeat(2000),
    };
    expect((await api.ask('POST', '/messages-api', { body: longest })).status).toBe(201);
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ name: 'n'.repeat(101) }, 'Name must be less than 100 characters'],
    [{ name: null }, 'Name is required'],
    [{ email: 'not an address' }, 'Invalid email address'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'Email must be less than 255 characters'],
    [{ subject: ' ' }, 'Subject is required'],
    [{ subject: 's'.repeat(201) }, 'Subject must be less than 200 characters'],
    [{ message: '' }, 'Message is required'],
    [{ message: 'm'.repeat(2001) }, 'Message must be less than 2000 characters'],
    [{ name: '', message: '' }, 'Name is required'],
    [{ read: true }, 'Unknown field: read'],
    [{ message: 'a\0b' }, 'message has characters that cannot be stored'],
  ])('refuses %j', async (change, detail) => {
    const { platform, api } = await openWithApi(open);
    const response = await api.ask('POST', '/messages-api', { body: { ...message, ...change } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail });
    expect(await (await api.askAsAdmin('GET', '/messages-api')).json()).toEqual([]);
    expect(await platform.readMails()).toEqual([]);
  });

  it('marks read and unread, and refuses a change that says neither', async () => {
    const api = await openTestApi(await open());
    const { id } = (await (await api.ask('POST', '/messages-api', { body: message })).json()) as Message;
    for (const read of [true, false]) {
      const response = await api.askAsAdmin('PATCH', `/messages-api/${id}`, { body: { read } });
      expect(await response.json()).toMatchObject({ id, read });
    }
    expect((await api.askAsAdmin('PATCH', `/messages-api/${id}`, { body: {} })).status).toBe(400);
    expect((await api.askAsAdmin('PATCH', `/messages-api/${id}`, { body: { read: 'no' } })).status).toBe(400);
  });

  it('lets five a minute pass and stops a flood', async () => {
    const api = await openTestApi(await open({ rateLimitFactor: 1 }));
    const answers: Response[] = [];
    for (let i = 0; i < 25; i += 1) {
      answers.push(await api.ask('POST', '/messages-api', { body: { ...message, message: `Number ${i}` } }));
    }
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 5)).toEqual([201, 201, 201, 201, 201]);
    expect(statuses.at(-1)).toBe(429);
    expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
