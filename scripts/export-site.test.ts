import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { create, open as openApi } from '#tests/support/test-posts.ts';
import { exportSite } from './export-site.ts';

describeOnBothDatabasesAtLength('an export of the site', (open) => {
  it('has the documents, the posts, whose pictures are beside their folder, and the settings', async () => {
    const platform = await open();
    const { api } = await openApi(platform);
    const content = '<p><img src="/uploads/dock-1.png" alt="A dock"></p>';
    await create(api, { title: 'One', slug: 'one', content });
    await api.askAsAdmin('PUT', '/settings', { body: { site_name: 'Brightwater' } });
    const texts = new Map<string, string>();
    for await (const { path, text } of exportSite(platform)) texts.set(path, text);
    expect([...texts.keys()]).toContain('cases/dock-schedule.json');
    const post = [...texts].find(([path]) => /^posts\/\d{4}-\d\d-\d\d-one\.md$/.test(path));
    expect(post?.[1]).toContain('](../uploads/dock-1.png)');
    const settings = JSON.parse(texts.get('settings.json')!);
    expect(settings).toMatchObject({
      site_name: 'Brightwater',
      answer_time: { enabled: expect.any(Boolean) },
    });
  });
});
