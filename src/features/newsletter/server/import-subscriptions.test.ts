import { expect, it } from 'vitest';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { ImportReport, Subscription } from '../contract.ts';
import { sendDueAsks } from './ask-again.ts';
import { createSubscriberToken } from './mailed-links.ts';
import { importSubscriptions } from './import-subscriptions.ts';
import { unsubscribe } from './unsubscribe.ts';

const send = (api: TestApi, file: string | Uint8Array, query = '') =>
  api.askAsAdmin('POST', `/newsletter-import?${query}`, {
    body: file,
    headers: { 'content-type': 'text/csv' },
  });

const report = async (api: TestApi, file: string | Uint8Array, query = 'preview=true') =>
  (await (await send(api, file, query)).json()) as ImportReport;

const list = async (api: TestApi, query = '') =>
  (await (await api.askAsAdmin('GET', `/newsletter-api${query}`)).json()) as Subscription[];

const file = [
  'Name;E-Mail;Groups',
  '"Lind, Mara";Mara@example.com;"news, webinar"',
  'Ann;ann@example.com;',
  '"Two',
  'lines";not an address;',
  '',
  'Bob;<bob@example.com>;news',
  'Bob;BOB@example.com;',
  'Gone;gone@example.com;',
  'Zoë;info@müller.example;',
].join('\r\n');

const counts = {
  rows: 7,
  added: 3,
  duplicates: 2,
  suppressed: 1,
  ended: 0,
  pending: 0,
  unknown: 0,
  malformed: 1,
  untagged: 0,
  tagged: 0,
};

describeOnBothDatabasesAtLength('an import of subscribers', (open) => {
  it('says beforehand what it will do, and does that, once', async () => {
    const { platform, api } = await openWithApi(open);
    await api.ask('POST', '/newsletter-api', { body: { email: 'ann@example.com' } });
    await unsubscribe(platform, createSubscriberToken(platform, 'gone@example.com'));
    const expected = {
      ...counts,
      columns: ['Name', 'E-Mail', 'Groups'],
      email_column: 2,
      status_column: 0,
      unknown_statuses: [],
      problems: [{ line: 4, text: 'There is no valid email address' }],
    };
    expect(await report(api, file)).toEqual(expected);
    expect(await list(api)).toHaveLength(1);
    expect((await send(api, file)).status).toBe(400);
    expect(await report(api, file, 'tags=3&tag=2026&note=At%20the%20fair')).toEqual({
      ...expected,
      tagged: 1,
    });
    const [mara] = await list(api, '?q=mara');
    expect(mara).toMatchObject({
      email: 'Mara@example.com',
      status: 'confirmed',
      confirmed_by: 'import',
      confirmed_at: null,
      tags: ['2026', 'news', 'webinar'],
      consent: { note: 'At the fair', network: null },
    });
    expect((await list(api, '?tag=news')).map(({ email }) => email).toSorted()).toEqual([
      'Mara@example.com',
      'bob@example.com',
    ]);
    expect(await list(api, '?q=xn--mller-kva')).toHaveLength(1);
    expect(await report(api, file, 'note=Again')).toMatchObject({ added: 0, duplicates: 5, suppressed: 1 });
    expect(await platform.readMails()).toHaveLength(1);
  });

  it('gives the tag for all of them to those on the list as well, and not to those who ended it', async () => {
    const { platform, api } = await openWithApi(open);
    const lines = 'email\nann@example.com\nben@example.com\ngone@example.com';
    await send(api, lines.replace('\nben@example.com', ''), 'note=A&tag=First');
    await unsubscribe(platform, createSubscriberToken(platform, 'gone@example.com'));
    const expected = { added: 1, duplicates: 1, suppressed: 1 };
    expect(await report(api, lines, 'preview=true&tag=fair')).toMatchObject({ ...expected, tagged: 1 });
    expect(await report(api, lines, 'note=A&tag=fair')).toMatchObject({ ...expected, tagged: 1 });
    expect((await list(api, '?tag=fair')).map(({ email }) => email).toSorted()).toEqual([
      'ann@example.com',
      'ben@example.com',
    ]);
    expect(await report(api, lines, 'note=A&tag=FIRST')).toMatchObject({ added: 0, tagged: 1 });
    expect((await list(api, '?q=ann'))[0]).toMatchObject({ tags: ['First', 'fair'] });
  });

  it('gives nobody more tags than a subscriber can have, and says whose are left out', async () => {
    const api = await openTestApi(await open());
    const many = Array.from({ length: 30 }, (_, i) => `t${i}`);
    const lines = ['email,tags', `many@example.com,"${many.join(',')}"`, 'few@example.com,vip'].join('\n');
    const untagged = { added: 2, malformed: 0, untagged: 1 };
    const problems = [{ line: 2, text: 'More than 20 tags: the others are left out' }];
    expect(await report(api, lines, 'preview=true&tags=2')).toMatchObject({ ...untagged, problems });
    expect(await report(api, lines, 'tags=2&note=x&tag=fair')).toMatchObject({ ...untagged, problems });
    const [person] = await list(api, '?q=many');
    expect(person!.tags!.toSorted()).toEqual(['fair', ...many.slice(0, 19)].toSorted());
    const path = `/newsletter-api/${person!.id}/tags`;
    expect((await api.askAsAdmin('PUT', path, { body: { tags: person!.tags } })).status).toBe(200);
    const known = { added: 0, duplicates: 2, tagged: 1, untagged: 1 };
    expect(await report(api, 'many@example.com\nfew@example.com', 'note=x&tag=more')).toMatchObject(known);
    expect((await list(api, '?tag=more')).map(({ email }) => email)).toEqual(['few@example.com']);
  });

  it('adds a valid address without what cannot be a tag', async () => {
    const api = await openTestApi(await open());
    const long = 'y'.repeat(80);
    const invisible = '\u200b';
    const lines = `email,tags\nann@example.com,"${long},ok"\nben@example.com,"#, ,# vip"\nzoe@example.com,"${invisible},${invisible}News"`;
    const told = await report(api, lines, 'tags=2&note=x');
    expect(told).toMatchObject({ added: 3, malformed: 0, untagged: 3 });
    expect(told.problems).toEqual([
      { line: 2, text: `“${'y'.repeat(63)}…” cannot be a tag and is left out` },
      { line: 3, text: '“#” cannot be a tag and is left out' },
      { line: 4, text: `“${invisible}” cannot be a tag and is left out` },
    ]);
    const tags = (await list(api)).map(({ email, tags: own }) => [email, own]).toSorted();
    expect(tags).toEqual([
      ['ann@example.com', ['ok']],
      ['ben@example.com', ['vip']],
      ['zoe@example.com', ['News']],
    ]);
  });

  it('ends when whoever sent the file is gone', async () => {
    const platform = await open();
    const { adminId } = await openTestApi(platform);
    const holder = (await platform.site.findRoleHolder(platform.database.kysely, adminId))!;
    const caller = { kind: 'user' as const, via: 'session' as const, ...holder };
    const signal = AbortSignal.abort();
    const input = { bytes: Buffer.from('ann@example.com'), preview: 'false', note: 'x' } as const;
    await expect(importSubscriptions({ ...platform, caller, signal }, input)).rejects.toThrow('nobody waits');
    expect(
      await platform.database.kysely.selectFrom('newsletter_subscriptions').select('id').execute(),
    ).toEqual([]);
  });

  it.each(['\n', ''])('names a quotation mark that nothing closes, first, at an end of %j', async (end) => {
    const api = await openTestApi(await open());
    const rest = Array.from({ length: 1200 }, (_, i) => `Ann,ann${i}@example.com`).join('\n');
    const broken = `Name,Email\nBad,nobody\nZoe,zoe@example.com\n"Bob,bob@example.com\n${rest}${end}`;
    const { problems, ...told } = await report(api, broken);
    expect(told).toMatchObject({ rows: 3, added: 1, malformed: 2 });
    expect(problems).toEqual([
      { line: 4, text: 'A quotation mark is not closed: 1,201 lines were read as one' },
      { line: 2, text: 'There is no valid email address' },
    ]);
  });

  it('keeps to what a column named status says', async () => {
    const { platform, api } = await openWithApi(open);
    const exported = [
      'email,STATUS,tags',
      'ok@example.com,confirmed,news',
      "'=1+1@example.com,subscribed,'-x",
      'left@example.com,Unsubscribed,',
      'gone@example.com,bounced,',
      'clean@example.com,cleaned,',
      'never@example.com,suppressed,',
      'angry@example.com,complained,',
      'waits@example.com,pending,',
    ].join('\n');
    const told = { rows: 8, added: 2, suppressed: 0, ended: 5, pending: 1, malformed: 0 };
    expect(await report(api, exported)).toMatchObject(told);
    expect(await report(api, exported, 'tags=3&note=x')).toMatchObject(told);
    expect((await list(api)).map(({ email, tags }) => [email, tags]).toSorted()).toEqual([
      ['=1+1@example.com', ['-x']],
      ['ok@example.com', ['news']],
    ]);
    const later =
      'left@example.com\ngone@example.com\nclean@example.com\nnever@example.com\nwaits@example.com';
    expect(await report(api, later, 'note=x')).toMatchObject({ added: 1, suppressed: 4 });
    const kept = await platform.database.kysely.selectFrom('suppressed_addresses').select('status').execute();
    expect(kept.map(({ status }) => status).toSorted()).toEqual([
      ...['bounced', 'bounced', 'suppressed', 'suppressed', 'unsubscribed'],
    ]);
  });

  it.each(['Email Status', 'Subscription status', 'STATE', 'Subscribed', 'Member_status'])(
    'reads the column %s, and adds only whom it calls subscribed',
    async (heading) => {
      const api = await openTestApi(await open());
      const standings = {
        added: ['Subscribed', 'Active', 'yes', 'TRUE', 'Opted-in'],
        ended: ['opted out', 'unsub', 'hard bounce', 'blocked', 'Do not contact', 'spam complaint'],
        pending: ['Non-Subscribed', 'unconfirmed', 'No'],
      };
      const statuses = [...Object.values(standings).flat(), 'Abgemeldet', '', 'Abgemeldet'];
      const lines = statuses.map((status, i) => `person-${i}@example.com,${status}`);
      const told = await report(api, [`Email,${heading}`, ...lines].join('\n'), 'note=x');
      expect(told).toMatchObject({
        ...{ status_column: 2, added: 5, ended: 6, pending: 3, unknown: 3 },
        unknown_statuses: [
          { status: 'Abgemeldet', rows: 2 },
          { status: '', rows: 1 },
        ],
      });
      expect(await list(api)).toHaveLength(5);
    },
  );

  it('takes the column of the status from its sender, or none', async () => {
    const api = await openTestApi(await open());
    const lines = 'Email,State,Mark\nann@example.com,Ohio,subscribed\nben@example.com,Utah,unsubscribed';
    expect(await report(api, lines)).toMatchObject({ status_column: 2, added: 0, unknown: 2 });
    expect(await report(api, lines, 'preview=true&status=0')).toMatchObject({ status_column: 0, added: 2 });
    const chosen = { status_column: 3, added: 1, ended: 1, unknown: 0 };
    expect(await report(api, lines, 'preview=true&status=3')).toMatchObject(chosen);
  });

  it('adds nobody whom one of their lines says to leave out', async () => {
    const api = await openTestApi(await open());
    const others = Array.from({ length: 60 }, (_, i) => `other-${i}@example.com,subscribed`);
    const lines = [
      ...['Email,Status', 'ann@example.com,subscribed', 'ben@example.com,unsubscribed'],
      ...['zoe@example.com,subscribed', ...others],
      ...['ANN@example.com,unsubscribed', 'ben@example.com,subscribed', 'zoe@example.com,Abgemeldet'],
    ].join('\n');
    expect(await report(api, lines, 'note=x')).toMatchObject({
      added: 60,
      duplicates: 3,
      ended: 2,
      unknown: 1,
    });
    expect(await report(api, 'ann@example.com\nben@example.com', 'note=x')).toMatchObject({ suppressed: 2 });
  });

  it.each([
    ['Windows-1252', Buffer.from('M\xfcller,kim@m\xfcller.example\n', 'latin1'), 'kim@xn--mller-kva.example'],
    ['UTF-16', Buffer.from('\ufeffMüller\tkim@müller.example\n', 'utf16le'), 'kim@xn--mller-kva.example'],
    [
      'UTF-16 without a mark',
      Buffer.from('Müller\tkim@müller.example\n', 'utf16le'),
      'kim@xn--mller-kva.example',
    ],
    [
      'UTF-16 of the other order',
      Buffer.from('Müller\tkim@müller.example\n', 'utf16le').swap16(),
      'kim@xn--mller-kva.example',
    ],
    ['UTF-8 with a mark', Buffer.from('\ufeffEmail\r\nkim@example.com'), 'kim@example.com'],
    ['no headings', Buffer.from('kim@example.com\nLee <lee@example.com>'), 'lee@example.com'],
  ])('reads %s', async (_case, bytes, email) => {
    const api = await openTestApi(await open());
    await report(api, new Uint8Array(bytes), 'note=x');
    expect((await list(api)).map((row) => row.email)).toContain(email);
  });

  it.each([
    ['', 'The file is empty'],
    ['a,b\n1,2', 'No column of the file has email addresses'],
    ['PK\x03\x04\0\0\0@\0', 'The file is not text: save it as CSV (UTF-8)'],
  ])('refuses a file without addresses: %j', async (text, detail) => {
    const api = await openTestApi(await open());
    const refused = await send(api, text, 'preview=true');
    expect([refused.status, await refused.json()]).toMatchObject([400, { detail }]);
  });

  it('asks the imported to confirm, who stay confirmed until they answer', async () => {
    const { platform, api } = await openWithApi(open);
    await report(api, 'ann@example.com\nbob@example.com', 'note=x');
    expect(await (await api.askAsAdmin('POST', '/newsletter-ask-again')).json()).toEqual({ count: 2 });
    await sendDueAsks(platform);
    await sendDueAsks(platform);
    expect((await platform.readMails()).map(({ to }) => to).toSorted()).toEqual([
      'ann@example.com',
      'bob@example.com',
    ]);
    expect(await list(api, '?status=confirmed')).toHaveLength(2);
  });
});
