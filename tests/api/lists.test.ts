import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Message } from '#features/leads/contract.ts';
import type { Subscription } from '#features/newsletter/contract.ts';
import { connectDatabase } from '../../scripts/portable-data/connect-database.ts';
import { openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { annsMessage as message } from '#tests/support/payloads.ts';

/** Sends messages, a millisecond apart. */
async function sendMessages(platform: TestPlatform, api: TestApi, ...changes: object[]): Promise<Message[]> {
  const sent: Message[] = [];
  for (const [i, change] of changes.entries()) {
    platform.now = () => new Date(Date.parse('2030-01-01T12:00:00Z') + i);
    const response = await api.ask('POST', '/messages-api', { body: { ...message, ...change } });
    sent.push((await response.json()) as Message);
  }
  return sent;
}

const readSubjects = async (response: Response): Promise<string[]> =>
  ((await response.json()) as Message[]).map(({ subject }) => subject);

const readNext = (response: Response): string | undefined =>
  /<\/functions\/v1([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];

describeOnBothDatabases('the list of messages', (open) => {
  it('is searched in name, email, subject and message, in any case and letter for letter', async () => {
    const { platform, api } = await openWithApi(open);
    await sendMessages(
      platform,
      api,
      { subject: 'one', name: 'Zoë Ångström' },
      { subject: 'two', email: 'Needle@example.com' },
      { subject: 'three NEEDLE' },
      { subject: 'four', message: 'A needle, 100% sure' },
      { subject: 'five', message: 'nothing' },
    );
    const search = async (q: string) =>
      readSubjects(await api.askAsAdmin('GET', `/messages-api?q=${encodeURIComponent(q)}`));
    expect(await search('needle')).toEqual(['four', 'three NEEDLE', 'two']);
    expect(await search('ÅNGSTRÖM')).toEqual(['one']);
    expect(await search('100%')).toEqual(['four']);
    expect(await search('_')).toEqual([]);
    expect(await search('  needle  ')).toHaveLength(3);
    expect(await search('')).toHaveLength(5);
  });

  it('keeps the search from page to page', async () => {
    const { platform, api } = await openWithApi(open);
    const subjects = ['a1', 'b1', 'a2', 'b2', 'a3'];
    const changes = subjects.map((subject) => ({
      subject,
      message: `Send ${subject.at(0) === 'a' ? 'an app' : 'a shop'}`,
    }));
    await sendMessages(platform, api, ...changes);
    const page = await api.askAsAdmin('GET', '/messages-api?q=APP+send&limit=2');
    expect(await readSubjects(page)).toEqual(['a3', 'a2']);
    const next = await api.askAsAdmin('GET', readNext(page)!);
    expect([await readSubjects(next), readNext(next)]).toEqual([['a1'], undefined]);
  });

  it('counts the unread', async () => {
    const { platform, api } = await openWithApi(open);
    const read = async () => (await api.askAsAdmin('GET', '/messages-unread')).json();
    expect(await read()).toEqual({ unread: 0 });
    const [one] = await sendMessages(platform, api, {}, {}, {});
    expect(await read()).toEqual({ unread: 3 });
    await api.askAsAdmin('PATCH', `/messages-api/${one!.id}`, { body: { read: true } });
    expect(await read()).toEqual({ unread: 2 });
  });

  it('is exported as CSV that computes nothing', async () => {
    const { platform, api } = await openWithApi(open);
    const [older, newer] = await sendMessages(
      platform,
      api,
      { name: '=HYPERLINK("https://evil.example")', message: 'Two\nlines, "quoted"' },
      { name: 'Zoë', subject: '+1 555', message: '-2' },
    );
    const response = await api.askAsAdmin('GET', '/messages-export');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="messages-2030-01-01.csv"',
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await response.bytes()).toString()).toBe(
      [
        '\uFEFFcreated_at,name,email,subject,message,form_tag,quiz_answers,read,status,assignee_id,channel,source,due_at,answered_at,won,value,lost_reason,assignee_name,landing_page,referrer_host,campaign,last_article,last_case,id',
        `${newer!.created_at},Zoë,ann@example.com,'+1 555,'-2,,,false,new,,,,,,false,,,,,,,,,${newer!.id}`,
        `${older!.created_at},"'=HYPERLINK(""https://evil.example"")",ann@example.com,A ward,"Two\nlines, ""quoted""",,,false,new,,,,,,false,,,,,,,,,${older!.id}`,
        '',
      ].join('\r\n'),
    );
    const found = await api.askAsAdmin('GET', '/messages-export?q=zo%C3%AB');
    expect((await found.text()).split('\r\n')).toHaveLength(3);
  });
});

describeOnBothDatabases('the list of subscriptions', (open) => {
  it('is searched by address, and exported', async () => {
    const { platform, api } = await openWithApi(open);
    for (const [i, email] of ['ann@clinic.example', 'Ben@Clinic.example', '=cy@shop.example'].entries()) {
      platform.now = () => new Date(Date.parse('2030-01-01T12:00:00Z') + i);
      await api.ask('POST', '/newsletter-api', { body: { email } });
    }
    const found = (await (await api.askAsAdmin('GET', '/newsletter-api?q=CLINIC')).json()) as Subscription[];
    expect(found.map(({ email }) => email)).toEqual(['Ben@Clinic.example', 'ann@clinic.example']);
    const file = await (await api.askAsAdmin('GET', '/newsletter-export')).text();
    const lines = file.split('\r\n');
    expect([lines.length, lines[0], lines[1]]).toEqual([
      5,
      expect.stringMatching(/^created_at,email,id,channel,source,status,/),
      expect.stringContaining(",'=cy@shop.example,"),
    ]);
  });
});

const rowCount = 20_000;

/**
 * Fills the lists as they are after years, on a connection of its own: it takes longer than anything that the
 * product asks.
 */
async function fillLists({ config, database }: TestPlatform): Promise<void> {
  await using kysely = connectDatabase(config.database);
  const isPostgres = database.kind === 'postgres';
  const numbers = isPostgres
    ? sql`generate_series(1, ${sql.lit(rowCount)}) as numbers (n)`
    : sql`(with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(rowCount)}) select n from numbers)`;
  const padded = isPostgres ? sql`lpad(n::text, 12, '0')` : sql`printf('%012d', n)`;
  const id = sql`'01900000-0000-7000-8000-' || ${padded}`;
  const time = isPostgres
    ? sql`to_char(timestamp '2020-01-01' + n * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', '2020-01-01', '+' || n || ' minutes')`;
  const text = sql`'We run four clinics and still take bookings by phone. ' || n || ${'x'.repeat(200)}`;
  await sql`insert into contact_messages (id, name, email, subject, message, read, created_at, search_text)
    select ${id}, 'Ann', 'ann@example.com', 'A ward', ${text}, 1, ${time}, 'ann ann@example.com a ward ' || ${text}
    from ${numbers}`.execute(kysely);
  await sql`insert into newsletter_subscriptions (id, email, email_key, created_at)
    select ${id}, 'a' || n || '@example.com', 'a' || n || '@example.com', ${time} from ${numbers}`.execute(
    kysely,
  );
  await sql`analyze`.execute(kysely);
}

/** The steps of a statement's plan, as the database words them. */
async function explain({ database }: TestPlatform, statement: string): Promise<string> {
  const isPostgres = database.kind === 'postgres';
  const plan = await sql
    .raw<Record<string, string>>(`${isPostgres ? 'explain' : 'explain query plan'} ${statement}`)
    .execute(database.kysely);
  return plan.rows.map((row) => row[isPostgres ? 'QUERY PLAN' : 'detail']).join('\n');
}

describeOnBothDatabases(`lists of ${rowCount} rows`, (open) => {
  it('are read by their index, unsorted', { timeout: 180_000 }, async () => {
    const platform = await open();
    await fillLists(platform);
    const middle = `('2020-01-07T22:40:00.000Z', '01900000-0000-7000-8000-000000010000')`;
    for (const table of ['contact_messages', 'newsletter_subscriptions']) {
      const plan = await explain(
        platform,
        `select * from ${table} where spam = 0 and (created_at, id) < ${middle} order by created_at desc, id desc limit 101`,
      );
      expect(plan).toContain(`${table}_newest`);
      expect(plan).not.toMatch(/sort|temp b-tree|seq scan/i);
    }
    expect(
      await explain(platform, 'select count(*) from contact_messages where spam = 0 and read = 0'),
    ).toContain('contact_messages_read');
  });
});
