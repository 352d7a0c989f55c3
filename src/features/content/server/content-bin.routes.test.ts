import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { openTestApi, openWithApi } from '#tests/support/test-api.ts';
import { create, first, read, post, listSlugs, type WithOnward } from '#tests/support/test-content.ts';
import { retentionRules } from '#app/personal-data.ts';
import { deleteOldData } from '#features/privacy/server/delete-old-data.ts';
import type { BinnedDocument, ContentDocument } from '../contract.ts';
import { findFormerPath } from './read-document.ts';
import { readSiteContent } from './read-site-content.ts';

describeOnBothDatabasesAtLength('the bin of content', (open) => {
  it('takes a deleted document out of the lists that name it, when asked to', async () => {
    const api = await openTestApi(await open());
    const remove = (query: string) => api.askAsAdmin('DELETE', `${first}${query}`);
    const refused = await remove('');
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        linked_from: expect.arrayContaining([
          expect.objectContaining({ slug: 'custom-software', field: 'onward.cases.0' }),
        ]),
      },
    ]);
    expect((await remove('?unlink=true')).status).toBe(204);
    const service = (await (
      await api.ask('GET', '/content-api/services/custom-software')
    ).json()) as WithOnward;
    expect(service.data.onward.cases).toEqual(['mainframe-handover']);
  });

  it('comes out of the bin without leading to what is gone: a list does without it, a link makes it a draft', async () => {
    const { platform, api } = await openWithApi(open);
    const { data: service } = await read(api, '/content-api/services/custom-software');
    const names = ['lists', 'links'];
    for (const [index, name] of names.entries()) {
      const path = `/content-api/services/${name}`;
      const onward = { services: [], cases: ['dock-schedule', 'shelf-forecast'], products: [], articles: [] };
      const hero = service!['hero'] as { action: object };
      const action = { ...hero.action, href: '/portfolio/dock-schedule' };
      const data = { ...service, metaTitle: name, onward, ...(index === 1 && { hero: { ...hero, action } }) };
      expect((await post(api, path, { body: { data } })).status).toBe(201);
      expect((await post(api, `${path}/publish`)).status).toBe(200);
      expect((await api.askAsAdmin('DELETE', path)).status).toBe(204);
    }
    expect((await api.askAsAdmin('DELETE', `${first}?unlink=true`)).status).toBe(204);
    const bin = (await (await api.askAsAdmin('GET', '/content-bin')).json()) as BinnedDocument[];
    const restore = async (name: string) => {
      const { id } = bin.find(({ slug }) => slug === name)!;
      return (await (await post(api, `/content-bin/${id}/restore`)).json()) as ContentDocument;
    };
    const without = { onward: { cases: ['shelf-forecast'] } };
    expect(await restore('lists')).toMatchObject({ state: 'published', data: without, draft: null });
    expect(await restore('links')).toMatchObject({ state: 'draft', data: null, draft: without });
    const { content } = await readSiteContent(platform);
    expect(content.services.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['lists']));
    expect(content.services.map(({ slug }) => slug)).not.toContain('links');
    const refused = await post(api, '/content-api/services/links/publish');
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        errors: [{ field: 'data.hero.action.href', message: '"/portfolio/dock-schedule" leads to no page' }],
      },
    ]);
  });

  it('takes a deleted document out of the bin, and forgets it after 30 days but for its address', async () => {
    const { platform, api } = await openWithApi(open);
    const bin = async () => (await (await api.askAsAdmin('GET', '/content-bin')).json()) as BinnedDocument[];
    await api.askAsAdmin('DELETE', `${first}?unlink=true`);
    expect(await listSlugs(api)).not.toContain('dock-schedule');
    const [deleted] = await bin();
    expect((await post(api, `/content-bin/${deleted!.id}/restore`)).status).toBe(200);
    expect(await listSlugs(api)).toContain('dock-schedule');

    await create(api, 'our-own');
    await post(api, '/content-api/cases/our-own/publish');
    await api.askAsAdmin('DELETE', '/content-api/cases/our-own');
    await api.askAsAdmin('DELETE', `${first}?unlink=true`);
    platform.now = () => new Date(Date.now() + 31 * 86_400_000);
    await deleteOldData(platform, retentionRules);
    expect(await bin()).toEqual([]);
    expect(await listSlugs(api)).not.toContain('dock-schedule');
    for (const slug of ['dock-schedule', 'our-own'])
      expect(await findFormerPath(platform, 'cases', slug)).toEqual({ kind: 'gone' });
    const rows = await platform.database.kysely.selectFrom('content_documents').select('slug').execute();
    expect(rows).not.toContainEqual({ slug: 'our-own' });
  });
});
