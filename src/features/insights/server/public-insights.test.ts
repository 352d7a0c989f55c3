import { expect, it } from 'vitest';
import { openTestApi, openWithApi, type Ask } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';

const readSums = ({ database }: TestPlatform) =>
  database.kysely.selectFrom('insight_sums').selectAll().orderBy('kind').orderBy('name').execute();

/** Kind, name and number of the sums in which a form was begun. */
async function readBegun(platform: TestPlatform, kinds: readonly string[]) {
  const rows = (await readSums(platform)).filter(({ kind, begun }) => kinds.includes(kind) && begun > 0);
  return rows.map(({ kind, name, begun }) => [kind, name, begun]);
}

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function openWithVisits(platform: TestPlatform) {
  const { views } = platform.site;
  const api = await openTestApi(platform);
  return {
    visit(target: string, peer: string) {
      views.note({ target, peer, userAgent, referer: '', forwardedFor: '', refusesTracking: false });
    },
    begin: (form: string, { headers = {}, ...ask }: Omit<Ask, 'body'> = {}) =>
      api.ask('POST', '/forms-begun', {
        ...ask,
        headers: { 'user-agent': userAgent, ...headers },
        body: { form },
      }),
  };
}

const readTexts = ({ database }: TestPlatform) =>
  database.kysely.selectFrom('insight_texts').select(['kind', 'text', 'count']).orderBy('text').execute();

describeOnBothDatabasesAtLength('what pages say about their use', (open) => {
  it('counts each form once per visit and day, and keeps nothing about who began it', async () => {
    const platform = await open();
    platform.now = () => new Date('2030-01-01T23:59:00Z');
    const { begin, visit } = await openWithVisits(platform);
    visit('/', '192.0.2.1');
    visit('/', '192.0.2.2');
    for (const [form, clientIp] of [
      ['contact', '192.0.2.1'],
      ['contact', '192.0.2.1'],
      ['newsletter', '192.0.2.1'],
      ['contact', '192.0.2.2'],
    ] as const) {
      expect((await begin(form, { clientIp })).status).toBe(204);
    }
    expect(await readBegun(platform, ['all', 'form'])).toEqual([
      ['all', '', 2],
      ['form', 'contact', 2],
      ['form', 'newsletter', 1],
    ]);
  });

  it('counts no form that is begun without a counted visit', async () => {
    const platform = await open();
    const { begin, visit } = await openWithVisits(platform);
    visit('/', '192.0.2.2');
    await begin('contact');
    await begin('contact', { clientIp: '192.0.2.2', headers: { dnt: '1' } });
    expect(await readBegun(platform, ['all', 'form'])).toEqual([]);
  });

  it('begins no sum for pages and campaigns that only a header names', async () => {
    const platform = await open();
    const { begin, visit } = await openWithVisits(platform);
    for (const [i, page] of ['/contact', '/invented'].entries()) {
      const clientIp = `192.0.2.${i + 1}`;
      visit('/contact', clientIp);
      const headers = {
        'form-source': encodeURIComponent(JSON.stringify({ l: `${page}?utm_campaign=x`, p: page })),
      };
      await begin('contact', { clientIp, headers });
    }
    expect(await readBegun(platform, ['page', 'campaign'])).toEqual([['page', '/contact', 1]]);
  });

  it('counts a form that was turned to by where its visitor came from and what they read', async () => {
    const platform = await open();
    const { begin, visit } = await openWithVisits(platform);
    visit('/services', '192.0.2.1');
    const day = platform.now().toISOString().slice(0, 10);
    const named = [
      ['article', '/blog/a'],
      ['article', '/portfolio/c'],
      ['campaign', 'spring'],
      ['channel', 'campaign'],
      ['host', 'google.com'],
      ['landing', '/services'],
      ['page', '/contact'],
    ] as const;
    await begin('quiz');
    const rows = named.map(([kind, name]) => ({ day, kind, name }));
    await platform.database.kysely
      .insertInto('insight_sums')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const source = {
      ...{ l: '/services?utm_source=ads&utm_campaign=spring', r: 'www.google.com', p: '/contact' },
      ...{ a: '/blog/a', c: '/portfolio/c' },
    };
    const headers = { 'form-source': encodeURIComponent(JSON.stringify(source)) };
    await begin('contact', { headers });
    const kinds = ['article', 'campaign', 'channel', 'host', 'landing', 'page'];
    expect(await readBegun(platform, kinds)).toEqual(named.map(([kind, name]) => [kind, name, 1]));
  });

  it('keeps what was looked for in vain once, without what is personal in it', async () => {
    const { platform, api } = await openWithApi(open);
    const note = (text: string, kind = 'search', clientIp = '192.0.2.1') =>
      api.ask('POST', '/unmet-searches', { body: { kind, text }, clientIp });
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
    const { platform, api } = await openWithApi(open);
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
    const rows = await readTexts(platform);
    expect(rows.find(({ text }) => text === 'pricing')!.count).toBe(2);
    expect(rows).toHaveLength(30);
  });

  it('keeps no more texts than it has room for, and what is looked for most', async () => {
    const { platform, api } = await openWithApi(open);
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      kind: 'search' as const,
      text: `text ${n}`,
      count: n === 0 ? 2 : 1,
      last_at: `2030-01-01T00:00:00.${String((n * 7) % 1000).padStart(3, '0')}Z`,
    }));
    await platform.database.kysely.insertInto('insight_texts').values(rows).execute();
    await api.ask('POST', '/unmet-searches', { body: { kind: 'search', text: 'one more' } });
    await api.ask('POST', '/unmet-searches', { body: { kind: 'search', text: 'text 7' } });
    const texts = await readTexts(platform);
    expect(texts).toHaveLength(1000);
    const [words, least] = [texts.map(({ text }) => text), 'text 143'];
    expect([words.includes('one more'), words.includes('text 0'), words.includes(least)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(texts.find(({ text }) => text === 'text 7')!.count).toBe(2);
  });

  it('counts what is answered in the quiz and what brought who answered, each by itself', async () => {
    const { platform, api } = await openWithApi(open);
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
  });
});
