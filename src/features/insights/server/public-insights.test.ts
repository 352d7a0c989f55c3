import { expect, it } from 'vitest';
import { openTestApi } from '../../../../tests/support/test-api.ts';
import { describeOnBothDatabases, type TestPlatform } from '../../../../tests/support/test-platform.ts';

const readSums = ({ database }: TestPlatform) =>
  database.kysely.selectFrom('insight_sums').selectAll().orderBy('kind').orderBy('name').execute();

const readTexts = ({ database }: TestPlatform) =>
  database.kysely.selectFrom('insight_texts').select(['kind', 'text', 'count']).orderBy('text').execute();

describeOnBothDatabases('what pages say about their use', (open) => {
  it('counts forms that were turned to by day, and keeps nothing about who did', async () => {
    const platform = await open();
    platform.now = () => new Date('2030-01-01T23:59:00Z');
    const api = await openTestApi(platform);
    for (const form of ['contact', 'contact', 'newsletter']) {
      expect((await api.ask('POST', '/forms-begun', { body: { form } })).status).toBe(204);
    }
    const sums = (await readSums(platform)).map(({ day, kind, name, begun }) => [day, kind, name, begun]);
    expect(sums).toEqual([
      ['2030-01-01', 'all', '', 2],
      ['2030-01-01', 'form', 'contact', 2],
      ['2030-01-01', 'form', 'newsletter', 1],
    ]);
  });

  it('begins no sum for pages and campaigns that only a header names', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const day = platform.now().toISOString().slice(0, 10);
    await platform.database.kysely
      .insertInto('insight_sums')
      .values({ day, kind: 'page', name: '/contact' })
      .execute();
    for (const page of ['/contact', '/invented']) {
      const headers = {
        'form-source': encodeURIComponent(JSON.stringify({ l: `${page}?utm_campaign=x`, p: page })),
      };
      await api.ask('POST', '/forms-begun', { body: { form: 'contact' }, headers });
    }
    const named = (await readSums(platform)).filter(({ kind }) => kind === 'page' || kind === 'campaign');
    expect(named.map(({ name, begun }) => [name, begun])).toEqual([['/contact', 1]]);
  });

  it('counts a form that was turned to by where its visitor came from and what they read', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const day = platform.now().toISOString().slice(0, 10);
    const expected = [
      ['article', '/blog/a', 1],
      ['article', '/portfolio/c', 1],
      ['campaign', 'spring', 1],
      ['channel', 'campaign', 1],
      ['host', 'google.com', 1],
      ['landing', '/services', 1],
      ['page', '/contact', 1],
    ] as const;
    const rows = expected.map(([kind, name]) => ({ day, kind, name }));
    await platform.database.kysely.insertInto('insight_sums').values(rows).execute();
    const source = {
      ...{ l: '/services?utm_source=ads&utm_campaign=spring', r: 'www.google.com', p: '/contact' },
      ...{ a: '/blog/a', c: '/portfolio/c' },
    };
    const headers = { 'form-source': encodeURIComponent(JSON.stringify(source)) };
    await api.ask('POST', '/forms-begun', { body: { form: 'contact' }, headers });
    const sums = (await readSums(platform)).filter(({ kind }) => kind !== 'all' && kind !== 'form');
    expect(sums.map(({ kind, name, begun }) => [kind, name, begun])).toEqual(expected);
  });

  it('keeps what was looked for in vain once, without what is personal in it', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const note = (text: string, kind = 'search', clientAddress = '192.0.2.1') =>
      api.ask('POST', '/unmet-searches', { body: { kind, text }, clientAddress });
    await note('Pricing for  Clinics');
    await note('pricing for clinics');
    await note('pricing for clinics', 'search', '192.0.2.2');
    await note('Call ann@example.com or +1 (555) 010-0146', 'question');
    await note('ann@example.com');
    expect(await readTexts(platform)).toEqual([
      { kind: 'question', text: 'call … or …', count: 1 },
      { kind: 'search', text: 'pricing for clinics', count: 2 },
    ]);
  });

  it('counts a text once a day for an address, and so many texts of one', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const note = (text: string) => api.ask('POST', '/unmet-searches', { body: { kind: 'search', text } });
    for (const day of ['2030-01-01', '2030-01-02']) {
      platform.now = () => new Date(`${day}T12:00:00Z`);
      await note('pricing');
      await note('pricing');
    }
    for (let n = 0; n < 40; n += 1) {
      // Not stopped by the per-minute limit.
      platform.now = () => new Date(Date.parse('2030-01-02T13:00:00Z') + n * 60_000);
      expect((await note(`junk ${n}`)).status).toBe(204);
    }
    const kept = await readTexts(platform);
    expect(kept.find(({ text }) => text === 'pricing')!.count).toBe(2);
    expect(kept).toHaveLength(30);
  });

  it('keeps no more texts than it has room for, and what is looked for most', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      kind: 'search' as const,
      text: `text ${n}`,
      count: n === 0 ? 2 : 1,
      last_at: `2030-01-01T00:00:00.${String((n * 7) % 1000).padStart(3, '0')}Z`,
    }));
    await platform.database.kysely.insertInto('insight_texts').values(rows).execute();
    await api.ask('POST', '/unmet-searches', { body: { kind: 'search', text: 'one more' } });
    await api.ask('POST', '/unmet-searches', { body: { kind: 'search', text: 'text 7' } });
    const kept = await readTexts(platform);
    expect(kept).toHaveLength(1000);
    const [texts, least] = [kept.map(({ text }) => text), 'text 143'];
    expect([texts.includes('one more'), texts.includes('text 0'), texts.includes(least)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(kept.find(({ text }) => text === 'text 7')!.count).toBe(2);
  });

  it('counts what is answered in the quiz and what brought who answered, each by itself', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const tell = async (day: string, budget: string, headers: Record<string, string> = {}) => {
      platform.now = () => new Date(`${day}T12:00:00Z`);
      const answers = { businessType: 'small', techChallenge: 'ai', growthGoal: 'reach', budget };
      return (await api.ask('POST', '/fortune-teller', { body: { answers }, headers })).status;
    };
    const source = encodeURIComponent(JSON.stringify({ l: '/', r: 'www.google.com', p: '/' }));
    expect(await tell('2030-01-01', 'large', { 'form-source': source })).toBe(200);
    expect(await tell('2030-01-02', 'medium')).toBe(200);
    expect(await tell('2030-01-02', 'tiny')).toBe(400);
    expect(await tell('2030-01-03', 'large')).toBe(200);
    const read = async (range: string) => (await api.askAsAdmin('GET', `/insights-api/quiz?${range}`)).json();
    const both = (question: string, answer: string) => ({ question, answer, count: 2 });
    expect(await read('from=2030-01-01&to=2030-01-02')).toEqual({
      finished: 2,
      answers: [
        both('businessType', 'small'),
        both('growthGoal', 'reach'),
        both('techChallenge', 'ai'),
        { question: 'budget', answer: 'large', count: 1 },
        { question: 'budget', answer: 'medium', count: 1 },
      ],
      channels: [{ channel: 'search', count: 1 }],
    });
    expect(await read('from=2030-01-04&to=2030-01-04')).toEqual({ finished: 0, answers: [], channels: [] });
    expect((await api.ask('GET', '/insights-api/quiz')).status).toBe(403);
  });
});
