import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import type { StatRow, Funnel, Summary } from '../stats.contract.ts';
import type { SumKind } from './tables.ts';

const range = 'from=2030-01-11&to=2030-01-20';

const read = async <Answer>(api: TestApi, path: string): Promise<Answer> => {
  const response = await api.askAsAdmin('GET', path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as Answer;
};

const addSum = (
  { database }: TestPlatform,
  [day, kind, name, visits]: [string, SumKind, string, number],
  more: { seen?: number; begun?: number } = {},
) =>
  database.kysely
    .insertInto('insight_sums')
    .values({ day, kind, name, visits, views: visits * 2, ...more })
    .execute();

/** Sends a message, and sets its outcome. @returns its id */
async function addLead(
  platform: TestPlatform,
  api: TestApi,
  day: string,
  {
    landing = '/',
    page = '/contact',
    became = {},
  }: { landing?: string; page?: string; became?: object } = {},
) {
  platform.now = () => new Date(`${day}T12:00:00Z`);
  const source = { l: landing, r: 'www.google.com', p: page, a: '/blog/a', c: '/portfolio/c' };
  const response = await api.ask('POST', '/messages-api', {
    body: {
      name: 'Ann',
      email: `ann${Math.random()}@example.com`,
      subject: 'A ward',
      message: landing + day,
    },
    headers: { 'form-source': encodeURIComponent(JSON.stringify(source)) },
    clientIp: `192.0.2.${Math.floor(Math.random() * 250)}`,
  });
  const { id } = (await response.json()) as { id: string };
  await platform.database.kysely
    .updateTable('contact_messages')
    .set({ spam: 0, ...became })
    .where('id', '=', id)
    .execute();
}

describeOnBothDatabases('insights', (open) => {
  it('sum a period up by day, beside as many days before', async () => {
    const { platform, api } = await openWithApi(open);
    await addSum(platform, ['2030-01-10', 'all', '', 7]);
    await addSum(platform, ['2030-01-11', 'all', '', 40], { seen: 20, begun: 9 });
    await addSum(platform, ['2030-01-20', 'all', '', 60]);
    await addSum(platform, ['2030-01-21', 'all', '', 1000]);
    await addLead(platform, api, '2030-01-10');
    await addLead(platform, api, '2030-01-20', { became: { won: 1, value: 900 } });
    await addLead(platform, api, '2030-01-20', {
      became: { value: 100, answered_at: '2030-01-20T13:00:00Z' },
    });
    await addLead(platform, api, '2030-01-20', { became: { spam: 1 } });
    await addLead(platform, api, '2030-01-21');

    const summary = await read<Summary>(api, `/insights-api/summary?${range}`);
    expect(summary.before).toEqual({ from: '2030-01-01', to: '2030-01-10' });
    expect(summary.total).toEqual({
      name: '',
      ...{ views: 200, visits: 100, seen: 20, begun: 9, sent: 2, answered: 1, won: 1, value: 900 },
      conversion: { rate: 0.02, low: 0.005502, high: 0.070012 },
      visits_before: 7,
      sent_before: 1,
    });
    expect(summary.days).toHaveLength(10);
    expect(summary.days.at(-1)).toEqual({ day: '2030-01-20', views: 120, visits: 60, sent: 2 });
    expect(summary.days_before.at(-1)).toEqual({ day: '2030-01-10', views: 14, visits: 7, sent: 1 });
  });

  it('tell pages, articles, cases, channels, hosts and campaigns apart', async () => {
    const { platform, api } = await openWithApi(open);
    for (const [kind, name] of [
      ['page', '/contact'],
      ['landing', '/blog/a'],
      ['article', '/blog/a'],
      ['article', '/portfolio/c'],
      ['channel', 'campaign'],
      ['host', 'google.com'],
      ['campaign', 'spring'],
    ] as const) {
      await addSum(platform, ['2030-01-12', kind, name, 10]);
    }
    await addLead(platform, api, '2030-01-12', { landing: '/blog/a?utm_source=ads&utm_campaign=spring' });
    const counts: Record<string, [string, number, number][]> = {};
    for (const by of ['page', 'landing', 'article', 'case', 'channel', 'host', 'campaign']) {
      const funnels = await read<Funnel[]>(api, `/insights-api/funnel?by=${by}&${range}`);
      counts[by] = funnels.map(({ name, steps }) => [name, steps[0]!.count, steps[3]!.count]);
    }
    expect(counts).toEqual({
      page: [['/contact', 10, 1]],
      landing: [['/blog/a', 10, 1]],
      article: [['/blog/a', 10, 1]],
      case: [['/portfolio/c', 10, 1]],
      channel: [['campaign', 10, 1]],
      host: [['google.com', 10, 1]],
      campaign: [['spring', 10, 1]],
    });
    const sources = await read<Record<string, StatRow[]>>(api, `/insights-api/sources?${range}`);
    expect(Object.values(sources).map((rows) => rows[0]!.sent)).toEqual([1, 1, 1]);
    const pages = await read<StatRow[]>(api, `/insights-api/pages?${range}`);
    expect(pages.map(({ name, sent }) => [name, sent])).toEqual([['/contact', 1]]);
  });

  it('name pages by their titles, where visitors can find them', async () => {
    const { platform, api } = await openWithApi(open);
    const slug = 'two-wards';
    await platform.database.kysely
      .insertInto('blogs')
      .values({
        ...{ id: slug, slug, title: 'Two wards', excerpt: '', content: '', published: 1, search_text: '' },
        ...{ created_at: '2030-01-01T00:00:00.000Z', updated_at: '2030-01-01T00:00:00.000Z' },
      })
      .execute();
    for (const name of ['/contact', `/blog/${slug}`, '/blog/gone']) {
      await addSum(platform, ['2030-01-12', 'page', name, 10]);
    }
    const titles = new Map([
      ['/blog/gone', undefined],
      [`/blog/${slug}`, 'Two wards'],
      ['/contact', defaultContent.site.pageMetas.contact.title],
    ]);
    const pages = await read<StatRow[]>(api, `/insights-api/pages?${range}`);
    expect(new Map(pages.map(({ name, title }) => [name, title]))).toEqual(titles);
    const funnels = await read<Funnel[]>(api, `/insights-api/funnel?by=page&${range}`);
    expect(new Map(funnels.map(({ name, title }) => [name, title]))).toEqual(titles);
  });

  it('give shares of the step before, and none where more went on than were counted', async () => {
    const { platform, api } = await openWithApi(open);
    await addSum(platform, ['2030-01-12', 'all', '', 10], { seen: 5, begun: 0 });
    await addLead(platform, api, '2030-01-12', { became: { won: 1 } });
    const [funnel] = await read<Funnel[]>(api, `/insights-api/funnel?${range}`);
    expect(funnel!.steps.map(({ step, count, share }) => [step, count, share?.rate ?? null])).toEqual([
      ['visits', 10, null],
      ['seen', 5, 0.5],
      ['begun', 0, 0],
      ['sent', 1, null],
      ['answered', 0, 0],
      ['won', 1, 1],
    ]);
  });

  it('count a page from which something was sent, however few opened it', async () => {
    const { platform, api } = await openWithApi(open);
    for (let i = 0; i < 205; i += 1) await addSum(platform, ['2030-01-12', 'page', `/${i}`, 50]);
    await addSum(platform, ['2030-01-12', 'page', '/rare', 2]);
    await addLead(platform, api, '2030-01-12', { page: '/rare' });
    const pages = await read<StatRow[]>(api, `/insights-api/pages?${range}`);
    expect(pages).toHaveLength(200);
    expect(pages[0]).toMatchObject({ name: '/rare', visits: 2, sent: 1 });
  });

  it('leave out a page that only programs opened', async () => {
    const { platform, api } = await openWithApi(open);
    await addSum(platform, ['2030-01-12', 'page', '/read', 1]);
    await platform.database.kysely
      .insertInto('insight_sums')
      .values({ day: '2030-01-12', kind: 'page', name: '/scanned', bots: 9 })
      .execute();
    const pages = await read<StatRow[]>(api, `/insights-api/pages?${range}`);
    expect(pages.map(({ name }) => name)).toEqual(['/read']);
  });

  it('are exported as CSV, with what could be a formula made harmless', async () => {
    const { platform, api } = await openWithApi(open);
    await addSum(platform, ['2030-01-12', 'campaign', '=1+1', 10]);
    const response = await api.askAsAdmin('GET', `/insights-export?by=campaign&${range}`);
    expect(response.headers.get('content-disposition')).toContain('insights-campaign-');
    expect((await response.text()).split('\r\n')[1]).toBe("'=1+1,,10,0,0,0,0,0,0,0,0,0,0,0.277533");
    await addSum(platform, ['2030-01-12', 'page', '/contact', 10]);
    const ofPages = await (await api.askAsAdmin('GET', `/insights-export?by=page&${range}`)).text();
    expect(ofPages.split('\r\n')[1]).toMatch(/^\/contact,20,10,/);
  });

  it.each([
    ['from=1970-01-01&to=1970-01-02', 2],
    ['to=2999-12-31', 30],
  ])('are of every day of %s', async (query, length) => {
    const api = await openTestApi(await open());
    const response = await api.askAsAdmin('GET', `/insights-api/summary?${query}`);
    const { days, days_before: before } = (await response.json()) as Summary;
    expect([days.length, before.length]).toEqual([length, length]);
  });

  it.each([
    ['from=2030-01-02&to=2030-01-01', 'from must not be after to'],
    ['from=2020-01-01&to=2030-01-01', 'from and to must be at most 731 days apart'],
    ['from=yesterday', 'from must be a day such as 2026-11-20'],
    ['to=2030-02-30', 'to must be a day such as 2026-11-20'],
    ['to=9999-12-31', 'to must be a day from 1970-01-01 to 2999-12-31'],
    ['from=0000-01-01&to=0000-01-05', 'from must be a day from 1970-01-01 to 2999-12-31'],
  ])('refuse %s', async (query, detail) => {
    const api = await openTestApi(await open());
    const response = await api.askAsAdmin('GET', `/insights-api/summary?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(detail);
  });
});
