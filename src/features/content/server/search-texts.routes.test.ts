import { expect, it } from 'vitest';
import { openTestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import type { FoundText } from '../contract.ts';

describeOnBothDatabases('the search of all texts', (open) => {
  it('finds words in whatever case, in a draft and in the whole of an own page', async () => {
    const api = await openTestApi(await open());
    const section = { kind: 'text', heading: 'One', body: '<p>A <em>Zwei</em>g in the garden.</p>' };
    const data = {
      title: 'Garden',
      description: 'What it is about.',
      hero: { heading: 'Head', lead: 'Its lead.' },
      place: 'none',
      sections: [section],
    };
    await api.askAsAdmin('POST', '/content-api/pages/garden', { body: { data } });
    const search = async (q: string) => {
      const response = await api.askAsAdmin('GET', `/content-search?q=${encodeURIComponent(q)}`);
      return (await response.json()) as FoundText[];
    };
    const found = {
      collection: 'pages',
      slug: 'garden',
      title: 'Garden',
      path: 'sections.0.body',
      text: 'A Zweig in the garden.',
    };
    expect(await search('ZWEIG')).toEqual([found]);
    expect(await search('no such words')).toEqual([]);
    expect(await search(' ')).toEqual([]);
    expect(await search('e')).toHaveLength(50);
  });
});
