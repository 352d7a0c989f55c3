import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAdmin } from '../../identity/server/admins.ts';
import { createMailTaker } from '#features/leads/server/inbound/take-mail.ts';
import type { Attachment, Reply } from '#features/leads/replies.contract.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';

/** Everything that can be kept about a person, each with a word of its own. */
const personal = {
  address: 'zq-ann@zq-clinics.example',
  name: 'Zqname Carter',
  subject: 'Zqsubject of a ward',
  message: 'Zqmessage: can you help?',
  quiz: 'Zqquiz: a startup',
  campaign: 'zqcampaign',
  note: 'Zqnote: call her on Monday',
  reply: 'Zqreply: when may we call?',
  fileName: 'zqfile.txt',
  file: 'Zqcontent of a file',
  mail: 'Zqmail: on Monday',
  html: 'Zqhtml of a mail',
  mailId: 'zqmail-1@clinics.example',
  mailedFileName: 'zqplan.txt',
  mailedFile: 'Zqplan of a ward',
  signature: 'Zqsignature of hers',
  key: 'zqkey',
};

/** Other people's data, which stays. */
const stranger = { name: 'Bob', email: 'bob@farms.example', subject: 'A farm', message: 'Zother: help?' };

const base64 = (text: string) => Buffer.from(text).toString('base64');

interface AnsweringMail {
  from: string;
  name: string;
  mailId: string;
  mail: string;
  html: string;
  mailedFileName: string;
  mailedFile: string;
}

/** A mail that answers a reply, with formatting and a file. */
const writeMail = (reply: string, mail: AnsweringMail): string =>
  [
    `From: ${mail.name} <${mail.from}>`,
    `Message-ID: <${mail.mailId}>`,
    `In-Reply-To: <${reply}@localhost>`,
    'Subject: Re: A ward',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x\nContent-Type: multipart/alternative; boundary=y\n',
    `--y\nContent-Type: text/plain; charset=utf-8\n\n${mail.mail}`,
    `--y\nContent-Type: text/html; charset=utf-8\n\n<p>${mail.html}</p>\n--y--`,
    `--x\nContent-Type: text/plain; name="${mail.mailedFileName}"\nContent-Disposition: attachment; filename="${mail.mailedFileName}"\nContent-Transfer-Encoding: base64\n\n${base64(mail.mailedFile)}\n--x--`,
  ].join('\n');

async function takeMail(platform: TestPlatform, source: string): Promise<void> {
  const take = createMailTaker(platform);
  const end = source.indexOf('\n\n');
  const mail = { uid: 1, size: source.length, headers: source.slice(0, end) };
  expect(
    await take(
      mail,
      async () => Readable.from(Buffer.from(source)),
      async () => {},
      false,
    ),
  ).toBe('mail');
}

/** A lead with a note, a reply with a file, and a mail that answers it. */
async function work(
  platform: TestPlatform,
  api: TestApi,
  id: string,
  texts: AnsweringMail & { note: string; reply: string; fileName: string; file: string },
): Promise<void> {
  const path = `/messages-api/${id}`;
  const ask = async <Made>(at: string, body: unknown, headers = {}) => {
    const response = await api.askAsAdmin('POST', at, { body, headers });
    expect(response.status).toBe(201);
    return (await response.json()) as Made;
  };
  await ask(`${path}/notes`, { text: texts.note });
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  const file = await ask<Attachment>(`${path}/attachments?name=${texts.fileName}`, texts.file, type);
  const reply = await ask<Reply>(
    `${path}/replies`,
    { text: texts.reply, attachment_ids: [file.id] },
    { 'idempotency-key': `${personal.key}-${id}` },
  );
  await takeMail(platform, writeMail(reply.id, texts));
  // The next reply quotes that mail.
  await ask(`${path}/replies`, { text: texts.reply });
}

async function fill(platform: TestPlatform, api: TestApi): Promise<void> {
  const { address: email, name, subject, message, quiz, campaign } = personal;
  const send = async (body: object, headers = {}) => {
    const response = await api.ask('POST', '/messages-api', { body, headers });
    return ((await response.json()) as { id: string }).id;
  };
  const source = JSON.stringify({
    l: `/?utm_source=${campaign}&utm_campaign=${campaign}`,
    p: '/contact',
    r: `${campaign}.example`,
  });
  const headers = { 'form-source': encodeURIComponent(source), 'idempotency-key': `${personal.key}-message` };
  const lead = await send({ name, email, subject, message, quiz_answers: quiz }, headers);
  await send(
    { name, email: email.toUpperCase(), subject, message },
    { 'form-timing': 'elapsed=9000, honeypot' },
  );
  await api.ask('POST', '/newsletter-api', { body: { email }, headers });
  await work(platform, api, lead, { ...personal, from: email });
  const other = await send(stranger);
  await work(platform, api, other, {
    ...{ note: 'Zother note', reply: 'Zother reply', fileName: 'zother.txt', file: 'Zother file' },
    ...{ from: stranger.email, name: stranger.name, mailId: 'zother@farms.example', mail: 'Zother mail' },
    ...{ html: 'Zother html', mailedFileName: 'zother-plan.txt', mailedFile: 'Zother plan' },
  });
  // The person answers in another's thread, and works here too.
  const [reply] = (await (await api.askAsAdmin('GET', `/messages-api/${other}/replies`)).json()) as Reply[];
  await takeMail(
    platform,
    writeMail(reply!.id, { ...personal, from: email, mailId: `other-${personal.mailId}` }),
  );
  await api.askAsAdmin('POST', `/messages-api/${other}/replies`, { body: { text: 'Zother: see above' } });
  const account = { email, password: 'the password of ann' };
  await createAdmin(platform, account);
  const signedIn = await api.ask('POST', '/api/auth/sign-in/email', { body: account });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const own = { cookie, origin: 'http://localhost:3000' };
  await api.ask('PUT', '/reply-signature', { body: { text: personal.signature }, headers: own });
  await api.ask('POST', '/generate-api-key', { body: { name: personal.key }, headers: own });
  await api.ask('POST', `/messages-api/${other}/notes`, {
    body: { text: 'Zother: by a colleague' },
    headers: own,
  });
  await api.ask('POST', '/api/auth/request-password-reset', { body: { email } });
  // As a list of due leads names it.
  await platform.database.write((trx) =>
    platform.outbox.enqueue(trx, {
      recipient: 'owner@acme.example',
      subject: 'Due today',
      text: `- ${name} <${email}>: ${subject}`,
    }),
  );
  await platform.readMails();
}

/** Each of the words with its location: table and column, stored file, or mail. */
async function findTraces(platform: TestPlatform, words: string[]): Promise<string[]> {
  const { database, storage, config } = platform;
  const traces: string[] = [];
  const note = (where: string, text: string) => {
    const lower = text.toLowerCase();
    for (const word of words) if (lower.includes(word.toLowerCase())) traces.push(`${word}: ${where}`);
  };
  for (const { name, columns } of await database.kysely.introspection.getTables()) {
    for (const column of columns) {
      const { rows } = await sql<{
        text: string | null;
      }>`select cast(${sql.ref(column.name)} as text) as text from ${sql.table(name)}`.execute(
        database.kysely,
      );
      for (const { text } of rows) note(`${name}.${column.name}`, text ?? '');
    }
  }
  for (const key of await storage.list()) {
    const file = (await storage.open(key))!;
    const parts: Buffer[] = [];
    for await (const part of file.body) parts.push(part as Buffer);
    note(`file ${key}`, Buffer.concat(parts).toString());
  }
  const { outboxDir } = config;
  for (const name of readdirSync(outboxDir)) {
    const mail = readFileSync(join(outboxDir, name), 'latin1');
    // A file of a mail is in base64, whose lines are joined.
    const parts = mail.split(/\r?\n\r?\n/).map((part) => Buffer.from(part, 'base64').toString());
    note(`mail ${name}`, [mail, ...parts].join('\n'));
  }
  return [...new Set(traces)];
}

describeOnBothDatabasesAtLength('an erased person', (open) => {
  it('is found by an address with capitals beyond ASCII', async () => {
    const { platform, api } = await openWithApi(open);
    const sent = await api.ask('POST', '/messages-api', { body: stranger });
    const { id } = (await sent.json()) as { id: string };
    const answer = { ...personal, from: 'JÖRG@firma.example' };
    await work(platform, api, id, answer);
    const path = `/personal-data?email=${encodeURIComponent('Jörg@firma.example')}`;
    const read = async () => JSON.stringify(await (await api.askInPerson('GET', path)).json());
    expect(await read()).toContain(personal.mail);
    expect((await api.askInPerson('DELETE', path)).status).toBe(200);
    expect(await read()).not.toContain(personal.mail);
  });

  it('is found nowhere any more: in no table, no stored file and no mail', async () => {
    const platform = await open();
    const { config } = platform;
    const api = await openTestApi(platform);
    await fill(platform, api);
    const words = Object.values(personal);
    const before = await findTraces(platform, words);
    // The search itself works: it finds each of the words somewhere.
    const hashed = [personal.key];
    const isFound = (word: string) => before.some((trace) => trace.startsWith(`${word}: `));
    expect(words.filter((word) => !isFound(word) && !hashed.includes(word))).toEqual([]);
    const findOthers = async () =>
      (await findTraces(platform, ['zother', stranger.email])).filter((trace) => !/: mail/.test(trace));
    const others = await findOthers();
    expect(others.length).toBeGreaterThan(10);

    const path = `/personal-data?email=${encodeURIComponent(personal.address)}`;
    const held = JSON.stringify(await (await api.askInPerson('GET', path)).json()).toLowerCase();
    const secret = [personal.key, personal.file, personal.mailedFile, personal.mailId];
    for (const word of words.filter((one) => !secret.includes(one)))
      expect(held).toContain(word.toLowerCase());
    expect((await api.askInPerson('DELETE', path)).status).toBe(200);
    const first = words.map((word) => word.split(/[\s:]/)[0]!);
    expect(await findTraces(platform, first)).toEqual([]);
    expect(await findOthers()).toEqual(others);
    const stored = config.database.kind === 'sqlite' ? config.database.file : null;
    const files = stored ? [stored, `${stored}-wal`].map((file) => readFileSync(file)) : [];
    // As it was typed: the search index keeps words in lower case.
    const typed = ['zqname', 'zqmessage', 'zqnote', 'zqreply', 'zqmail', 'zq-ann'];
    const bytes = files.map((file) => file.toString('latin1').toLowerCase());
    expect(typed.filter((word) => bytes.some((text) => text.includes(word)))).toEqual([]);
  });
});
