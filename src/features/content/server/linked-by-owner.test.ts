import { expect, it } from 'vitest';
import { openTestApi } from '#tests/support/test-api.ts';
import { listSlugs, post } from '#tests/support/test-content.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';

describeOnBothDatabasesAtLength('starting clean', (open) => {
  it('leaves what a page of the owner links to in its text, and nothing else that is made up', async () => {
    const api = await openTestApi(await open());
    const data = {
      title: 'Where we come from',
      description: 'What we did before.',
      hero: { heading: 'Before', lead: 'In short.' },
      place: 'none',
      sections: [
        { kind: 'text', heading: 'Once', body: '<p>See <a href="/portfolio/dock-schedule">this</a>.</p>' },
        { kind: 'cases', heading: 'More', cases: ['dock-schedule', 'shelf-forecast'] },
      ],
    };
    expect((await post(api, '/content-api/pages/before', { body: { data } })).status).toBe(201);
    expect((await post(api, '/content-api/pages/before/publish')).status).toBe(200);
    const started = await api.askInPerson('POST', '/setup/clean-start', { body: { site_name: 'Ours' } });
    expect(started.status).toBe(201);
    expect(await listSlugs(api)).toEqual(['dock-schedule']);
  });
});
