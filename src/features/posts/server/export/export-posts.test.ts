import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { create, open as openApi } from '#tests/support/test-posts.ts';
import { exportPosts } from './export-posts.ts';

describeOnBothDatabasesAtLength('posts as Markdown', (open) => {
  it('name their tags as people know them', async () => {
    const platform = await open();
    const { api } = await openApi(platform);
    await create(api, { title: 'One', tags: ['AI in retail', 'Überblick'] });
    const texts: string[] = [];
    for await (const { text } of exportPosts(platform)) texts.push(text);
    expect(texts.map((text) => /^tags: .*$/m.exec(text)?.[0])).toEqual([
      'tags: ["AI in retail","Überblick"]',
    ]);
  });
});
