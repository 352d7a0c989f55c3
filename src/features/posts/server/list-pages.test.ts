import { expect, it } from 'vitest';
import { describeOnBothDatabases, setClock } from '#tests/support/test-platform.ts';
import { create, open as openApi, put } from '#tests/support/test-posts.ts';
import { listAuthorPages, listTagPages } from './list-pages.ts';

const time = (hour: number) => Date.parse('2030-01-01T00:00:00.000Z') + hour * 3_600_000;
const at = (hour: number) => new Date(time(hour)).toISOString();

describeOnBothDatabases('the pages of tags and authors', (open) => {
  it('are those with visible posts, each with the last change of one, also by the clock', async () => {
    const { api, platform } = await openApi(await open());
    setClock(platform, time(0));
    const author = 'tomas-okafor';
    const first = await create(api, { title: 'One', tags: ['Post', 'Machines'], author });
    await create(api, { title: 'Draft', tags: ['Unseen'], published: false });
    await create(api, { title: 'Later', tags: ['Later', 'Post'], author, publish_at: at(5) });
    const read = async () => ({
      tags: (await listTagPages(platform)).map(({ slug, changedAt }) => [slug, changedAt]),
      authors: await listAuthorPages(platform, [
        { slug: 'tomas', name: 'Tomas', slugs: ['tomas', author] },
        { slug: 'nobody', name: 'Nobody', slugs: ['nobody'] },
      ]),
    });
    expect(await read()).toEqual({
      tags: [
        ['machines', at(0)],
        ['post', at(0)],
      ],
      authors: [{ slug: 'tomas', name: 'Tomas', changedAt: at(0) }],
    });

    setClock(platform, time(2));
    await put(api, first.id, { tags: ['Machines'] });
    expect((await read()).tags).toEqual([['machines', at(2)]]);

    setClock(platform, time(6));
    const { tags, authors } = await read();
    expect(tags).toEqual([
      ['later', at(5)],
      ['post', at(5)],
      ['machines', at(2)],
    ]);
    expect(authors[0]!.changedAt).toBe(at(5));
  });
});
