import { expect, it } from 'vitest';
import type { Issue } from '#features/newsletter/issues.contract.ts';
import { sendIssues } from '#features/newsletter/server/issues/send-issues.ts';
import { openMailSink } from '#tests/support/mail-sink.ts';
import { openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { addReaders } from '#tests/support/test-issues.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { IssueStats } from '../stats.contract.ts';

const subject = `What a warehouse taught us ${'about forecasts and stock '.repeat(6)}`.trim();

const readStats = async (api: TestApi, query: string) =>
  (await (await api.askAsAdmin('GET', `/insights-api/issues?${query}`)).json()) as IssueStats[];

describeOnBothDatabasesAtLength('the stats of an issue', (open) => {
  it('are its mails, and the visits, leads and won leads of its campaign', async () => {
    const sink = await openMailSink();
    const { platform, api } = await openWithApi(open, { fromEnvironment: { SMTP_URL: sink.url } });
    const { kysely } = platform.database;
    await addReaders(platform, 3);
    const ask = async (path: string, body: object) =>
      (await (await api.askAsAdmin('POST', path, { body })).json()) as Issue;
    const { id } = await ask('/issues-api', {
      subject,
      content: '<p><a href="/services">Look</a> and <a href="https://else.example/">there</a></p>',
    });
    await ask(`/issues-api/${id}/send`, {});
    await sendIssues(platform, new AbortController().signal);
    await sink.close();
    const mail = sink.taken[0]!.source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const [link] = /\/services\?utm_source[^"\s<]+/.exec(mail)!;
    const landing = link.replaceAll('&amp;', '&');
    expect(mail).toContain('https://else.example/"');

    const day = platform.now().toISOString().slice(0, 10);
    const campaign = new URLSearchParams(landing.split('?')[1]).get('utm_campaign')!;
    await kysely
      .insertInto('insight_sums')
      .values({ day, kind: 'campaign', name: campaign, visits: 2 })
      .execute();
    const source = encodeURIComponent(JSON.stringify({ l: landing, p: '/contact' }));
    for (const [won, name] of [
      [1, 'Ann'],
      [0, 'Bea'],
    ] as const) {
      const body = { name, email: `${name}@example.com`, subject: 'A ward', message: 'Can you help us?' };
      const sent = await api.ask('POST', '/messages-api', { body, headers: { 'form-source': source } });
      const { id: lead } = (await sent.json()) as { id: string };
      await api.askAsAdmin('PATCH', `/messages-api/${lead}`, {
        body: won ? { status: 'done', won: true, value: 900 } : { status: 'done' },
      });
    }
    const expected = { id, subject, recipients: 3, visits: 2, sent: 2, won: 1, value: 900 };
    expect(await readStats(api, '')).toMatchObject([expected]);
    expect(await readStats(api, `issue=${id}&to=2020-01-01`)).toMatchObject([expected]);
    expect(await readStats(api, 'to=2020-01-01')).toEqual([]);
  });
});
