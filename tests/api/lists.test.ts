import { expect, it } from 'vitest';
import type { Message } from '#features/leads/contract.ts';
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
