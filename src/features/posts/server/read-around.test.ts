import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { create, open as openApi } from '#tests/support/test-posts.ts';
import { readAround } from './read-around.ts';

const at = (day: number) => ({ published_at: `2030-01-0${day}T00:00:00.000Z` });

describeOnBothDatabases('an article', (open) => {
  it('leads to its neighbors, and to those with tags in common, then words, then the newest', async () => {
    const { api, platform } = await openApi(await open());
    const first = await create(api, { title: 'Harbor cranes', ...at(1) });
    const middle = await create(api, { title: 'Sorting letters', ...at(2), tags: ['Post', 'Machines'] });
    await create(api, { title: 'Weather', ...at(3) });
    await create(api, { title: 'Stamps', ...at(4), tags: ['Post'] });
    await create(api, {
      title: 'Unseen',
      ...at(5),
      tags: ['Post', 'Machines'],
      publish_at: '2190-01-01T00:00:00Z',
    });
    await create(api, { title: 'Franking', ...at(6), tags: ['Machines', 'Post'] });
    await create(api, { title: 'Letters again', ...at(7) });
    const last = await create(api, { title: 'Bridges', ...at(8) });
    const titles = async (post: typeof first, count = 4) => {
      const { newer, older, related } = await readAround(platform, post, count);
      return { newer: newer?.title, older: older?.title, related: related.map(({ title }) => title) };
    };
    expect(await titles(middle)).toEqual({
      newer: 'Weather',
      older: 'Harbor cranes',
      related: ['Franking', 'Stamps', 'Letters again', 'Bridges'],
    });
    expect(await titles(first, 2)).toEqual({
      newer: 'Sorting letters',
      older: undefined,
      related: ['Bridges', 'Letters again'],
    });
    expect(await titles(last, 1)).toEqual({
      newer: undefined,
      older: 'Letters again',
      related: ['Franking'],
    });
  });
});
