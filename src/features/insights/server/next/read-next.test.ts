import { expect, it } from 'vitest';
import { openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import type { NextItem } from '../../next.contract.ts';
import type { SumKind } from '../tables.ts';

const read = async (api: TestApi): Promise<NextItem[]> => {
  const response = await api.askAsAdmin('GET', '/insights-api/next?from=2030-01-01&to=2030-01-31');
  expect(response.status).toBe(200);
  return (await response.json()) as NextItem[];
};

const addVisits = (
  { database }: TestPlatform,
  rows: [day: string, kind: SumKind, name: string, visits: number, onward: number][],
) =>
  database.kysely
    .insertInto('insight_sums')
    .values(rows.map(([day, kind, name, visits, onward]) => ({ day, kind, name, visits, onward })))
    .execute();

const addText = (
  { database }: TestPlatform,
  kind: 'search' | 'question',
  text: string,
  { count, day }: { count: number; day: string },
) =>
  database.kysely
    .insertInto('insight_texts')
    .values({ kind, text, count, last_at: `${day}T10:00:00.000Z` })
    .execute();

const addPost = ({ database }: TestPlatform, slug: string, published: 0 | 1) =>
  database.kysely
    .insertInto('blogs')
    .values({
      ...{ id: slug, slug, title: slug, excerpt: slug, content: slug, published, search_text: slug },
      ...{ created_at: '2030-01-01T00:00:00.000Z', updated_at: '2030-01-01T00:00:00.000Z' },
    })
    .execute();

async function send(platform: TestPlatform, api: TestApi, source: object, became: object = {}) {
  platform.now = () => new Date('2030-01-20T12:00:00Z');
  const email = `ann${Math.random()}@example.com`;
  const response = await api.ask('POST', '/messages-api', {
    body: { name: 'Ann', email, subject: 'A ward', message: 'Can you help?' },
    headers: { 'form-source': encodeURIComponent(JSON.stringify({ p: '/contact', ...source })) },
  });
  const { id } = (await response.json()) as { id: string };
  const { database } = platform;
  await database.kysely
    .updateTable('contact_messages')
    .set({ spam: 0, ...became })
    .where('id', '=', id)
    .execute();
}

describeOnBothDatabases('what to write next', (open) => {
  it('is what would have served most visitors, with its evidence', async () => {
    const { platform, api } = await openWithApi(open);
    await addText(platform, 'search', 'pricing', { count: 12, day: '2030-01-03' });
    await addText(platform, 'question', 'do you do audits', { count: 1, day: '2030-01-04' });
    await addText(platform, 'search', 'long ago', { count: 99, day: '2029-12-31' });
    await addText(platform, 'search', 'on the last day', { count: 3, day: '2030-01-31' });
    await addText(platform, 'search', 'later', { count: 99, day: '2030-02-01' });
    await addVisits(platform, [
      ['2030-01-03', 'all', '', 100, 50],
      ['2030-01-04', 'all', '', 100, 50],
      // Not in the period.
      ['2030-02-01', 'landing', '/products', 100, 0],
      ['2030-01-03', 'landing', '/services', 40, 4],
      ['2030-01-04', 'landing', '/services', 40, 4],
      // Average, and too few to be significant.
      ['2030-01-03', 'landing', '/privacy', 100, 50],
      ['2030-01-03', 'landing', '/terms', 9, 0],
      // Deleted meanwhile.
      ['2030-01-03', 'landing', '/blog/gone', 90, 0],
    ]);
    await addPost(platform, 'a', 1);
    await addPost(platform, 'draft', 0);
    await send(platform, api, { a: '/blog/a' }, { won: 1 });
    await send(platform, api, { a: '/blog/a' });
    await send(platform, api, { c: '/portfolio/shelf-forecast' });
    await send(platform, api, { a: '/blog/spam' }, { spam: 1 });
    // Names that a browser made up, or that visitors cannot find.
    await send(platform, api, { a: '/blog/forged', c: '/portfolio/forged' }, { won: 1 });
    await send(platform, api, { a: '/blog/draft' });

    const items = await read(api);
    expect(items.map(({ kind, name, visitors, count, of }) => [kind, name, visitors, count, of])).toEqual([
      // 200 visits brought 5 leads.
      ['article', '/blog/a', 80, 2, null],
      ['case', '/portfolio/shelf-forecast', 40, 1, null],
      ['landing', '/services', 25.2, 72, 80],
      ['search', 'pricing', 12, 12, null],
      ['search', 'on the last day', 3, 3, null],
      ['question', 'do you do audits', 1, 1, null],
    ]);
    expect(items.map(({ evidence }) => evidence)).toEqual([
      '2 leads read this last before writing, 1 of them won: similar content may bring in more leads.',
      'One lead read this last before writing: similar content may bring in more leads.',
      '72 of 80 visits that began here opened no other page (81% to 95% at 95% confidence); on the whole site it is 50%.',
      'Searched for 12 times without a result, last on Jan 3, 2030.',
      'Searched for 3 times without a result, last on Jan 31, 2030.',
      'Asked once without a matching answer or article, last on Jan 4, 2030.',
    ]);
  });

  it('is nothing where nothing is known, at most 50 where much is, and for admins alone', async () => {
    const { platform, api } = await openWithApi(open);
    expect(await read(api)).toEqual([]);
    for (let n = 1; n <= 60; n += 1) {
      await addText(platform, 'search', `text ${n}`, { count: n, day: '2030-01-03' });
    }
    const items = await read(api);
    expect([items.length, items[0]!.name, items.at(-1)!.name]).toEqual([50, 'text 60', 'text 11']);
  });
});
