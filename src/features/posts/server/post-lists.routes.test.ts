import { expect, it } from 'vitest';
import { toDay } from '#features/insights/days.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { create, open as openApi, read } from '#tests/support/test-posts.ts';
import type { Post, PostCard } from '../contract.ts';

const dayMs = 86_400_000;

describeOnBothDatabases('the list of posts', (open) => {
  it('tells admins the version of each, and of cards the views of the last 30 days', async () => {
    const { api, platform } = await openApi(await open());
    const { id, slug, version } = await create(api, { title: 'One' });
    expect(version).toBe(1);
    const daysAgo = (count: number) => toDay(new Date(platform.now().getTime() - count * dayMs));
    const sum = (day: string, kind: 'page' | 'landing', name: string, views: number) => ({
      day,
      kind,
      name,
      views,
    });
    await platform.database.kysely
      .insertInto('insight_sums')
      .values([
        sum(daysAgo(0), 'page', `/blog/${slug}`, 2),
        sum(daysAgo(29), 'page', `/blog/${slug}`, 3),
        sum(daysAgo(30), 'page', `/blog/${slug}`, 100),
        sum(daysAgo(0), 'landing', `/blog/${slug}`, 100),
        sum(daysAgo(0), 'page', '/blog', 100),
      ])
      .execute();
    await create(api, { title: 'Unread' });
    const cards = await read<PostCard[]>(api.askAsAdmin('GET', '/blog-api?fields=card'));
    expect(cards.map((card) => [card.title, card.version, card.views])).toEqual([
      ['Unread', 1, 0],
      ['One', 1, 5],
    ]);
    const [whole] = await read<Post[]>(api.askAsAdmin('GET', '/blog-api?q=one'));
    expect(whole).toMatchObject({ id, version: 1 });
    const visitors = ['/blog-api?fields=card', '/blog-api', `/blog-api/${slug}`];
    for (const path of visitors) {
      const text = await (await api.ask('GET', path)).text();
      expect([path, /"(?:version|views|has_draft)"/.test(text)]).toEqual([path, false]);
    }
  });

  it('refuses filters that it does not know, and finds nothing under what nobody has', async () => {
    const { api } = await openApi(await open());
    await create(api, { title: 'One', tags: ['Kept'], author: 'ines-varga' });
    const ask = async (query: string) => (await api.askAsAdmin('GET', `/blog-api?${query}`)).status;
    const bad = ['state=', 'state=gone', 'state=draft&state=gone', 'tag=%00', 'author=a%00b'];
    for (const query of [...bad, `tag=${'x'.repeat(201)}`, `author=${'x'.repeat(201)}`])
      expect([query, await ask(query)]).toEqual([query, 400]);
    for (const query of ['tag=', 'author=', 'tag=%25', "author=' or 1=1 --", 'tag=kept&author=nobody']) {
      expect([query, await read(api.askAsAdmin('GET', `/blog-api?${query}`))]).toEqual([query, []]);
    }
    const all = 'state=published&tag=kept&author=ines-varga&q=one';
    expect(await read<Post[]>(api.ask('GET', `/blog-api?${all}`))).toHaveLength(1);
  });
});
