import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { mail } from '#tests/support/test-outbox.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { createMailDelivery } from './deliver-mail.ts';

describeOnBothDatabases('a mail without an SMTP server', (open) => {
  it('is an .eml file that says what the mail says', async () => {
    const platform = await open({ fromEnvironment: { MAIL_FROM: 'Countermark <hello@acme.com>' } });
    const text = `Zoë asks:\n\n${'a long line of text '.repeat(12).trim()}\n=C3=AB is not an escape here`;
    await platform.outbox.enqueue(platform.database.kysely, {
      recipient: 'ada@example.com',
      subject: 'Naïve question: “how long?” '.repeat(4).trim(),
      text,
      replyTo: 'zoe@example.org',
    });
    const [sent] = await platform.readMails();
    expect(sent).toMatchObject({
      to: 'ada@example.com',
      subject: 'Naïve question: “how long?” '.repeat(4).trim(),
      text,
    });
    expect(sent?.headers['from']).toBe('Countermark <hello@acme.com>');
    expect(sent?.headers['reply-to']).toBe('zoe@example.org');
    expect(sent?.headers['message-id']).toMatch(/^<[0-9a-f-]{36}@acme\.com>$/);
    expect(readdirSync(platform.config.outboxDir)).toEqual([expect.stringMatching(/\.eml$/)]);
  });

  it.each([
    '=?utf-8?B?UmVhZCB0aGlz?=',
    'Re: =?utf-8?Q?Read_this?= =?utf-8?Q?now?=',
    `=?x?= ${'=?utf-8?B?UmVhZCB0aGlz?= '.repeat(8).trim()} Zoë`,
  ])('says %j as it was typed', async (subject) => {
    const platform = await open();
    await platform.outbox.enqueue(platform.database.kysely, { ...mail, subject });
    await platform.outbox.sendDue();
    const { outboxDir } = platform.config;
    const [name] = readdirSync(outboxDir);
    const read = await PostalMime.parse(readFileSync(join(outboxDir, name!)));
    expect(read.subject).toBe(subject);
  });

  it('keeps a line break in the subject from becoming a header', async () => {
    const platform = await open();
    await platform.outbox.enqueue(platform.database.kysely, {
      ...mail,
      subject: 'Hello\r\nBcc: everyone@example.com',
    });
    const [sent] = await platform.readMails();
    expect(sent?.subject).toBe('Hello Bcc: everyone@example.com');
    expect(sent?.headers['bcc']).toBeUndefined();
  });
});

it.each([
  ['no-reply@acme.example', 'Acme, "Ltd."', { name: 'Acme, "Ltd."', address: 'no-reply@acme.example' }],
  ['no-reply@acme.example', null, { name: '', address: 'no-reply@acme.example' }],
  ['Us <hello@acme.example>', 'Acme', { name: 'Us', address: 'hello@acme.example' }],
])('is from %s by the name %j', async (from, name, sender) => {
  const outboxDir = makeTestFolder();
  await createMailDelivery({
    outboxDir,
    storage: { open: async () => null, exists: async () => false },
    readMailSettings: async () => ({ smtpUrl: null, from }),
    readSenderName: async () => name,
  }).deliver({
    ...{ ...mail, id: 'a', reply_to: null, created_at: '2026-11-20T10:00:00.000Z' },
    ...{ thread_ids: null, attachments: null, is_automatic: 0 },
  });
  const [file] = readdirSync(outboxDir);
  expect((await PostalMime.parse(readFileSync(join(outboxDir, file!)))).from).toEqual(sender);
});
